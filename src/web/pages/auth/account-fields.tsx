import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface EmailFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
}

/** Spread what the form gives for the field on these: `{...fields.register('email')}`. */
export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="you@example.com"
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function PasswordField({ label = 'Password', hint, error, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <PasswordInput {...control} {...input} />}
    </Field>
  );
}
