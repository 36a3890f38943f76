import { Plus, Trash2 } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { ColumnField, Draft, TableField } from '../../../../catalog/agent-desk/fields.ts';
import type { InputFault } from '../../../../catalog/agent-desk/work.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CellInput } from './cell-input.tsx';
import { pasteRows, rowsOfClipboard } from './paste-rows.ts';

interface TableControlProps {
  field: TableField;
  value: unknown;
  onChange: (rows: readonly Draft[]) => void;
  faults: readonly InputFault[];
  currency: string;
}

/** Rows that are typed or pasted. On a narrow place each row stands as a block of labelled fields. */
export function TableControl({ field, value, onChange, faults, currency }: TableControlProps) {
  const rows = (Array.isArray(value) ? value : []) as readonly Draft[];
  const columns = Object.entries(field.columns);
  const change = (index: number, column: string, cell: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [column]: cell } : row)));
  function paste(event: ClipboardEvent, row: number, column: string) {
    const pasted = rowsOfClipboard(event.clipboardData.getData('text/plain'));
    if (pasted === undefined) return;
    event.preventDefault();
    onChange(pasteRows(rows, field.columns, pasted, { row, column }));
  }
  const template = { '--columns': `repeat(${columns.length}, minmax(6.5rem, 1fr)) 2.75rem` } as Record<
    string,
    string
  >;
  return (
    <fieldset className="@container grid min-w-0 gap-2">
      <legend className="text-small font-medium text-ink">{field.label}</legend>
      {field.help === undefined ? null : <p className="text-small text-ink-muted">{field.help}</p>}
      <div className="grid min-w-0 gap-3 @2xl:gap-1.5" style={template}>
        {rows.length === 0 ? null : (
          <div
            aria-hidden
            className="hidden grid-cols-(--columns) gap-1.5 text-caption text-ink-muted @2xl:grid"
          >
            {columns.map(([name, { label }]) => (
              <span key={name} className="truncate px-1">
                {label}
              </span>
            ))}
          </div>
        )}
        {rows.map((row, index) => (
          <div
            // Rows have no names of their own, and what is typed lives in the draft alone.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            className="grid min-w-0 grid-cols-1 gap-2 rounded-medium border border-line p-3 @2xs:grid-cols-2 @2xl:grid-cols-(--columns) @2xl:gap-1.5 @2xl:border-0 @2xl:p-0"
          >
            {columns.map(([name, column]) => (
              <RowCell
                key={name}
                column={column}
                row={index}
                value={row[name]}
                currency={currency}
                fault={faults.find((fault) => fault.row === index && fault.column === name)?.message}
                onChange={(cell) => change(index, name, cell)}
                onPaste={(event) => paste(event, index, name)}
              />
            ))}
            <IconButton
              label={`Remove ${field.row} ${index + 1}`}
              className="-col-end-1 self-end justify-self-end"
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ))}
      </div>
      <div>
        <Button type="button" look="secondary" onClick={() => onChange([...rows, {}])}>
          <Plus aria-hidden />
          Add {field.row}
        </Button>
      </div>
    </fieldset>
  );
}

interface RowCellProps {
  column: ColumnField;
  row: number;
  value: unknown;
  currency: string;
  fault: string | undefined;
  onChange: (value: unknown) => void;
  onPaste: (event: ClipboardEvent) => void;
}

function RowCell({ column, row, value, currency, fault, onChange, onPaste }: RowCellProps) {
  const name = `${column.label}, row ${row + 1}`;
  if (column.kind === 'switch') return <Checkbox checked={value === true} onChange={onChange} label={name} />;
  return (
    <div
      // Amounts stand side by side in a narrow place; words need the whole line.
      className={`grid min-w-0 content-start gap-1 ${column.kind === 'text' ? '@2xs:col-span-2 @2xl:col-span-1' : ''}`}
      onPaste={onPaste}
    >
      <span aria-hidden className="text-caption text-ink-muted @2xl:hidden">
        {column.label}
      </span>
      <CellInput
        field={column}
        value={value}
        onChange={onChange}
        currency={currency}
        aria-label={fault === undefined ? name : `${name}. ${fault}`}
        {...(fault === undefined ? {} : { 'aria-invalid': true })}
      />
      {fault === undefined ? null : <span className="text-caption text-negative">{fault}</span>}
    </div>
  );
}
