import { type ReactNode, useId } from 'react';

export function SheetSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 id={id} className="mb-3 text-small font-semibold text-ink">
        {heading}
      </h3>
      {children}
    </section>
  );
}
