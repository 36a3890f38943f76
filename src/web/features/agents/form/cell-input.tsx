import type { ColumnField } from '../../../../catalog/agent-desk/fields.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

interface CellInputProps {
  field: Exclude<ColumnField, { kind: 'switch' }>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** From `Field`, or a name where there is no visible label. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-label'?: string | undefined;
  /** An ISO 4217 code. */
  currency: string;
}

const noChoice = '';

/** One value. What was typed is kept as it was typed, so that nothing changes under the fingers. */
export function CellInput({ field, value, onChange, currency, ...names }: CellInputProps) {
  const text = value === undefined || value === null ? '' : String(value);
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          options={field.optional ? [{ value: noChoice, label: 'None' }, ...field.options] : field.options}
          value={text}
          onChange={(next) => onChange(next === noChoice ? undefined : next)}
          {...names}
        />
      );
    case 'date':
      return <DateInput value={text} onChange={(event) => onChange(event.target.value)} {...names} />;
    case 'text':
      return (field.lines ?? 1) > 1 ? (
        <Textarea
          rows={field.lines ?? 1}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          {...names}
        />
      ) : (
        <Input value={text} onChange={(event) => onChange(event.target.value)} {...names} />
      );
    default:
      return <AmountInput unit={unitOf(field, currency)} text={text} onChange={onChange} {...names} />;
  }
}

function unitOf(field: Extract<ColumnField, { kind: 'number' | 'money' | 'percent' }>, currency: string) {
  if (field.kind === 'money') return currency;
  return field.kind === 'percent' ? '%' : field.unit;
}

interface AmountInputProps {
  unit: string | undefined;
  text: string;
  onChange: (value: string) => void;
}

function AmountInput({ unit, text, onChange, ...names }: AmountInputProps) {
  return (
    <span className="relative block min-w-0">
      <Input
        inputMode="decimal"
        autoComplete="off"
        className={`tabular-nums ${unit === undefined ? '' : 'pr-14'}`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        {...names}
      />
      {unit === undefined ? null : (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-caption text-ink-muted"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
