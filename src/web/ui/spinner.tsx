import { LoaderCircle } from 'lucide-react';

/** Waiting, in words. The turning ring is decoration and stands still under reduced motion. */
export function Spinner({ children }: { children: string }) {
  return (
    <output className="flex animate-appear items-center gap-2.5 text-small text-ink-muted">
      <LoaderCircle aria-hidden className="size-4 animate-turn text-accent" />
      {children}
    </output>
  );
}
