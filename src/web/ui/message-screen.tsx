import type { ReactNode } from 'react';

interface MessageScreenProps {
  eyebrow?: string;
  heading: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that says one thing and what to do next. */
export function MessageScreen({ eyebrow, heading, children, actions }: MessageScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-4 py-20 sm:px-6">
      {eyebrow === undefined ? null : <p className="mb-3 font-mono text-small text-ink-faint">{eyebrow}</p>}
      <h1 className="text-title font-semibold text-ink">{heading}</h1>
      <div className="mt-3 space-y-4 text-body text-ink-muted">{children}</div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">{actions}</div>
    </div>
  );
}
