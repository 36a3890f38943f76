import { ArrowDownUp, ListFilter, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { AppRecord } from '../store/collection.ts';
import { Button } from '../ui/button.tsx';
import { inText } from '../words/in-text.ts';
import { ActiveFilters, activeFilters, isUnchanged } from './active-filters.tsx';
import { type Entity, fieldOf } from './entity.ts';
import { inputClass } from './field-input.tsx';
import { FilterSelect } from './filter-select.tsx';
import { countInView, filterFields, groupChoices, type Named, sortChoices } from './list-fields.ts';
import type { Query } from './query-records.ts';
import { isRanged, RangeFilters, rangeFields } from './range-filters.tsx';

interface ListControlsProps {
  entity: Entity;
  records: readonly AppRecord[];
  filters: readonly string[];
  query: Query;
  onChange: (query: Query) => void;
}

const mostBehind = 8;

/** Search, filters, order and headings over a list. On a phone all but the search is behind one button. */
export function ListControls({ entity, records, filters, query, onChange }: ListControlsProps) {
  const byBounds = filters.filter((name) => isRanged(fieldOf(entity, name)) && !isDay(entity, name));
  const [open, setOpen] = useState(false);
  const [wide, setWide] = useState(byBounds.length > 0);
  // One record needs no looking for.
  if (records.length < 2 && isUnchanged(query)) return null;
  const fields = filterFields(entity, records, filters);
  const inView = countInView(entity, fields, filters);
  const behind = fields.slice(inView, inView + mostBehind);
  const bounded = rangeFields(entity, byBounds);
  const active = activeFilters(entity, query);
  const select = (list: typeof fields) =>
    list.map((field) => (
      <FilterSelect
        key={field.name}
        entity={entity}
        records={records}
        field={field}
        query={query}
        onChange={onChange}
      />
    ));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox entity={entity} query={query} onChange={onChange} />
        <Button aria-expanded={open} onClick={() => setOpen(!open)} className="px-3 sm:hidden">
          <ListFilter aria-hidden="true" className="size-4" />
          Filter and sort{active.length === 0 ? '' : ` (${active.length})`}
        </Button>
        <div className={`${open ? 'grid' : 'hidden'} w-full grid-cols-1 gap-2 sm:contents`}>
          {select(fields.slice(0, inView))}
          {behind.length + bounded.length === 0 ? null : (
            <Button
              aria-expanded={wide}
              onClick={() => setWide(!wide)}
              className="shrink-0 px-3 whitespace-nowrap"
            >
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              More filters
            </Button>
          )}
          <OrderSelects entity={entity} records={records} query={query} onChange={onChange} />
          {wide ? (
            <div className="grid w-full grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4">
              {behind.length === 0 ? null : (
                <div className="col-span-full flex flex-wrap gap-2 max-sm:grid">{select(behind)}</div>
              )}
              <RangeFilters
                fields={bounded}
                ranges={query.ranges ?? {}}
                onChange={(ranges) => onChange({ ...query, ranges })}
              />
            </div>
          ) : null}
        </div>
      </div>
      <ActiveFilters filters={active} query={query} onChange={onChange} />
    </div>
  );
}

function isDay(entity: Entity, name: string): boolean {
  return ['date', 'moment'].includes(fieldOf(entity, name)?.kind ?? '');
}

type ControlProps = Pick<ListControlsProps, 'entity' | 'query' | 'onChange'>;

function SearchBox({ entity, query, onChange }: ControlProps) {
  return (
    <div className="relative min-w-32 flex-1 sm:min-w-64">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
      <input
        type="search"
        aria-label={`Search ${inText(entity.many)}`}
        placeholder={`Search ${inText(entity.many)}`}
        value={query.text}
        onChange={(event) => onChange({ ...query, text: event.target.value })}
        className={`${inputClass} pl-9`}
      />
    </div>
  );
}

/** How the list is put in order, and what its headings are. */
function OrderSelects({
  entity,
  records,
  query,
  onChange,
}: ControlProps & { records: readonly AppRecord[] }) {
  const groups = groupChoices(entity, records);
  return (
    <div className="flex gap-2 max-sm:flex-wrap">
      <div className="flex gap-2 max-sm:w-full">
        <Choice
          label="Sort by"
          none="Newest first"
          own="Usual order"
          value={query.sort}
          choices={sortChoices(entity)}
          onChange={(sort) => onChange({ ...query, sort })}
        />
        <Button
          aria-label={query.descending ? 'Descending order' : 'Ascending order'}
          aria-pressed={query.descending}
          disabled={query.sort === ''}
          onClick={() => onChange({ ...query, descending: !query.descending })}
          className="px-3"
        >
          <ArrowDownUp aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {groups.length === 0 && (query.group ?? '') === '' ? null : (
        <Choice
          label="Group by"
          none="No groups"
          own="Usual groups"
          value={query.group ?? ''}
          choices={groups}
          onChange={(group) => onChange({ ...query, group })}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  none: string;
  /** What the app itself begins with, where it is nothing that is worth choosing. */
  own: string;
  value: string;
  choices: readonly Named[];
  onChange: (value: string) => void;
}

function Choice({ label, none, own, value, choices, onChange }: ChoiceProps) {
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClass} min-w-0 sm:w-auto sm:max-w-52`}
    >
      <option value="">{none}</option>
      {isOffered ? null : <option value={value}>{own}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
