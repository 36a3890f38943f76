import { Slider as Base } from '@base-ui/react/slider';
import { type ReactNode, useId } from 'react';

export interface SliderProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How the value is written: currency, percent, unit. */
  format?: Intl.NumberFormatOptions;
  disabled?: boolean;
}

export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format,
  disabled = false,
}: SliderProps) {
  const id = useId();
  return (
    <Base.Root
      value={value}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      locale="en"
      {...(format === undefined ? {} : { format })}
      disabled={disabled}
      className="grid grid-cols-[1fr_auto] gap-x-4 data-disabled:opacity-50"
    >
      <span id={id} className="text-small font-medium text-ink">
        {label}
      </span>
      <Base.Value className="font-mono text-small text-ink-muted tabular-nums" />
      <Base.Control className="col-span-2 flex min-h-11 touch-none items-center select-none sm:min-h-8">
        <Base.Track className="h-1.5 w-full rounded-full bg-surface-overlay">
          <Base.Indicator className="rounded-full bg-accent-fill" />
          <Base.Thumb
            aria-labelledby={id}
            className="size-5 rounded-full border-2 border-accent-fill bg-on-accent shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
