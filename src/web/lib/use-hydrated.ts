import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in HTML that was made at build and while a browser takes it over, true ever after. What depends on the
 * visitor, such as the query of the address, waits for it; otherwise both renders would differ.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
