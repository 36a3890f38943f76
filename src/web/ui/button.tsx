import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-medium font-medium whitespace-nowrap transition-colors select-none disabled:opacity-50 [&>svg]:shrink-0';

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 text-small sm:min-h-9 sm:px-3.5 [&>svg]:size-4',
  large: 'min-h-12 px-5 text-body [&>svg]:size-4.5',
};

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent-fill text-on-accent hover:bg-accent-fill-hover',
  secondary: 'border border-line-strong bg-control text-ink hover:bg-surface-overlay',
  quiet: 'text-ink-muted hover:bg-surface-raised hover:text-ink',
  danger: 'bg-negative-fill text-on-negative hover:bg-negative-fill-hover',
};

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: ButtonLook = 'secondary', more = '', size: ButtonSize = 'medium'): string {
  return `${base} ${sizes[size]} ${looks[look]} ${more}`;
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Large is for the one thing that a page is about. */
  size?: ButtonSize;
  /** What was asked for is under way: the button waits and cannot be pressed again. */
  busy?: boolean;
}

export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(look, className, size)}
      disabled={busy || disabled === true}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-turn" /> : null}
      {children}
    </button>
  );
}
