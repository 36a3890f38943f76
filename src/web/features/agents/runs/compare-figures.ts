import type { Cell } from '../../../../catalog/agent-desk/parts.ts';
import { writeAmount } from '../../../../catalog/agent-desk/write-amount.ts';

interface ComparedFigure {
  readonly name: string;
  readonly label: string;
  readonly one: string;
  readonly other: string;
  readonly change: string;
}

type Figures = Readonly<Record<string, Cell>>;

/** Every figure that one of two runs has, in the order of the first. */
export function compareFigures(one: Figures, other: Figures): ComparedFigure[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.map((name) => {
    const first = one[name] ?? null;
    const second = other[name] ?? null;
    const isPair = typeof first === 'number' && typeof second === 'number';
    return {
      name,
      label: worded(name),
      one: writeAmount(first, 'number'),
      other: writeAmount(second, 'number'),
      change: isPair ? signed(second - first) : '',
    };
  });
}

/** `netPresentValue` as people write it. */
function worded(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function signed(change: number): string {
  const written = writeAmount(Math.abs(change), 'number');
  if (written === '0') return 'the same';
  return `${change > 0 ? '+' : '−'}${written}`;
}
