import { useSyncExternalStore } from 'react';
import type { World } from '../rules/world.ts';
import { appWorld, onWorldChange } from './app-world.ts';

/** All records as formulas see them, always as they are now. */
export function useWorld(): World {
  return useSyncExternalStore(onWorldChange, appWorld);
}
