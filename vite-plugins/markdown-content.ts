import type { Plugin } from 'vite';
import { brandExpression, brandFaults } from '../scripts/registry/brand-text.ts';
import { splitFrontMatter } from '../src/kernel/front-matter.ts';
import { type CompiledMarkdown, compileMarkdown } from './markdown/compile-markdown.ts';

const ours = /\/content\/[^?]+\.md(?:\?text)?$/;

export interface CompiledContent extends CompiledMarkdown {
  readonly values: ReadonlyMap<string, string>;
}

/** One file of `content`: its front matter and what its Markdown becomes. Names every fault. */
export function compileContent(source: string): CompiledContent {
  const faults: string[] = [];
  const { values, body } = splitFrontMatter(source, faults);
  const compiled = compileMarkdown(body);
  return { ...compiled, values, faults: [...faults, ...brandFaults(source), ...compiled.faults] };
}

/**
 * Makes a module of each text in `content`: `{ html, toc, matter }`, or `{ text }` for `?text`. All work is done at
 * build, so that a browser gets finished HTML and no Markdown reader. The product's name stays a reference to the
 * brand module.
 */
export function markdownContent(): Plugin {
  return {
    name: 'kora-markdown-content',
    enforce: 'pre',
    transform: {
      filter: { id: ours },
      handler(source, id) {
        const content = compileContent(source);
        if (content.faults.length > 0) this.error(`${id}:\n${content.faults.join('\n')}`);
        return { code: moduleText(content, id.endsWith('?text')), map: null, moduleType: 'js' };
      },
    },
  };
}

function moduleText({ html, toc, text, values }: CompiledContent, textOnly: boolean): string {
  const imports = "import { brand } from '/src/kernel/brand.ts';";
  if (textOnly) return `${imports}\nexport const text = ${brandExpression(text)};\n`;
  const entries = toc.map(
    (entry) =>
      `{ id: ${JSON.stringify(entry.id)}, level: ${entry.level}, text: ${brandExpression(entry.text)} }`,
  );
  const matter = [...values].map(([name, value]) => `${JSON.stringify(name)}: ${brandExpression(value)}`);
  return [
    imports,
    `const safe = (value) => value.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');`,
    `export const html = ${brandExpression(html, (member) => `safe(${member})`)};`,
    `export const toc = [${entries.join(', ')}];`,
    `export const matter = { ${matter.join(', ')} };`,
    '',
  ].join('\n');
}
