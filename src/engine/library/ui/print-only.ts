let undo: (() => void) | undefined;

/** Prints one part of a page alone: whatever else the page shows stays off the paper. */
export function printOnly(part: Element): void {
  undo?.();
  const others = [...document.body.children].filter((one) => !one.classList.contains('print:hidden'));
  const copy = part.cloneNode(true);
  if (!(copy instanceof Element)) return;
  copy.classList.add('hidden', 'print:block');
  for (const one of others) one.classList.add('print:hidden');
  document.body.append(copy);
  undo = () => {
    copy.remove();
    for (const one of others) one.classList.remove('print:hidden');
    undo = undefined;
  };
  // Some browsers print after this call is over, so the copy stays until they say that they are done.
  window.addEventListener('afterprint', () => undo?.(), { once: true });
  window.print();
}
