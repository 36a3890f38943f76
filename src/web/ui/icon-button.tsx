import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does; read out and shown on hover. */
  label: string;
  /** One icon, marked `aria-hidden`. */
  children: ReactNode;
}

export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-medium text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink disabled:opacity-50 sm:size-9 [&>svg]:size-4.5 ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
