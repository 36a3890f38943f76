import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A day, as `2026-03-31`. The device's own calendar opens, which everybody knows and every reader can use. */
export function DateInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input type="date" className={`tabular-nums ${className}`} {...rest} />;
}
