import type { Said } from '../../../../ask/said/said.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';

const SaidView = lazyPart(async () => (await import('./said-view.tsx')).SaidView);

interface SaidAnswerProps {
  said: Said;
  onAskWithout: (() => void) | undefined;
}

/** With its parser it is many times the size of the page: until it is there, the words stand as they were said. */
export function SaidAnswer({ said, onAskWithout }: SaidAnswerProps) {
  return (
    <SaidView
      said={said}
      onAskWithout={onAskWithout}
      fallback={<p className="wrap-anywhere whitespace-pre-wrap text-ink">{said.text}</p>}
    />
  );
}
