import { limits } from '../../../kernel/limits.ts';
import { isMobile } from '../../lib/use-mobile.ts';

/** Lets a pressed button be felt on a phone. Gives what ends it. */
export function vibrateOnPress(): () => void {
  document.addEventListener('click', feel);
  return () => document.removeEventListener('click', feel);
}

function feel(event: MouseEvent): void {
  // A browser refuses, loudly, to vibrate for a press that no finger made.
  if (!event.isTrusted || !isMobile() || !('vibrate' in navigator)) return;
  const pressed = event.target instanceof Element ? event.target.closest('button, [role="button"]') : null;
  if (pressed === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(limits.shell.vibrationMs);
}
