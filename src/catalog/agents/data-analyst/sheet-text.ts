import type { Sheet } from '../../agent-desk/fields.ts';

/** A sheet from lines whose cells are parted by semicolons. */
export function sheetOfText(text: string): Sheet {
  const [head = '', ...lines] = text.trim().split('\n');
  return { columns: head.split(';'), rows: lines.map((line) => line.split(';')) };
}

/** A sheet from columns of figures. */
export function sheetOfColumns(columns: Readonly<Record<string, readonly (number | string)[]>>): Sheet {
  const names = Object.keys(columns);
  const count = Math.max(...names.map((name) => columns[name]?.length ?? 0));
  return {
    columns: names,
    rows: Array.from({ length: count }, (_, row) => names.map((name) => String(columns[name]?.[row] ?? ''))),
  };
}
