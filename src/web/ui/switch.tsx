import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Takes effect at once; where a form is sent, use a checkbox. */
export function Switch({ checked, onChange, label, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 sm:min-h-9">
      <div>
        <span id={id} className="text-small font-medium text-ink">
          {label}
        </span>
        {hint === undefined ? null : (
          <div id={`${id}-hint`} className="text-small text-ink-muted">
            {hint}
          </div>
        )}
      </div>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="relative flex h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line-strong bg-surface-overlay p-0.5 transition-colors after:absolute after:-inset-2.5 data-checked:border-transparent data-checked:bg-accent-fill data-disabled:cursor-default data-disabled:opacity-50"
      >
        <Base.Thumb className="size-4.5 rounded-full bg-ink-muted transition-[translate,background-color] data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Base.Root>
    </div>
  );
}
