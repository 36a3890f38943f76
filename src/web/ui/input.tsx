import type { ComponentProps } from 'react';

/** 16 px on phones: with less, iOS zooms into the page when the field is touched. */
export const inputClass =
  'h-11 w-full min-w-0 rounded-medium border border-line-strong bg-ground px-3 text-body text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 disabled:opacity-50 aria-invalid:border-negative sm:h-9 sm:text-small';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${inputClass} ${className}`} {...rest} />;
}
