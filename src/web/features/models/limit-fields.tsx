import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type LimitForm, limitFields } from './limit-form.ts';
import type { Problems } from './problems.ts';

interface LimitFieldsProps {
  form: LimitForm;
  problems: Problems;
  onChange: (form: LimitForm) => void;
}

export function LimitFields({ form, problems, onChange }: LimitFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {limitFields.map(({ name, label, isMoney }) => (
        <Field key={name} label={label} error={problems[name]}>
          {(control) => (
            <Input
              {...control}
              inputMode={isMoney ? 'decimal' : 'numeric'}
              placeholder="No limit"
              value={form[name]}
              onChange={(event) => onChange({ ...form, [name]: event.target.value })}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </div>
  );
}
