import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary hover:brightness-95',
  plain: 'border border-line bg-surface text-ink hover:bg-soft',
  quiet: 'text-ink hover:bg-soft',
  danger: 'bg-danger text-on-danger hover:brightness-95',
};

export function buttonClass(look: ButtonLook = 'plain', more = ''): string {
  return `app-button app-button-${look} inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-button px-4 text-sm font-semibold transition disabled:cursor-not-allowed disabled:opacity-50 ${looks[look]} ${more}`;
}

export function Button({
  look = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
