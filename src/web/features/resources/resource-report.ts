import type { Part } from '../../../catalog/agent-desk/parts.ts';
import { withBlanks } from '../../../catalog/resources/blanks.ts';
import { hasFormulas, type ResourceSheet, sheetsOf } from '../../../catalog/resources/sheets-of.ts';
import { isFigureColumn, withValues } from '../../../catalog/resources/write-values.ts';
import { partsOfMarkdown } from '../../lib/documents/parts-of-markdown.ts';
import type { Report } from '../../lib/documents/report.ts';
import { workbookOf } from './resource-workbook.ts';

export interface WrittenResource {
  readonly title: string;
  readonly about: string;
  readonly body: string;
}

const opening = 'How to use it';

/** A resource as a report, which the writers of documents turn into files. */
export function reportOfResource({ title, about, body }: WrittenResource): Report {
  const reckons = hasFormulas(body);
  const sheets = reckons ? sheetsOf(body).sheets : [];
  const parts = partsOfMarkdown(withBlanks(reckons ? withValues(body) : body), opening);
  return {
    title,
    entered: [],
    result: {
      summary: about,
      values: {},
      parts: withFigures(parts, sheets),
      ...(reckons ? { workbook: workbookOf(sheets) } : {}),
    },
    method: [],
    sources: [],
    limits: [],
    notes: notesOf(parts),
  };
}

/** Columns of figures stand at the right, as on the screen. */
function withFigures(parts: readonly Part[], sheets: readonly ResourceSheet[]): Part[] {
  let count = 0;
  return parts.map((part) => {
    if (part.kind !== 'table') return part;
    const sheet = sheets[count];
    count += 1;
    if (sheet === undefined) return part;
    const columns = part.columns.map((column, at) =>
      isFigureColumn(sheet, at) ? { ...column, as: 'number' as const } : column,
    );
    return { ...part, columns };
  });
}

/** What is said around the tables: a workbook has it on its first sheet. */
function notesOf(parts: readonly Part[]): { title: string; lines: string[] }[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'document') return [];
    const lines = part.blocks.flatMap((block) => {
      if (block.kind !== 'list') return [block.text];
      return block.items.map((item, at) => (block.numbered ? `${at + 1}. ${item}` : `• ${item}`));
    });
    return [{ title: part.title, lines }];
  });
}
