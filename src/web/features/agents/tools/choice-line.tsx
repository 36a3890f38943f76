import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface ChoiceLineProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One of several with its label. */
export function ChoiceLine({ label, value, options, onChange, error }: ChoiceLineProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <Select options={options} value={value} onChange={onChange} {...control} />}
    </Field>
  );
}
