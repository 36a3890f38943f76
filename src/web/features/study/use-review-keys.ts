import { useEffect, useEffectEvent } from 'react';
import type { Answer } from './use-review.ts';

interface ReviewKeys {
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly answer: (grade: Answer) => void;
  readonly undo: () => void;
  readonly bury: () => void;
  /** Absent where the browser has no voice. */
  readonly speak: (() => void) | undefined;
}

/** Space shows and answers "good", 1 to 4 answer, Z takes back, B puts off, S speaks. */
export function useReviewKeys({ isOpen, show, answer, undo, bury, speak }: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    const isEnter = event.key === ' ' || event.key === 'Enter';
    if (isEnter && event.target instanceof Element && event.target.closest('button, a') !== null) return;
    if (isEnter) {
      event.preventDefault();
      if (isOpen) answer(3);
      else show();
    } else if (isOpen && /^[1-4]$/.test(event.key)) answer(Number(event.key) as Answer);
    else if (event.key === 'z') undo();
    else if (event.key === 'b') bury();
    else if (event.key === 's') speak?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Keys belong to fields, dialogs and menus while somebody is in them. */
function isElsewhere(target: EventTarget | null): boolean {
  const others = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';
  return target instanceof HTMLElement && target.closest(others) !== null;
}
