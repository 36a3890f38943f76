/** How everything that opens above the page comes and goes: a change of opacity and a slight scale. */
export const popupClass =
  'origin-[var(--transform-origin)] rounded-medium border border-line-strong bg-popup text-ink shadow-overlay outline-hidden transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

export const popupItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-small px-2.5 text-small text-ink outline-hidden select-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-surface-overlay sm:min-h-8.5';

export const scrimClass =
  'fixed inset-0 min-h-dvh bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A dialog in the middle of a wide screen, a sheet at the lower edge of a phone. */
export const dialogPopupClass =
  'fixed inset-x-0 bottom-0 flex max-h-[90dvh] flex-col rounded-t-large border border-line-strong bg-popup text-ink shadow-overlay outline-hidden transition-[opacity,translate,scale] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-large sm:data-ending-style:-translate-y-1/2 sm:data-ending-style:scale-98 sm:data-starting-style:-translate-y-1/2 sm:data-starting-style:scale-98';
