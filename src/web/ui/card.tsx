import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section className={`rounded-large border border-line bg-surface shadow-card ${className}`} {...rest} />
  );
}
