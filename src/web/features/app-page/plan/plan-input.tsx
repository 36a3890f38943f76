import { limits } from '../../../../kernel/limits.ts';
import { Input } from '../../../ui/input.tsx';

interface PlanInputProps {
  /** Read out; what stands in the plan is enough for those who see. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  className?: string;
}

/** A text of the plan: to be read like one, and to be changed where it stands. */
export function PlanInput({
  label,
  value,
  onChange,
  maxLength = limits.engine.textLength,
  className = '',
}: PlanInputProps) {
  return (
    <Input
      aria-label={label}
      value={value}
      maxLength={maxLength}
      aria-invalid={value.trim() === '' ? true : undefined}
      onChange={(event) => onChange(event.target.value)}
      className={`border-line bg-transparent px-2 disabled:opacity-100 ${className}`}
    />
  );
}
