import type { Inline, MarkdownBlock } from './parse-markdown.ts';

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => names[letter] ?? letter);
}

function inlineHtml(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return escaped(part.text);
        case 'code':
          return `<code>${escaped(part.text)}</code>`;
        case 'strong':
          return `<strong>${inlineHtml(part.parts)}</strong>`;
        case 'emphasis':
          return `<em>${inlineHtml(part.parts)}</em>`;
        case 'struck':
          return `<del>${inlineHtml(part.parts)}</del>`;
        case 'link':
          return `<a href="${escaped(part.to)}">${inlineHtml(part.parts)}</a>`;
      }
    })
    .join('');
}

function blockHtml(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.parts)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineHtml(block.parts)}</p>`;
    case 'quote':
      return `<blockquote><p>${inlineHtml(block.parts)}</p></blockquote>`;
    case 'code':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
    case 'rule':
      return '<hr>';
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map(
        ({ parts, done }) => `<li>${done === undefined ? '' : done ? '☑ ' : '☐ '}${inlineHtml(parts)}</li>`,
      );
      return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
    }
    case 'table':
      return `<table>\n${block.rows
        .map((row, index) => {
          const tag = index === 0 ? 'th' : 'td';
          return `<tr>${row.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join('')}</tr>`;
        })
        .join('\n')}\n</table>`;
  }
}

/** The text as HTML in which nothing that was typed runs or loads. */
export function markdownHtml(blocks: readonly MarkdownBlock[]): string {
  return blocks.map(blockHtml).join('\n');
}
