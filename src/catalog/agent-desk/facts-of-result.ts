import { limits } from '../../kernel/limits.ts';
import type { Part } from './parts.ts';
import type { AgentResult } from './result.ts';
import { writeAmount } from './write-amount.ts';

const { factLength, factLines, factsLength } = limits.agentModels;
/** Rows of one table; the first say what it is about. */
const tableRows = 24;

/** A result in lines, each with its figures as they are shown: what may be said about it. */
export function factsOfResult(result: AgentResult): string[] {
  const currency = result.currency ?? 'USD';
  const lines = [
    result.summary,
    ...(result.warnings ?? []).map((warning) => `Warning: ${warning}`),
    ...result.parts.flatMap((part) => linesOf(part, currency)),
  ];
  return withinLength(lines.map((line) => line.replace(/\s+/g, ' ').trim().slice(0, factLength)));
}

function linesOf(part: Part, currency: string): string[] {
  switch (part.kind) {
    case 'figures':
      return part.figures.map(
        ({ label, value, as, against }) =>
          `${label}: ${writeAmount(value, as, currency)}${against === undefined ? '' : ` (${against})`}`,
      );
    case 'table':
      return part.rows.slice(0, tableRows).map((row) => {
        const cells = part.columns.map(
          ({ key, label, as }) => `${label} ${writeAmount(row[key] ?? null, as, currency)}`,
        );
        return `${part.title}: ${cells.join(', ')}`;
      });
    case 'cards':
      return part.cards.map(
        ({ title, text, facts }) => `${part.title}: ${[title, text, facts ?? ''].join('. ')}`,
      );
    case 'drawing':
      return [`${part.title}: ${part.says}`];
    case 'timeline':
      return part.items.map(
        ({ label, start, end }) =>
          `${part.title}: ${label}, ${writeAmount(start, 'date')} to ${writeAmount(end, 'date')}`,
      );
    default:
      // Charts show what tables and figures say; documents are long and say it again.
      return [];
  }
}

function withinLength(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (line === '') continue;
    length += line.length + 1;
    if (length > factsLength || kept.length === factLines) break;
    kept.push(line);
  }
  return kept;
}
