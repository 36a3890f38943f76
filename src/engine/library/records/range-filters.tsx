import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { inputClass } from './field-input.tsx';
import type { Range } from './query-records.ts';

const days: readonly string[] = ['date', 'moment'];
const numbers: readonly string[] = ['money', 'number', 'percent', 'rating'];
const most = 4;

const order = [...numbers, ...days];

/** Whether a field is narrowed by bounds and not by one value. */
export function isRanged(field: Field | undefined): boolean {
  return field !== undefined && order.includes(field.kind);
}

/** The fields that can be narrowed to a span: those that were asked for, then what it costs, how much, and when. */
export function rangeFields(entity: Entity, asked: readonly string[] = []): readonly Field[] {
  const rank = ({ name, kind }: Field) => (asked.includes(name) ? -1 : order.indexOf(kind));
  return entity.fields
    .filter((field) => isRanged(field) && (field.automatic !== true || asked.includes(field.name)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, Math.max(most, asked.length));
}

interface RangeFiltersProps {
  fields: readonly Field[];
  ranges: Readonly<Record<string, Range>>;
  onChange: (ranges: Readonly<Record<string, Range>>) => void;
}

const open: Range = { from: '', to: '' };

/** From and to for each number and day. */
export function RangeFilters({ fields, ranges, onChange }: RangeFiltersProps) {
  return (
    <>
      {fields.map((field) => {
        const range = ranges[field.name] ?? open;
        const isDay = days.includes(field.kind);
        const name = field.label.toLowerCase();
        const input = (bound: 'from' | 'to', label: string) => (
          <input
            type={isDay ? 'date' : 'number'}
            inputMode={isDay ? undefined : 'decimal'}
            aria-label={`${label} ${name}`}
            placeholder={isDay ? undefined : bound === 'from' ? 'Min' : 'Max'}
            value={range[bound]}
            onChange={(event) =>
              onChange({ ...ranges, [field.name]: { ...range, [bound]: event.target.value } })
            }
            className={`${inputClass} min-w-0`}
          />
        );
        return (
          <fieldset key={field.name} className="min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
            <div className={`grid gap-2 ${isDay ? 'grid-cols-1' : 'grid-cols-2'}`}>
              {input('from', isDay ? 'Earliest' : 'Minimum')}
              {input('to', isDay ? 'Latest' : 'Maximum')}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}
