import { Trash2 } from 'lucide-react';
import { inputClass } from '../../records/field-input.tsx';
import { Button } from '../../ui/button.tsx';
import { inPlaces } from './in-places.ts';

export interface RowColumn {
  readonly label: string;
  readonly kind: 'text' | 'number' | 'choice';
  readonly options?: readonly string[];
}

/** A table whose rows people add, change and remove. */
export function RowsField({
  label,
  columns,
  addLabel = 'Add row',
  rows,
  fault,
  onChange,
}: {
  label: string;
  columns: readonly RowColumn[];
  addLabel?: string;
  rows: readonly (readonly string[])[];
  fault?: string | undefined;
  onChange: (rows: readonly (readonly string[])[]) => void;
}) {
  function setCell(row: number, column: number, text: string): void {
    onChange(rows.map((cells, at) => (at === row ? cells.with(column, text) : cells)));
  }
  const empty = columns.map(({ options }) => options?.[0] ?? '');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-1 gap-2">
        {inPlaces(rows).map(({ key, at: row, item: cells }) => (
          <div key={key} className="flex min-w-0 items-end gap-2">
            {columns.map((column, at) => (
              <label key={column.label} className="min-w-0 flex-1 text-xs text-muted">
                {row === 0 ? column.label : <span className="sr-only">{column.label}</span>}
                <Cell
                  column={column}
                  name={`${column.label}, row ${row + 1}`}
                  value={cells[at] ?? ''}
                  onChange={(text) => setCell(row, at, text)}
                />
              </label>
            ))}
            <Button
              look="quiet"
              className="px-3!"
              aria-label={`Remove row ${row + 1}`}
              onClick={() => onChange(rows.toSpliced(row, 1))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
        ))}
        {fault === undefined ? null : <p className="text-sm font-medium text-danger-ink">{fault}</p>}
        <Button className="justify-self-start" onClick={() => onChange([...rows, empty])}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}

function Cell({
  column,
  name,
  value,
  onChange,
}: {
  column: RowColumn;
  name: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const shared = {
    'aria-label': name,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: inputClass,
  };
  if (column.kind === 'choice')
    return (
      <select {...shared}>
        {column.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return <input {...shared} inputMode={column.kind === 'number' ? 'decimal' : 'text'} />;
}
