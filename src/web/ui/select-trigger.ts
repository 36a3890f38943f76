import { inputClass } from './input.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
  /** From `Field`, or `aria-label` where there is no visible label. */
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
}

export const selectTriggerClass = `${inputClass} flex cursor-pointer items-center justify-between gap-2 text-left`;
