/** For comparing what people read: case and spacing do not matter. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function valueText(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement)
    return ['checkbox', 'radio', 'password', 'file', 'hidden'].includes(element.type) ? '' : element.value;
  return '';
}

function isApart(element: Element, display: string): boolean {
  if (element instanceof SVGTextElement) return true;
  return !display.startsWith('inline') && display !== 'contents';
}

/** The text between two elements that stand apart is two texts; within a line it is one. */
function collect(node: Node, out: string[]): void {
  if (node instanceof Text) {
    out.push(node.data);
    return;
  }
  if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(node.tagName))
    return;
  if (node.tagName === 'BR') {
    out.push('\n');
    return;
  }
  if (node.matches('input, select, textarea')) {
    if (isVisible(node)) out.push('\n', valueText(node), '\n');
    return;
  }
  const style = getComputedStyle(node);
  if (style.display === 'none') return;
  const apart = isApart(node, style.display);
  if (apart) out.push('\n');
  const isClosed = node instanceof HTMLDetailsElement && !node.open;
  for (const child of node.childNodes) {
    if (child instanceof Text && style.visibility !== 'visible') continue;
    if (isClosed && !(child instanceof Element && child.tagName === 'SUMMARY')) continue;
    collect(child, out);
  }
  if (apart) out.push('\n');
}

/** All that can be read on the page or in an element, what is typed into its fields included. */
export function visibleText(root: Element = document.body): string {
  const out: string[] = [];
  collect(root, out);
  return plain(out.join(''));
}

export function reads(text: string, root: Element = document.body): boolean {
  const wanted = plain(text);
  // The browser's own text is there at once; the thorough one also knows the values of fields.
  return plain(root instanceof HTMLElement ? root.innerText : '').includes(wanted)
    ? stillReads(wanted, root)
    : visibleText(root).includes(wanted);
}

/** The browser counts every option of a list as text, also those that are not chosen: where none has a word of it, that does not matter. */
function stillReads(wanted: string, root: Element): boolean {
  const words = wanted.split(' ');
  for (const option of root.querySelectorAll('option')) {
    const text = plain(option.text);
    if (words.some((word) => text.includes(word))) return visibleText(root).includes(wanted);
  }
  return true;
}
