import { plain } from './visible.ts';

function textOf(node: Node, out: string[]): void {
  if (node instanceof Text) {
    out.push(node.data);
    return;
  }
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return;
  if (node.matches('script, style, select, textarea, input')) return;
  const given = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : undefined);
  if (given !== undefined && given !== '') {
    out.push(' ', given, ' ');
    return;
  }
  const style = getComputedStyle(node);
  if (style.display === 'none') return;
  const apart = !style.display.startsWith('inline') && style.display !== 'contents';
  if (apart) out.push(' ');
  for (const child of node.childNodes) textOf(child, out);
  if (apart) out.push(' ');
}

function contentName(element: Element): string {
  const out: string[] = [];
  for (const child of element.childNodes) textOf(child, out);
  return plain(out.join(''));
}

function pointedAt(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  return plain(texts.map((one) => contentName(one)).join(' '));
}

function labelName(element: Element): string {
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
  return plain([...(labels ?? [])].map((label) => contentName(label)).join(' '));
}

/** What an element is called by people who see it and by those who hear it. */
export function nameOf(element: Element): string {
  const said = pointedAt(element) || plain(element.getAttribute('aria-label') ?? '');
  if (said !== '') return said;
  if (element instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(element.type))
    return plain(element.value);
  if (element.matches('input, select, textarea')) {
    const placeholder = 'placeholder' in element ? String(element.placeholder) : '';
    return labelName(element) || plain(element.getAttribute('title') ?? '') || plain(placeholder);
  }
  if (element instanceof HTMLFieldSetElement) {
    const legend = element.querySelector(':scope > legend');
    return legend === null ? '' : contentName(legend);
  }
  return contentName(element) || labelName(element) || plain(element.getAttribute('title') ?? '');
}

/** 0 is the very name; a higher rank is further from it; undefined is another name. */
export function rankOf(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0;
  if (name.replaceAll(' ', '') === wanted.replaceAll(' ', '')) return 1;
  if (name.startsWith(`${wanted} `)) return 2;
  if (name.startsWith(wanted)) return 3;
  return name.includes(wanted) ? 4 : undefined;
}
