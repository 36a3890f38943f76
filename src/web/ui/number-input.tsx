import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { inputClass } from './input.tsx';

export interface NumberInputProps {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How it is written: currency, percent, digits. */
  format?: Intl.NumberFormatOptions;
  disabled?: boolean;
  /** From `Field`. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-label'?: string | undefined;
}

const stepClass =
  'flex w-11 shrink-0 items-center justify-center text-ink-muted transition-colors hover:text-ink disabled:opacity-40 sm:w-9';

/** Arrow keys change it by a step, with Shift by ten. */
export function NumberInput({
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  disabled = false,
  id,
  ...rest
}: NumberInputProps) {
  return (
    <NumberField.Root
      id={id}
      className="min-w-0"
      value={value}
      onValueChange={(next) => onChange(next)}
      step={step}
      largeStep={step * 10}
      disabled={disabled}
      locale="en"
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(format === undefined ? {} : { format })}
    >
      <NumberField.Group
        className={`${inputClass} flex overflow-hidden px-0 focus-within:border-focus focus-within:outline-1 focus-within:outline-focus has-aria-invalid:border-negative data-disabled:opacity-50`}
      >
        <NumberField.Decrement className={stepClass}>
          <Minus aria-hidden className="size-4" />
        </NumberField.Decrement>
        <NumberField.Input
          className="w-0 min-w-0 flex-1 border-x border-line bg-transparent px-2 text-center tabular-nums outline-hidden"
          {...rest}
        />
        <NumberField.Increment className={stepClass}>
          <Plus aria-hidden className="size-4" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
