import { useEffect, useRef } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

/** Hears keys anywhere on the page while the game is on. A handler that used a key returns true, and the page does not scroll. */
export function useKeys(
  active: boolean,
  onDown: (key: string) => boolean,
  onUp?: (key: string) => void,
): void {
  const handlers = useRef({ onDown, onUp });
  useEffect(() => {
    handlers.current = { onDown, onUp };
  });
  useEffect(() => {
    if (!active) return;
    function down(event: KeyboardEvent): void {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (handlers.current.onDown(event.key)) event.preventDefault();
    }
    function up(event: KeyboardEvent): void {
      handlers.current.onUp?.(event.key);
    }
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [active]);
}
