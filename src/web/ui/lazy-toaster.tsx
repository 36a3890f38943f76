import { lazyPart } from '../lib/lazy-part.tsx';
import { useToastsWanted } from './toast.ts';

// Without a network its code may not arrive; the page must not go with it.
const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** The toaster of the app, from the first message on: most visits have none. */
export function LazyToaster() {
  return useToastsWanted() ? <Toaster /> : null;
}
