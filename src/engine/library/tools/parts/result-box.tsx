import type { ReactNode } from 'react';

/** Where a tool says what came out. */
export function ResultBox({ label = 'Result', children }: { label?: string; children: ReactNode }) {
  return (
    <div
      role="status"
      aria-label={label}
      data-result
      className="rounded-card bg-soft p-4 break-words text-ink empty:hidden sm:p-5"
    >
      {children}
    </div>
  );
}

export function Fault({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="font-medium text-danger-ink empty:hidden">
      {text}
    </p>
  );
}
