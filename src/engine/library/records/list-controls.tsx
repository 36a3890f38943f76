import { ArrowDownUp, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { AppRecord } from '../store/collection.ts';
import { Button } from '../ui/button.tsx';
import { inText } from '../words/in-text.ts';
import { type Entity, fieldOf } from './entity.ts';
import { inputClass } from './field-input.tsx';
import { formatValue } from './format-value.ts';
import type { Query } from './query-records.ts';
import { isRanged, RangeFilters, rangeFields } from './range-filters.tsx';

interface ListControlsProps {
  entity: Entity;
  records: readonly AppRecord[];
  filters: readonly string[];
  query: Query;
  onChange: (query: Query) => void;
}

/** Search, filters and order over a list. */
export function ListControls({ entity, records, filters, query, onChange }: ListControlsProps) {
  const sortable = entity.fields.filter(
    ({ kind }) => !['image', 'file', 'long-text', 'password', 'tags'].includes(kind),
  );
  const ranged = filters.filter((name) => isRanged(fieldOf(entity, name)));
  const [wide, setWide] = useState(ranged.length > 0);
  const bounded = rangeFields(entity, ranged);
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
      <div className="relative sm:min-w-64 sm:flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
        />
        <input
          type="search"
          aria-label={`Search ${inText(entity.many)}`}
          placeholder={`Search ${inText(entity.many)}`}
          value={query.text}
          onChange={(event) => onChange({ ...query, text: event.target.value })}
          className={`${inputClass} pl-9`}
        />
      </div>
      {filters
        .filter((name) => !ranged.includes(name))
        .map((name) => (
          <FilterSelect
            key={name}
            entity={entity}
            records={records}
            name={name}
            value={query.filters[name] ?? ''}
            onChange={(value) => onChange({ ...query, filters: { ...query.filters, [name]: value } })}
          />
        ))}
      <div className="flex gap-2">
        <select
          aria-label="Sort by"
          value={query.sort}
          onChange={(event) => onChange({ ...query, sort: event.target.value })}
          className={`${inputClass} sm:w-auto`}
        >
          <option value="">Newest first</option>
          {sortable.map((field) => (
            <option key={field.name} value={field.name}>
              Sort by {field.label.toLowerCase()}
            </option>
          ))}
        </select>
        <Button
          aria-label={query.descending ? 'Descending order' : 'Ascending order'}
          aria-pressed={query.descending}
          disabled={query.sort === ''}
          onClick={() => onChange({ ...query, descending: !query.descending })}
          className="px-3"
        >
          <ArrowDownUp aria-hidden="true" className="size-4" />
        </Button>
        {bounded.length === 0 ? null : (
          <Button
            aria-expanded={wide}
            onClick={() => setWide(!wide)}
            className="shrink-0 px-3 whitespace-nowrap"
          >
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            More filters
          </Button>
        )}
      </div>
      {wide ? (
        <RangeFilters
          fields={bounded}
          ranges={query.ranges ?? {}}
          onChange={(ranges) => onChange({ ...query, ranges })}
        />
      ) : null}
    </div>
  );
}

interface FilterSelectProps {
  entity: Entity;
  records: readonly AppRecord[];
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function FilterSelect({ entity, records, name, value, onChange }: FilterSelectProps) {
  const field = fieldOf(entity, name);
  if (field === undefined) return null;
  const present = records.flatMap((record) => {
    const own = record[name];
    return Array.isArray(own) ? own : [String(own ?? '')];
  });
  const options = [...new Set([...(field.options ?? []), ...present])].filter((option) => option !== '');
  return (
    <select
      aria-label={`Filter by ${field.label.toLowerCase()}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClass} sm:w-auto`}
    >
      <option value="">All: {field.label.toLowerCase()}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {formatValue(field, option)}
        </option>
      ))}
    </select>
  );
}
