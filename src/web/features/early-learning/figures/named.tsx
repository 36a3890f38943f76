import type { ReactNode } from 'react';

interface NamedProps {
  /** Read out in place of what is seen. */
  words: string;
  className?: string;
  children: ReactNode;
}

/** A picture with its name for a screen reader; the picture itself says nothing. */
export function Named({ words, className = 'block size-full', children }: NamedProps) {
  return (
    <span className={`relative ${className}`}>
      <span className="sr-only">{words}</span>
      {children}
    </span>
  );
}
