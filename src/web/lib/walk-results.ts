import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys walk from the field through the results; Escape and the way up from the first lead back to the field. */
export function walkResults(
  event: KeyboardEvent<HTMLElement>,
  field: RefObject<HTMLInputElement | null>,
): void {
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = results.findIndex((result) => result === document.activeElement);
  if (at < 0 && document.activeElement !== field.current) return;
  const target = targetOf(event.key, at, results);
  if (target === undefined) return;
  event.preventDefault();
  if (target === 'field') field.current?.focus();
  else target.focus();
}

function targetOf(
  key: string,
  at: number,
  results: readonly HTMLElement[],
): HTMLElement | 'field' | undefined {
  if (key === 'ArrowDown') return results[at + 1];
  if (at < 0) return undefined;
  if (key === 'Escape') return 'field';
  if (key === 'ArrowUp') return at === 0 ? 'field' : results[at - 1];
  return undefined;
}
