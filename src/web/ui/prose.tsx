import type { ComponentProps } from 'react';

/** Running text: gives headings, lists, tables, quotes and code of a written piece their look. */
export function Prose({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`prose ${className}`} {...rest} />;
}
