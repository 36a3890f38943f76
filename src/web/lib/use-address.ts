import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface Address {
  get(name: string): string;
  /** An empty value removes the name. `step` makes it something that the browser's Back undoes. */
  change(changes: Readonly<Record<string, string>>, how?: 'replace' | 'step'): void;
}

/**
 * What is shown stands in the address, so that it can be reloaded, sent to somebody and gone back to. Two things that are chosen
 * one right after the other both count: the page may not yet have been drawn with the first.
 */
export function useAddress(): Address {
  const [parameters, setParameters] = useSearchParams();
  const latest = useRef(parameters);
  useLayoutEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback<Address['change']>(
    (changes, how = 'replace') => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      latest.current = next;
      setParameters(next, { replace: how === 'replace', preventScrollReset: true });
    },
    [setParameters],
  );
  return { get: (name) => parameters.get(name) ?? '', change };
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string,
  otherwise: Value,
): Value {
  return values.find((value) => value === given) ?? otherwise;
}
