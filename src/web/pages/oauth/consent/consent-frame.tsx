import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

/** One card in the middle: there is one thing to decide here. */
export function ConsentFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex flex-1 flex-col items-center px-4 py-6 sm:justify-center sm:py-8">
      <div aria-hidden className="brand-glow" />
      <Card aria-labelledby="consent-heading" className="w-full max-w-md">
        {children}
      </Card>
    </div>
  );
}
