import type { Field } from '../records/field.ts';
import { inputClass } from '../records/field-input.tsx';
import type { AppRecord } from '../store/collection.ts';
import { groupsOf } from './measure.ts';

interface GroupFilterProps {
  field: Field;
  records: readonly AppRecord[];
  value: string;
  onChange: (value: string) => void;
}

/** Chooses one group of records, or all. */
export function GroupFilter({ field, records, value, onChange }: GroupFilterProps) {
  const present = records.flatMap((record) => groupsOf(field, record));
  const options = [...new Set([...(field.options ?? []), ...present])];
  return (
    <select
      aria-label={`Filter by ${field.label.toLowerCase()}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClass} sm:w-56`}
    >
      <option value="">All: {field.label.toLowerCase()}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

export function inGroup(records: readonly AppRecord[], field: Field, value: string): readonly AppRecord[] {
  return value === '' ? records : records.filter((record) => groupsOf(field, record).includes(value));
}
