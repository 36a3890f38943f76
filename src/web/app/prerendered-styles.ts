/** Where the build keeps what was a style attribute; scripts/build/site/move-styles.ts writes it. */
const attribute = 'data-prerendered-style';

/**
 * The content policy refuses style attributes in HTML, so the build moves them to another attribute and a style sheet.
 * Before React takes the page over, they become what React believes them to be.
 */
export function restoreStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    element.style.cssText = element.getAttribute(attribute) ?? '';
    element.removeAttribute(attribute);
  }
}
