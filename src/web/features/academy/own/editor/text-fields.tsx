import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Characters that are set in columns: numbers, code. */
  isCode?: boolean;
  className?: string;
}

/** One line. */
export function LineField({
  label,
  value,
  onChange,
  error,
  hint,
  isCode = false,
  className = '',
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={300}
          onChange={(event) => onChange(event.target.value)}
          {...(isCode ? { autoCapitalize: 'none', spellCheck: false, className: 'font-mono' } : {})}
        />
      )}
    </Field>
  );
}

interface LongFieldProps extends TextFieldProps {
  rows?: number;
  /** How it will look; shown on demand. */
  preview?: ReactNode;
}

/** Several lines. */
export function LongField({
  label,
  value,
  onChange,
  error,
  hint,
  isCode = false,
  rows = 3,
  preview,
}: LongFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <Field label={label} error={error} hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            grow
            rows={rows}
            value={value}
            maxLength={60_000}
            onChange={(event) => onChange(event.target.value)}
            {...(isCode ? { autoCapitalize: 'none', spellCheck: false, className: 'font-mono' } : {})}
          />
        )}
      </Field>
      {preview === undefined ? null : (
        <>
          <div>
            <Button look="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide how it looks' : 'Show how it looks'}
            </Button>
          </div>
          {shown ? (
            <div className="min-w-0 rounded-large border border-line bg-ground p-4 sm:p-5">{preview}</div>
          ) : null}
        </>
      )}
    </div>
  );
}
