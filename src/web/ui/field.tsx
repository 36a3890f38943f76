import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Spread these on the control, so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** What helps before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small font-medium text-ink">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error === undefined ? null : (
        <p id={errorId} className="flex items-start gap-1.5 text-small text-negative">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <div id={hintId} className="text-small text-ink-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
