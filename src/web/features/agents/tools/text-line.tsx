import type { ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface TextLineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** It is a name in formulas. */
  isCode?: boolean;
  className?: string;
}

/** One line of text with its label. */
export function TextLine({
  label,
  value,
  onChange,
  error,
  hint,
  isCode = false,
  className = '',
}: TextLineProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <Input
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(isCode ? { autoCapitalize: 'none', spellCheck: false, className: 'font-mono' } : {})}
          {...control}
        />
      )}
    </Field>
  );
}
