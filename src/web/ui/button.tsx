import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-medium px-4 text-small font-medium whitespace-nowrap transition-colors select-none disabled:opacity-50 sm:min-h-9 sm:px-3.5';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent-fill text-on-accent hover:bg-accent-fill-hover',
  secondary: 'border border-line-strong bg-surface-raised text-ink hover:bg-surface-overlay',
  quiet: 'text-ink-muted hover:bg-surface-raised hover:text-ink',
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = 'secondary', more = ''): string {
  return `${base} ${looks[look]} ${more}`;
}

export function Button({
  look = 'secondary',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look, className)} {...rest} />;
}
