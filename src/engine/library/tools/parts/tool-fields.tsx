import { type ComponentProps, type ReactNode, useId } from 'react';
import { inputClass } from '../../records/field-input.tsx';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
}

interface Shared {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** A control with its name above it and what is wrong with it below. */
function Labelled({ label, hint, fault, control }: FieldProps & { control: (shared: Shared) => ReactNode }) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {control({
        id,
        'aria-invalid': fault !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
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

type InputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'>;

export function TextField({
  label,
  hint,
  fault,
  value,
  onChange,
  className = '',
  ...rest
}: FieldProps & InputProps & { value: string; onChange: (value: string) => void }) {
  return (
    <Labelled
      label={label}
      hint={hint}
      fault={fault}
      control={(shared) => (
        <input
          {...shared}
          {...rest}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} ${className}`}
        />
      )}
    />
  );
}

/** A number that may be typed freely, so that a wrong one can be named instead of vanishing. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />;
}

export function TextArea({
  label,
  hint,
  fault,
  value,
  onChange,
  className = '',
  ...rest
}: FieldProps &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
    value: string;
    onChange?: (value: string) => void;
  }) {
  return (
    <Labelled
      label={label}
      hint={hint}
      fault={fault}
      control={(shared) => (
        <textarea
          rows={6}
          {...shared}
          {...rest}
          value={value}
          readOnly={onChange === undefined}
          onChange={(event) => onChange?.(event.target.value)}
          className={`${inputClass} ${className}`}
        />
      )}
    />
  );
}

export function SelectField<Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: FieldProps & {
  options: readonly (Value | { readonly value: Value; readonly label: string })[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const all = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return (
    <Labelled
      label={label}
      hint={hint}
      control={(shared) => (
        <select
          {...shared}
          value={value}
          onChange={(event) => {
            const chosen = all.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
          className={inputClass}
        >
          {all.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

export function CheckField({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-primary"
      />
      {label}
    </label>
  );
}

export function RangeField({
  label,
  value,
  min,
  max,
  step = 1,
  unit = '',
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="tabular-nums">
          {value}
          {unit}
        </span>
      </div>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full cursor-pointer accent-primary"
      />
    </div>
  );
}

/** A few options of which one is chosen, all of them visible. */
export function ChoiceButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly (Value | { readonly value: Value; readonly label: string })[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const one = typeof option === 'string' ? { value: option, label: option } : option;
        const chosen = one.value === value;
        return (
          <button
            key={one.value}
            type="button"
            aria-pressed={chosen}
            onClick={() => onChange(one.value)}
            className={`min-h-11 cursor-pointer rounded-control border px-4 text-sm font-semibold ${chosen ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface text-ink hover:bg-soft'}`}
          >
            {one.label}
          </button>
        );
      })}
    </div>
  );
}
