import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** How long to wait before code that did not arrive is asked for again. */
const retryMs = 5_000;

/**
 * A part of the page whose code is loaded when it is shown. React's own `lazy` takes the whole page away when the code does not
 * arrive, which without a network is to be expected; here `fallback` stays in its place, and it is tried again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;

  return function LazyPart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (loaded !== undefined) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let ended = false;
      async function fetchCode(): Promise<void> {
        try {
          known = await load();
          if (!ended) setLoaded(() => known);
        } catch (error) {
          console.warn('A part of the page could not be loaded.', error);
          if (!ended) timer = setTimeout(() => void fetchCode(), retryMs);
        }
      }
      void fetchCode();
      return () => {
        ended = true;
        clearTimeout(timer);
      };
    }, [loaded]);
    const Loaded = loaded;
    return Loaded === undefined ? fallback : <Loaded {...(props as unknown as Props)} />;
  };
}
