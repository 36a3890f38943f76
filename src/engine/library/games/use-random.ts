import { useState } from 'react';
import { createRandom, type Random } from './random.ts';

/** One source of chance for as long as the game is on the page. */
export function useRandom(seed: number | undefined): Random {
  const [random] = useState(() => createRandom(seed));
  return random;
}
