import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-medium px-4 text-small font-medium whitespace-nowrap transition-colors select-none disabled:opacity-50 sm:min-h-9 sm:px-3.5';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent-fill text-on-accent hover:bg-accent-fill-hover',
  secondary: 'border border-line-strong bg-surface-raised text-ink hover:bg-surface-overlay',
  quiet: 'text-ink-muted hover:bg-surface-raised hover:text-ink',
  danger: 'bg-negative-fill text-on-negative hover:bg-negative-fill-hover',
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = 'secondary', more = ''): string {
  return `${base} ${looks[look]} ${more}`;
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** What was asked for is under way: the button waits and cannot be pressed again. */
  busy?: boolean;
}

export function Button({
  look = 'secondary',
  busy = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(look, className)}
      disabled={busy || disabled === true}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn" /> : null}
      {children}
    </button>
  );
}
