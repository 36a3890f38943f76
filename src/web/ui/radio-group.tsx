import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** One of several that need a word of explanation each. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <span id={id} className="text-small font-medium text-ink">
        {label}
      </span>
      <Base
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        disabled={disabled}
        className="grid gap-2"
      >
        {options.map((option) => (
          <RadioRow key={option.value} id={`${id}-${option.value}`} option={option} />
        ))}
      </Base>
    </div>
  );
}

function RadioRow({ id, option }: { id: string; option: RadioOption<string> }) {
  return (
    <div className="relative flex min-h-11 items-start gap-3 rounded-medium border border-line bg-surface p-3 transition-colors has-data-checked:border-accent has-data-checked:bg-accent/6 not-has-data-disabled:hover:border-line-strong">
      <Radio.Root
        value={option.value}
        disabled={option.disabled === true}
        aria-labelledby={id}
        aria-describedby={option.hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 flex size-4 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-ground transition-colors after:absolute after:inset-0 data-checked:border-accent-fill data-checked:bg-accent-fill data-disabled:cursor-default data-disabled:opacity-50"
      >
        <Radio.Indicator className="size-1.5 rounded-full bg-on-accent" />
      </Radio.Root>
      <div className="text-small">
        <div id={id} className={`font-medium ${option.disabled === true ? 'text-ink-faint' : 'text-ink'}`}>
          {option.label}
        </div>
        {option.hint === undefined ? null : (
          <div
            id={`${id}-hint`}
            className={`mt-0.5 ${option.disabled === true ? 'text-ink-faint' : 'text-ink-muted'}`}
          >
            {option.hint}
          </div>
        )}
      </div>
    </div>
  );
}
