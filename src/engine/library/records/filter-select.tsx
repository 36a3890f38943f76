import type { AppRecord } from '../store/collection.ts';
import { controlWord } from '../words/control-word.ts';
import { inText } from '../words/in-text.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import { inputClass } from './field-input.tsx';
import { filterOptions } from './list-fields.ts';
import { type Query, queryRecords } from './query-records.ts';

interface FilterSelectProps {
  entity: Entity;
  records: readonly AppRecord[];
  field: Field;
  query: Query;
  onChange: (query: Query) => void;
}

/** One value of a field to narrow a list to, each with how many records it would leave. */
export function FilterSelect({ entity, records, field, query, onChange }: FilterSelectProps) {
  const { name, label } = field;
  const value = query.filters[name] ?? '';
  const others = { ...query, filters: { ...query.filters, [name]: '' }, sort: '' };
  return (
    <select
      aria-label={`Filter by ${controlWord(field) ?? inText(label)}`}
      value={value}
      onChange={(event) => onChange({ ...query, filters: { ...query.filters, [name]: event.target.value } })}
      className={`${inputClass} min-w-0 sm:w-auto sm:max-w-56`}
    >
      <option value="">{label}: all</option>
      {filterOptions(entity, field, queryRecords(entity, records, others), value).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label} ({option.count})
        </option>
      ))}
    </select>
  );
}
