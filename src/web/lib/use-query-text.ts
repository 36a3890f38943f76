import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';
import { limits } from '../../kernel/limits.ts';

/**
 * A text that stands in the address, such as a question to a search: it can be linked to and survives a reload. The
 * address follows the typing at a distance, since browsers allow only so many changes of it.
 */
export function useQueryText(name: string): [text: string, change: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  const inAddress = parameters.get(name) ?? '';
  const [draft, setDraft] = useState<string>();
  const written = useRef<string>(undefined);

  // Whoever else changed the address knows better than what was typed before.
  useEffect(() => {
    if (inAddress !== written.current) setDraft(undefined);
  }, [inAddress]);

  useEffect(() => {
    if (draft === undefined || draft.trim() === inAddress) return undefined;
    const timer = setTimeout(() => {
      // Somebody on the way to another page would be called back by a change of this one's address. The router itself
      // is asked: what it tells by hooks comes with the next drawing, which may be later than this.
      if (router !== undefined && router.state.navigation.state !== 'idle') return;
      written.current = draft.trim();
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (draft.trim() === '') next.delete(name);
          else next.set(name, draft.trim());
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, limits.reading.addressDelayMs);
    return () => clearTimeout(timer);
  }, [draft, inAddress, name, router, setParameters]);

  return [draft ?? inAddress, setDraft];
}
