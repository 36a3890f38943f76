import type { MouseEvent } from 'react';

export const contentId = 'content';

/** Leads past the navigation. The address stays as it is: behind its hash stands the page that is shown. */
export function SkipLink() {
  function skip(event: MouseEvent): void {
    event.preventDefault();
    const content = document.getElementById(contentId);
    content?.focus({ preventScroll: true });
    content?.scrollIntoView({ block: 'start' });
  }
  return (
    <a
      href={`#${contentId}`}
      onClick={skip}
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3 focus:text-ink"
    >
      Skip to content
    </a>
  );
}
