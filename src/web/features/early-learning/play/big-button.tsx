import type { ComponentProps, ReactNode } from 'react';

interface BigButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Read out; a child who plays sees the picture. */
  label: string;
  look?: 'plain' | 'go';
  children: ReactNode;
}

const looks = {
  plain: 'border-3 border-line-strong bg-surface text-ink hover:bg-surface-raised',
  go: 'border-3 border-transparent bg-accent-fill text-on-accent hover:bg-accent-fill-hover',
};

/** A picture to press, large enough for small fingers. */
export function BigButton({
  label,
  look = 'plain',
  className = 'size-16',
  children,
  ...rest
}: BigButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex shrink-0 items-center justify-center rounded-soft transition-colors active:scale-95 motion-reduce:active:scale-100 [&>svg]:size-8 ${looks[look]} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
