import { Moon, Sun } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { createValue, useValue } from '../store/value.ts';

const kept = createValue<'own' | 'dark'>('colour-mode', 'own');

/** The app in its own colours, or in dark ones for the evening; the choice is kept in this browser. */
export function ColourMode() {
  const [mode, choose] = useValue(kept);
  const isDark = mode === 'dark';
  useLayoutEffect(() => {
    if (isDark) document.documentElement.dataset['colours'] = 'dark';
    else delete document.documentElement.dataset['colours'];
  }, [isDark]);
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={isDark ? 'Light colours' : 'Dark colours'}
      onClick={() => choose(isDark ? 'own' : 'dark')}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
