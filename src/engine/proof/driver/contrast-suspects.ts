import { isVisible } from './visible.ts';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

const colorParts = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? ?\/? ?([\d.]+))?\)$/;

/** Undefined for notations that a simple look cannot judge. */
function parseColor(text: string): Color | undefined {
  const match = colorParts.exec(text);
  if (match === null) return undefined;
  const [, red, green, blue, alpha = '1'] = match;
  return [Number(red), Number(green), Number(blue), Number(alpha)];
}

function luminance([red, green, blue]: Color): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: Color, other: Color): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The one colour behind an element, when that is certain without looking at what lies over what. */
function groundOf(element: Element): Color | undefined {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none' || style.opacity !== '1' || style.mixBlendMode !== 'normal')
      return undefined;
    const color = parseColor(style.backgroundColor);
    if (color === undefined) return undefined;
    if (color[3] === 1) return color;
    if (color[3] > 0 || style.position === 'absolute' || style.position === 'fixed') return undefined;
  }
  return [255, 255, 255, 1];
}

function isCertainlyReadable(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const color = parseColor(getComputedStyle(element).color);
  const ground = groundOf(element);
  return color !== undefined && ground !== undefined && color[3] === 1 && contrastOf(color, ground) >= 4.6;
}

/** Not what is there only for those who hear the page, nor what is hidden from them as mere decoration. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && isVisible(element) && element.closest('[aria-hidden=true]') === null;
}

/**
 * The elements whose text may be hard to read. The thorough check looks at everything that lies over each other and
 * takes most of the time of a proof; most text stands plainly on one colour, where this is enough.
 */
export function contrastSuspects(): Element[] {
  const suspects = new Set<Element>();
  const judged = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || judged.has(element) || node.textContent?.trim() === '') continue;
    judged.add(element);
    if (!isCertainlyReadable(element) && isSeen(element)) suspects.add(element);
  }
  for (const field of document.querySelectorAll('input, select, textarea'))
    if (!isCertainlyReadable(field) && isSeen(field)) suspects.add(field);
  return [...suspects];
}
