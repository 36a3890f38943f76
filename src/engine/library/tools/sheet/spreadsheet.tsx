import { useRef, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { say } from '../../ui/toast.tsx';
import { parseCsv, toCsv } from '../../views/csv.ts';
import { DownloadButton, PrintButton } from '../parts/tool-buttons.tsx';
import { TextField } from '../parts/tool-fields.tsx';
import { type Cells, type CellValue, columnName, sheetValues, shownValue } from './sheet-values.ts';

interface SheetState {
  readonly cells: Cells;
  readonly rows: number;
  readonly columns: number;
}

const example: SheetState = {
  rows: 12,
  columns: 6,
  cells: {
    A1: 'Item',
    B1: 'Quantity',
    C1: 'Price',
    D1: 'Amount',
    A2: 'Paint',
    B2: '3',
    C2: '12.50',
    D2: '=B2*C2',
    A3: 'Brushes',
    B3: '2',
    C3: '4',
    D3: '=B3*C3',
    A5: 'Total',
    D5: '=SUM(D2:D3)',
  },
};

const kept = createValue('spreadsheet', example);
const most = { rows: 200, columns: 26 };

/** A grid with formulas. It is kept while it is filled in. */
export function Spreadsheet({ title }: { title: string }) {
  const [sheet, setSheet] = useValue(kept);
  const [chosen, choose] = useState('A1');
  const columns = Array.from({ length: sheet.columns }, (_, index) => columnName(index));
  const rows = Array.from({ length: sheet.rows }, (_, index) => index + 1);
  const values = sheetValues(
    sheet.cells,
    rows.flatMap((row) => columns.map((column) => column + row)),
  );
  const setCell = (name: string, text: string) =>
    setSheet({ ...sheet, cells: { ...sheet.cells, [name]: text } });
  const value = values.get(chosen);
  const csv = toCsv(rows.map((row) => columns.map((column) => shownValue(values.get(column + row)))));
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={`Cell ${chosen}`}
          value={sheet.cells[chosen] ?? ''}
          onChange={(text) => setCell(chosen, text)}
          hint="A text, a number, or a formula such as =A1+B2 or =SUM(A1:A5)."
          autoComplete="off"
        />
        <p
          role="status"
          data-result
          className={value?.kind === 'fault' ? 'font-medium text-danger-ink' : 'text-sm'}
        >
          {chosen}: {shownValue(value)}
        </p>
        <Grid
          columns={columns}
          rows={rows}
          values={values}
          cells={sheet.cells}
          chosen={chosen}
          onChoose={choose}
          onChange={setCell}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={sheet.rows >= most.rows}
            onClick={() => setSheet({ ...sheet, rows: sheet.rows + 1 })}
          >
            Add row
          </Button>
          <Button
            disabled={sheet.columns >= most.columns}
            onClick={() => setSheet({ ...sheet, columns: sheet.columns + 1 })}
          >
            Add column
          </Button>
          <DownloadButton name="sheet.csv" text={csv} type="text/csv" label="Export CSV" />
          <PrintButton />
          <Button
            onClick={() => {
              const before = sheet;
              setSheet({ ...sheet, cells: {} });
              say('The sheet is empty.', { undo: () => setSheet(before) });
            }}
          >
            Clear
          </Button>
        </div>
        <ImportField onRows={(imported) => setSheet(sheetOf(imported))} />
      </div>
    </Panel>
  );
}

function sheetOf(rows: readonly (readonly string[])[]): SheetState {
  const cells: Record<string, string> = {};
  const shown = rows.slice(0, most.rows);
  for (const [row, line] of shown.entries())
    for (const [column, text] of line.slice(0, most.columns).entries())
      if (text !== '') cells[`${columnName(column)}${row + 1}`] = text;
  return {
    cells,
    rows: Math.max(12, shown.length),
    columns: Math.max(6, Math.min(most.columns, Math.max(...shown.map(({ length }) => length)))),
  };
}

function ImportField({ onRows }: { onRows: (rows: readonly (readonly string[])[]) => void }) {
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const rows = parseCsv(await file.text());
    if (rows.length === 0) return say('The file has no rows.', { tone: 'bad' });
    onRows(rows);
    say(`${rows.length} rows were imported.`);
  }
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      Import a CSV file
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void take(event.target.files?.[0])}
        className="w-full font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-soft file:px-4 file:text-ink"
      />
    </label>
  );
}

interface GridProps {
  columns: readonly string[];
  rows: readonly number[];
  values: ReadonlyMap<string, CellValue>;
  cells: Cells;
  chosen: string;
  onChoose: (name: string) => void;
  onChange: (name: string, text: string) => void;
}

function Grid({ columns, rows, values, cells, chosen, onChoose, onChange }: GridProps) {
  const frame = useRef<HTMLTableElement>(null);
  function move(column: number, row: number): void {
    const name = `${columns[column] ?? ''}${row}`;
    frame.current?.querySelector<HTMLInputElement>(`[data-cell="${name}"]`)?.focus();
  }
  return (
    <ScrollArea label="Cells" className="max-h-[32rem] rounded-control border border-line-strong">
      <table ref={frame} className="border-collapse text-sm">
        <thead>
          <tr>
            <th className="sticky top-0 left-0 z-10 bg-soft">
              <span aria-hidden="true">#</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="sticky top-0 bg-soft px-2 py-1">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className="sticky left-0 bg-soft px-2">
                {row}
              </th>
              {columns.map((column, at) => {
                const name = column + row;
                const value = values.get(name);
                const active = name === chosen;
                return (
                  <td key={column} className="border border-line p-0">
                    <input
                      data-cell={name}
                      aria-label={name}
                      aria-invalid={value?.kind === 'fault'}
                      // The chosen cell shows its formula, the others what comes out.
                      value={active ? (cells[name] ?? '') : shownValue(value)}
                      onFocus={() => onChoose(name)}
                      onChange={(event) => onChange(name, event.target.value)}
                      onKeyDown={(event) => {
                        if (event.key === 'Enter' || event.key === 'ArrowDown') move(at, row + 1);
                        if (event.key === 'ArrowUp') move(at, row - 1);
                      }}
                      className={`h-11 w-28 bg-field px-2 ${value?.kind === 'number' && !active ? 'text-right tabular-nums' : ''} ${value?.kind === 'fault' ? 'text-danger-ink' : ''}`}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
