import { useId } from 'react';
import { inputClass } from '../../records/field-input.tsx';
import { type ReckonInput, unitOf } from '../../rules/reckon.ts';
import { standsBefore } from '../../words/with-currency.ts';

interface ReckonFieldProps {
  input: ReckonInput;
  value: string | boolean;
  fault: string | undefined;
  onChange: (value: string | boolean) => void;
}

/** One value to enter, with its unit beside it and what is wrong with it below. */
export function ReckonField({ input, value, fault, onChange }: ReckonFieldProps) {
  const id = useId();
  const note = fault ?? input.hint;
  if (input.kind === 'yes-no')
    return (
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-primary"
        />
        {input.label}
      </label>
    );
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {input.label}
      </label>
      <Control
        id={id}
        input={input}
        value={String(value)}
        note={note === undefined ? undefined : `${id}-note`}
        isWrong={fault !== undefined}
        onChange={onChange}
      />
      {note === undefined ? null : (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm ${fault === undefined ? 'text-muted' : 'font-medium text-danger-ink'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  input: ReckonInput;
  value: string;
  note: string | undefined;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function Control({ id, input, value, note, isWrong, onChange }: ControlProps) {
  const unit = unitOf(input);
  const isBefore = input.kind === 'money' && unit !== undefined && standsBefore(unit);
  const described = [unit === undefined ? undefined : `${id}-unit`, note].filter((one) => one !== undefined);
  const shared = {
    id,
    'aria-invalid': isWrong,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
  if (input.kind === 'choice')
    return (
      <select
        {...shared}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={inputClass}
      >
        {input.required === false ? <option value="">None</option> : null}
        {input.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const isTyped = input.kind !== 'date' && input.kind !== 'time';
  const control = (
    <input
      {...shared}
      {...(isTyped ? { type: 'text', inputMode: 'decimal', autoComplete: 'off' } : { type: input.kind })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${inputClass} ${unit === undefined ? '' : `tabular-nums ${isBefore ? 'rounded-l-none' : 'rounded-r-none'}`}`}
    />
  );
  if (unit === undefined) return control;
  const edge = isBefore ? 'rounded-l-control border-r-0' : 'rounded-r-control border-l-0';
  const beside = (
    <span
      id={`${id}-unit`}
      className={`grid min-w-11 shrink-0 place-items-center border border-line-strong bg-soft px-3 text-sm font-semibold ${edge}`}
    >
      {unit}
    </span>
  );
  return (
    <div className="flex">
      {isBefore ? beside : null}
      {control}
      {isBefore ? null : beside}
    </div>
  );
}
