import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that the build has rendered. React takes it over by itself, after what stands around it, or at once when
 * somebody presses in it: a phone is never held up by the whole page. Nothing in it may ask for code of its own.
 */
export function TakenOverApart({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
