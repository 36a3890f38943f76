import type { ReactNode } from 'react';

/** One key of the keyboard, as a hint. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-small border border-line-strong bg-surface-overlay px-1.5 font-mono text-caption leading-none text-ink-muted">
      {children}
    </kbd>
  );
}

/** Keys pressed together, such as `['Ctrl', 'K']`. */
export function KeyCombination({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
