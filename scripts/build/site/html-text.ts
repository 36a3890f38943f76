/** Stands for the address of the installation, which only its server knows; src/server/http/static fills it in. */
export const publicUrl = '__PUBLIC_URL__';

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** `<name a="b" />`, with every value escaped. */
export function voidTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')} />`;
}

/** `/a/b` stands below `/a`. */
export function pathAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
