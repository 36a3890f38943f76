import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  disabled?: boolean;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
}

const markClass = 'pointer-events-none absolute inset-0 m-auto size-3.5';

/** The browser's own, drawn anew. */
export function Checkbox({
  checked,
  onChange,
  label,
  indeterminate = false,
  disabled = false,
  hideLabel = false,
}: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-2.5 sm:min-h-8">
      <span className="relative flex shrink-0 text-on-accent">
        <input
          ref={(box) => {
            if (box !== null) box.indeterminate = indeterminate;
          }}
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled}
          className="peer relative size-4.5 cursor-pointer appearance-none rounded-small border border-line-strong bg-ground transition-colors after:absolute after:-inset-3 hover:border-ink-faint checked:border-transparent checked:bg-accent-fill indeterminate:border-transparent indeterminate:bg-accent-fill disabled:cursor-default disabled:opacity-50"
        />
        {indeterminate ? (
          <Minus aria-hidden className={markClass} />
        ) : (
          <Check aria-hidden className={`${markClass} not-peer-checked:hidden`} />
        )}
      </span>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small text-ink'}>
        {label}
      </label>
    </div>
  );
}
