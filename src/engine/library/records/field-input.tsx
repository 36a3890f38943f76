import { type ReactNode, useId } from 'react';
import type { FieldValue } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { inText } from '../words/in-text.ts';
import { isYearField } from '../words/years.ts';
import type { Faults, Values } from './check-values.ts';
import { titleOf } from './entity.ts';
import type { Field, ReferenceTarget } from './field.ts';
import { FileInput } from './file-input.tsx';
import { anewValue, newcomerFields, newcomerName } from './newcomers.ts';

export const inputClass =
  'min-h-11 w-full rounded-control border border-line-strong bg-field px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger';

interface FieldInputProps {
  field: Field;
  value: FieldValue;
  fault?: string | undefined;
  onChange: (value: FieldValue) => void;
  /** Of a reference: what was typed of somebody new, and what is wrong with it. */
  newcomer?: Values | undefined;
  faults?: Faults;
  onNewcomer?: (values: Values) => void;
}

/** The label, the control that fits the kind of value, and what is wrong with what was entered. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, fault, onChange } = props;
  const id = useId();
  const note = fault ?? field.hint;
  if (field.kind === 'yes-no') {
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={field.name}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-primary"
        />
        {field.label}
      </label>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {field.label}
        {unitOf(field)}
        {field.required === true ? <span aria-hidden="true"> *</span> : null}
      </label>
      <Control id={id} field={field} value={value} fault={fault} onChange={onChange} />
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm ${fault === undefined ? 'text-muted' : 'font-medium text-danger-ink'}`}
        >
          {note}
        </p>
      )}
      <Newcomer {...props} />
    </div>
  );
}

/** What a number is counted in, where its label does not say it. */
function unitOf({ kind, unit = '', label }: Field): ReactNode {
  const isSaid = label
    .toLowerCase()
    .split(/[\s()]+/)
    .includes(unit.toLowerCase());
  if (kind !== 'number' || unit === '' || isSaid) return null;
  return (
    <span aria-hidden="true" className="font-normal text-muted">
      {' '}
      ({unit})
    </span>
  );
}

/** Somebody who is not in the list is written down here and now. */
function Newcomer({ field, value, newcomer = {}, faults = {}, onNewcomer }: FieldInputProps) {
  const target = value === anewValue ? field.to?.() : undefined;
  if (target === undefined || onNewcomer === undefined) return null;
  return (
    <div className="mt-3 grid gap-3 border-l-2 border-line pl-4">
      {newcomerFields(target).map((one) => {
        const name = newcomerName(field.name, one.name);
        return (
          <FieldInput
            key={one.name}
            field={{ ...one, name }}
            value={newcomer[one.name] ?? ''}
            fault={faults[name]}
            onChange={(typed) => onNewcomer({ ...newcomer, [one.name]: typed })}
          />
        );
      })}
    </div>
  );
}

const inputTypes: Partial<Record<Field['kind'], string>> = {
  number: 'number',
  money: 'number',
  percent: 'number',
  rating: 'number',
  date: 'date',
  time: 'time',
  moment: 'datetime-local',
  email: 'email',
  phone: 'tel',
  link: 'url',
  color: 'color',
  password: 'password',
};

/** A browser shows a colour in any case, and complains where it is given none. */
const noColor = '#000000';

function Control({ id, field, value, fault, onChange }: FieldInputProps & { id: string }): ReactNode {
  const shared = {
    id,
    name: field.name,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault !== undefined || field.hint !== undefined ? `${id}-note` : undefined,
    'aria-required': field.required === true,
    className: inputClass,
  };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.kind) {
    case 'long-text':
      return (
        <textarea {...shared} rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
      );
    case 'choice':
      return (
        <select {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
          {field.required === true && text !== '' && field.start !== undefined ? null : (
            <option value="">{field.required === true ? 'Choose…' : 'None'}</option>
          )}
          {field.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'reference': {
      const target = field.to?.();
      return target === undefined ? null : (
        <ReferenceInput
          shared={shared}
          entity={target}
          isAnew={field.anew !== undefined}
          value={text}
          onChange={onChange}
        />
      );
    }
    case 'tags':
      return (
        <input
          {...shared}
          defaultValue={Array.isArray(value) ? value.join(', ') : ''}
          placeholder="Separate with commas"
          onChange={(event) => onChange(splitTags(event.target.value))}
        />
      );
    case 'image':
    case 'file':
      return <FileInput id={id} field={field} value={text} onChange={onChange} />;
    default: {
      const type = inputTypes[field.kind] ?? 'text';
      const step = field.kind === 'money' ? '0.01' : isYearField(field) || field.whole === true ? '1' : 'any';
      return (
        <input
          {...shared}
          type={type}
          value={type === 'color' && text === '' ? noColor : text}
          {...(type === 'number'
            ? { step, min: field.min, max: field.max ?? (field.kind === 'rating' ? 5 : undefined) }
            : {})}
          onChange={(event) =>
            onChange(type === 'number' ? numberOf(event.target.value) : event.target.value)
          }
        />
      );
    }
  }
}

function numberOf(text: string): FieldValue {
  return text === '' ? '' : Number(text);
}

function splitTags(text: string): readonly string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

interface ReferenceInputProps {
  shared: Record<string, unknown>;
  entity: ReferenceTarget;
  isAnew: boolean;
  value: string;
  onChange: (value: FieldValue) => void;
}

function ReferenceInput({ shared, entity, isAnew, value, onChange }: ReferenceInputProps) {
  const records = useRecords(entity.records);
  return (
    <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose…</option>
      {isAnew ? <option value={anewValue}>New {inText(entity.one)}…</option> : null}
      {records.map((record) => (
        <option key={record.id} value={record.id}>
          {titleOf(entity, record)}
        </option>
      ))}
    </select>
  );
}
