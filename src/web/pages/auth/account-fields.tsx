import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

/** Spread what the form gives for the field on these: `{...fields.register('email')}`. */
export function EmailField(input: ComponentProps<'input'>) {
  return (
    <Field label="Email">
      {(control) => <Input {...control} {...input} type="email" placeholder="you@example.com" />}
    </Field>
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label?: string;
  hint?: ReactNode;
}

export function PasswordField({ label = 'Password', hint, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <PasswordInput {...control} {...input} />}
    </Field>
  );
}
