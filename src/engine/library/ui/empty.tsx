import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing } from '../content/drawing.tsx';
import { drawnFor } from '../content/drawn.ts';

/** Nothing is there yet: what it would be, drawn where the app has a drawing of it, and what to do. */
export function Empty({ text, action }: { text: string; action?: ReactNode }) {
  const shapes = drawnFor(text);
  return (
    <div className="app-empty grid justify-items-center gap-3 rounded-card border border-dashed border-line px-6 py-10 text-center">
      {shapes === undefined ? (
        <Inbox aria-hidden="true" className="size-8 text-muted" />
      ) : (
        <Drawing shapes={shapes} seed={text} className="h-24 w-40 rounded-card" />
      )}
      <p className="text-muted">{text}</p>
      {action}
    </div>
  );
}
