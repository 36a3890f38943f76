import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface FormulaInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** What it gives with the sample values. */
  worth?: string | undefined;
  placeholder?: string;
}

/** A formula with what it gives, or with what is wrong, right below it. */
export function FormulaInput({ label, value, onChange, error, worth, placeholder }: FormulaInputProps) {
  return (
    <Field
      label={label}
      error={error}
      {...(error === undefined && worth !== undefined
        ? { hint: <span className="text-positive tabular-nums">= {worth}</span> }
        : {})}
    >
      {(control) => (
        <Input
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          placeholder={placeholder}
          {...control}
        />
      )}
    </Field>
  );
}
