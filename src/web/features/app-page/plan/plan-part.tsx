import type { ReactNode } from 'react';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';

/** What every part of the plan's form is given. */
export interface PlanPartProps {
  spec: AppSpec;
  onSpec: (spec: AppSpec) => void;
}

/** A part of the plan with its heading. */
export function PlanPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="rounded-large border border-line bg-surface shadow-card">
      <h2 className="border-b border-line px-4 py-2.5 text-small font-semibold text-ink">{heading}</h2>
      <div className="p-4">{children}</div>
    </section>
  );
}
