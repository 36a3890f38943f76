import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface ModelsCardProps {
  heading: string;
  intro: ReactNode;
  /** What can be done with all of it. */
  action?: ReactNode;
  children: ReactNode;
}

export function ModelsCard({ heading, intro, action, children }: ModelsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0 overflow-hidden">
      <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-4 sm:px-5">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-body font-semibold text-ink">
            {heading}
          </h2>
          <p className="mt-0.5 max-w-[70ch] text-small text-ink-muted">{intro}</p>
        </div>
        {action}
      </header>
      {children}
    </Card>
  );
}
