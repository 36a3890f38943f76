import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { ModelForm } from './model-form.ts';

interface KeyFieldProps {
  value: ModelForm['key'];
  /** Whether one is stored: then it can stay, be replaced or be removed. */
  isStored: boolean;
  hint: string;
  error: string | undefined;
  onChange: (value: ModelForm['key']) => void;
}

/** A key is entered once. What is stored is never shown again, not even to whoever entered it. */
export function KeyField({ value, isStored, hint, error, onChange }: KeyFieldProps) {
  const replacing = useRef(false);
  if (value.kind === 'entered')
    return (
      <div className="grid gap-2">
        <Field
          label={isStored ? 'New key' : 'Key'}
          hint={`${hint} It is stored sealed and never shown again.`}
          error={error}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={value.text}
              onChange={(event) => onChange({ kind: 'entered', text: event.target.value })}
              autoComplete="off"
              // Whoever pressed the button that was here goes on in the field.
              ref={(input) => {
                if (replacing.current) input?.focus();
                replacing.current = false;
              }}
            />
          )}
        </Field>
        {isStored ? (
          <Button look="quiet" className="justify-self-start" onClick={() => onChange({ kind: 'stays' })}>
            Keep the stored key
          </Button>
        ) : null}
      </div>
    );
  return (
    <div className="grid gap-1.5">
      <p className="text-small font-medium text-ink">Key</p>
      <p className="text-small text-ink-muted">
        {value.kind === 'stays'
          ? 'A key is stored. It is not shown again.'
          : 'The stored key is removed when you save.'}
      </p>
      {error === undefined ? null : <p className="text-small text-negative">{error}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            replacing.current = true;
            onChange({ kind: 'entered', text: '' });
          }}
        >
          Replace the key
        </Button>
        {value.kind === 'stays' ? (
          <Button onClick={() => onChange({ kind: 'removed' })}>Remove the key</Button>
        ) : (
          <Button onClick={() => onChange({ kind: 'stays' })}>Keep the stored key</Button>
        )}
      </div>
    </div>
  );
}
