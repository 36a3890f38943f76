import { Columns3, Minus, Plus, Rows3 } from 'lucide-react';
import type { ExerciseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Input } from '../../../../ui/input.tsx';
import type { TaskFormProps } from './task-form-props.ts';
import { LineField } from './text-fields.tsx';

const mostColumns = 6;
const mostRows = 12;
const scrollable = 0;

const insideOf = (cell: string) => /^\[\[([\s\S]*)\]\]$/.exec(cell)?.[1];

/** A table whose cells are given or filled in by the learner. */
export function TableForm({ draft, onChange }: TaskFormProps) {
  const { header, rows } = draft;
  const setCell = (row: number, column: number, cell: string) =>
    onChange({ rows: rows.with(row, (rows[row] ?? []).with(column, cell)) });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <p className="text-small text-ink-muted">
        Tick the cells that the learner fills in (2 to 6) and write there what is right: a number, or words
        with | between what counts too.
      </p>
      <section
        aria-label="Table to fill in"
        tabIndex={scrollable}
        className="overflow-x-auto rounded-medium border border-line"
      >
        <table className="w-full">
          <thead>
            <tr className="border-b border-line">
              {header.map((head, column) => {
                const key = `head-${column}`;
                return (
                  <th key={key} scope="col" className="min-w-40 p-2 text-left font-normal">
                    <Input
                      aria-label={`Heading of column ${column + 1}`}
                      placeholder={`Heading ${column + 1}`}
                      value={head}
                      maxLength={100}
                      onChange={(event) => onChange({ header: header.with(column, event.target.value) })}
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => {
              const rowKey = `row-${line}`;
              return (
                <tr key={rowKey} className="border-b border-line last:border-b-0">
                  {row.map((cell, column) => {
                    const key = `cell-${column}`;
                    return (
                      <td key={key} className="p-2">
                        <Cell
                          name={`row ${line + 1}, column ${column + 1}`}
                          cell={cell}
                          onChange={(next) => setCell(line, column, next)}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <SizeButtons header={header} rows={rows} onChange={onChange} />
      <LineField
        label="Tolerance"
        hint="How far off a number may be and still count."
        className="max-w-40"
        value={draft.tolerance}
        onChange={(tolerance) => onChange({ tolerance })}
      />
    </div>
  );
}

function Cell({ name, cell, onChange }: { name: string; cell: string; onChange: (cell: string) => void }) {
  const inside = insideOf(cell);
  const isFilledIn = inside !== undefined;
  const text = inside ?? cell;
  return (
    <div className="grid gap-1">
      <Input
        aria-label={`Cell in ${name}`}
        value={text}
        maxLength={200}
        onChange={(event) => onChange(isFilledIn ? `[[${event.target.value}]]` : event.target.value)}
        className={isFilledIn ? 'border-accent' : ''}
      />
      <Checkbox
        label={
          <>
            Filled in<span className="sr-only">: {name}</span>
          </>
        }
        checked={isFilledIn}
        onChange={(on) => onChange(on ? `[[${text}]]` : text)}
      />
    </div>
  );
}

interface SizeButtonsProps extends Pick<ExerciseDraft, 'header' | 'rows'> {
  onChange: TaskFormProps['onChange'];
}

function SizeButtons({ header, rows, onChange }: SizeButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        disabled={rows.length >= mostRows}
        onClick={() => onChange({ rows: [...rows, header.map(() => '')] })}
      >
        <Plus aria-hidden />
        Row
      </Button>
      <Button look="quiet" disabled={rows.length <= 1} onClick={() => onChange({ rows: rows.slice(0, -1) })}>
        <Rows3 aria-hidden />
        Remove last row
      </Button>
      <Button
        look="quiet"
        disabled={header.length >= mostColumns}
        onClick={() => onChange({ header: [...header, ''], rows: rows.map((row) => [...row, '']) })}
      >
        <Columns3 aria-hidden />
        Column
      </Button>
      <Button
        look="quiet"
        disabled={header.length <= 2}
        onClick={() => onChange({ header: header.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) })}
      >
        <Minus aria-hidden />
        Remove last column
      </Button>
    </div>
  );
}
