const controls = 'button, a, label, summary, select, input, textarea, [role="tab"], [role="option"]';
const regions = 'main, header, footer, dialog';

export function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

/** What it says of its own; a part, which only holds others, says nothing. */
export function ownText(element: Element): string {
  return hasOwnText(element) || isControl(element) ? textOf(element) : '';
}

function isControl(element: Element): boolean {
  return element.matches(controls);
}

/** What one part of a page shows. */
export function isPart({ parentElement }: Element): boolean {
  return parentElement?.hasAttribute('data-part') === true;
}

/** What is meant by whoever points at an element: a control, a text, a part of the page, or a region of the app. */
export function chosenElement(start: Element): Element {
  const control = start.closest(controls);
  // A link around a whole card holds several texts, and one of them is meant.
  if (control !== null && (!hasOwnText(start) || textOf(control) === textOf(start))) return control;
  for (let element: Element | null = start; element !== null; element = element.parentElement) {
    if (hasOwnText(element) || isPart(element) || element.matches(regions)) return element;
  }
  return document.body;
}

/** Everything that can be chosen and seen, in the order of the page. */
export function choosableElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => chosenElement(element) === element && isSeen(element),
  );
}

/** Texts for people who hear the page are a dot of one pixel. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}
