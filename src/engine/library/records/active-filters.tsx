import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../words/format-day.ts';
import { type Entity, fieldOf } from './entity.ts';
import type { Field } from './field.ts';
import { choiceLabel } from './list-fields.ts';
import type { Query, Range } from './query-records.ts';

export interface ActiveFilter {
  readonly label: string;
  /** The same list without it. */
  readonly less: Query;
}

function rangeLabel(field: Field, { from, to }: Range): string {
  const shown = (value: string) =>
    field.kind === 'date' || field.kind === 'moment' ? formatDay(value) : value;
  if (from === '') return `${field.label}: up to ${shown(to)}`;
  return to === '' ? `${field.label}: from ${shown(from)}` : `${field.label}: ${shown(from)} to ${shown(to)}`;
}

/** What a list is narrowed to, in words. */
export function activeFilters(entity: Entity, query: Query): readonly ActiveFilter[] {
  const chosen = Object.entries(query.filters).flatMap(([name, value]): ActiveFilter[] => {
    const field = fieldOf(entity, name);
    if (field === undefined || value === '') return [];
    const own = choiceLabel(field, value);
    const label = own.includes(field.label) ? own : `${field.label}: ${own}`;
    return [{ label, less: { ...query, filters: { ...query.filters, [name]: '' } } }];
  });
  const bounded = Object.entries(query.ranges ?? {}).flatMap(([name, range]): ActiveFilter[] => {
    const field = fieldOf(entity, name);
    if (field === undefined || (range.from === '' && range.to === '')) return [];
    const less = { ...query, ranges: { ...query.ranges, [name]: { from: '', to: '' } } };
    return [{ label: rangeLabel(field, range), less }];
  });
  return [...chosen, ...bounded];
}

/** The same list with nothing chosen or typed, in its order and under its headings. */
export function cleared(query: Query): Query {
  return { ...query, text: '', filters: {}, ranges: {} };
}

/** Whether nothing is chosen or typed. */
export function isUnchanged({ text, filters, ranges = {} }: Query): boolean {
  return [
    text,
    ...Object.values(filters),
    ...Object.values(ranges).flatMap(({ from, to }) => [from, to]),
  ].every((one) => one === '');
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  query: Query;
  onChange: (query: Query) => void;
}

/** Each filter that is on, with a press that takes it off, and one for all. */
export function ActiveFilters({ filters, query, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label="Filters that are on" className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, less }) => (
        <Button
          key={label}
          aria-label={`Take off: ${label}`}
          onClick={() => onChange(less)}
          className="gap-1.5 px-3"
        >
          {label}
          <X aria-hidden="true" className="size-4" />
        </Button>
      ))}
      <Button look="quiet" onClick={() => onChange(cleared(query))} className="px-3">
        Clear all filters
      </Button>
    </div>
  );
}
