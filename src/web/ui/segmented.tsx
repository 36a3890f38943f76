import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen; read out, not shown. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The labels are read out and shown on hover only. */
  iconsOnly?: boolean;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly = false,
}: SegmentedProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined && option.value !== value) onChange(option.value);
  });
  // A page that the build has rendered can be used before this runs: what was chosen meanwhile counts.
  useEffect(() => takeOver(), []);
  return (
    <fieldset
      ref={group}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-medium border border-line bg-ground p-1"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className="flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-small px-3 text-small font-medium text-ink-muted transition-colors hover:text-ink has-checked:bg-surface-overlay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus sm:min-h-8 [&>svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : ''}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
