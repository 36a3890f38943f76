import { common, createLowlight } from 'lowlight';

type Node = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number];

const lowlight = createLowlight(common);

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function knowsLanguage(language: string): boolean {
  return lowlight.registered(language);
}

/** Code as HTML with a class for each kind of token; nothing is left to do in the browser. */
export function highlightCode(code: string, language: string): string {
  if (!knowsLanguage(language)) return escapeHtml(code);
  return lowlight.highlight(language, code).children.map(htmlOf).join('');
}

function htmlOf(node: Node): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  const { className } = node.properties;
  const names = Array.isArray(className) ? className.join(' ') : '';
  return `<span class="${escapeHtml(names)}">${node.children.map(htmlOf).join('')}</span>`;
}
