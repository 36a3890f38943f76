import type { Cell, Part } from './parts.ts';
import type { AgentResult } from './result.ts';

/** What must never reach a person: figures that are none, empty titles, rows without their columns. */
export function faultsOfResult(result: AgentResult): string[] {
  const faults: string[] = [];
  if (result.summary.trim() === '') faults.push('no summary');
  for (const [name, value] of Object.entries(result.values))
    if (isBroken(value)) faults.push(`value ${name}`);
  for (const part of result.parts)
    faults.push(...faultsOfPart(part).map((fault) => `${part.title}: ${fault}`));
  return faults;
}

function faultsOfPart(part: Part): string[] {
  switch (part.kind) {
    case 'figures':
      return part.figures.filter(({ value }) => isBroken(value)).map(({ label }) => label);
    case 'table':
    case 'chart':
      return part.rows.flatMap((row, index) =>
        Object.entries(row)
          .filter(([, cell]) => isBroken(cell))
          .map(([key]) => `row ${index + 1}, ${key}`),
      );
    case 'drawing':
      return part.shapes.flatMap((shape) =>
        Object.entries(shape)
          .filter(([, value]) => typeof value === 'number' && !Number.isFinite(value))
          .map(([key]) => `${shape.kind} ${key}`),
      );
    default:
      return [];
  }
}

function isBroken(value: Cell): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}
