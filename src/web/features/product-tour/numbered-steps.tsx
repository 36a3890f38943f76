import type { ReactNode } from 'react';

export interface NumberedStep {
  readonly heading: string;
  readonly content: ReactNode;
}

/** What to do, in order. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="grid gap-8">
      {steps.map(({ heading, content }, index) => (
        <li key={heading} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <span
            aria-hidden
            className="flex size-8 items-center justify-center rounded-full border border-line-strong bg-surface font-mono text-small text-ink-muted"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-0.5">
            <h3 className="text-body font-semibold text-ink">{heading}</h3>
            <div className="mt-2 grid gap-3 text-small text-ink-muted">{content}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
