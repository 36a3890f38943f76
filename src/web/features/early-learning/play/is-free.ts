/** Whether Enter may go on here: it belongs to the button or link that somebody stands on, unless that is a picture already answered. */
export function isFree(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest('button, a') : null;
  return pressed === null || pressed.hasAttribute('aria-disabled');
}

/** Keys that are pressed for somebody else: with a modifier, or into a field. */
export function isForOthers({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return ctrlKey || metaKey || altKey || isTyping;
}
