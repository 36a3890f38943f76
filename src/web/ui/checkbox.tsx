import { Checkbox as Base } from '@base-ui/react/checkbox';
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
      <Base.Root
        id={id}
        checked={checked}
        indeterminate={indeterminate}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        className="relative flex size-4.5 shrink-0 cursor-pointer items-center justify-center rounded-small border border-line-strong bg-ground text-on-accent transition-colors after:absolute after:-inset-3 hover:border-ink-faint data-checked:border-transparent data-checked:bg-accent-fill data-disabled:cursor-default data-disabled:opacity-50 data-indeterminate:border-transparent data-indeterminate:bg-accent-fill"
      >
        <Base.Indicator>
          {indeterminate ? (
            <Minus aria-hidden className="size-3.5" />
          ) : (
            <Check aria-hidden className="size-3.5" />
          )}
        </Base.Indicator>
      </Base.Root>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small text-ink'}>
        {label}
      </label>
    </div>
  );
}
