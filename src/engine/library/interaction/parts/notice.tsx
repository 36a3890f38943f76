import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a visitor should know before trusting what is shown. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-soft px-3 py-2 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
