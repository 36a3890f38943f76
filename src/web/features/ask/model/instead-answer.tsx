import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';

/** A model was asked and failed: what was wrong, and the answer without it. */
export function InsteadAnswer({ trouble, children }: { trouble: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alert tone="caution" title="Answered without a model">
        {trouble}
      </Alert>
      {children}
    </div>
  );
}
