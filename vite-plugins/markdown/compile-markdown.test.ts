import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compile-markdown.ts';

describe('compileMarkdown', () => {
  it('gives each heading an address and lists it', () => {
    const { html, toc } = compileMarkdown(
      '## What is *new*?\n\n### Café & bar\n\n## What is new\n\n## About {{brand}} itself\n',
    );
    expect(toc).toEqual([
      { id: 'what-is-new', text: 'What is new?', level: 2 },
      { id: 'cafe-bar', text: 'Café & bar', level: 3 },
      { id: 'what-is-new-2', text: 'What is new', level: 2 },
      { id: 'about-itself', text: 'About {{brand}} itself', level: 2 },
    ]);
    expect(html).toContain('<h2 id="what-is-new">What is <em>new</em>?</h2>');
    expect(html).toContain('<h3 id="cafe-bar">Café &amp; bar</h3>');
  });

  it('colours code with classes and lets the keyboard scroll it', () => {
    const { html } = compileMarkdown('```ts\nconst a = "<b>";\n```\n');
    expect(html).toContain('<pre tabindex="0" role="region" aria-label="Code">');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('&quot;&lt;b&gt;&quot;');
    expect(html).not.toContain('style=');
  });

  it('leaves code of no language alone', () => {
    expect(compileMarkdown('```text\na < b\n```\n').html).toContain('<code class="hljs">a &lt; b</code>');
  });

  it('lets a table scroll by itself and aligns figures by class', () => {
    const { html } = compileMarkdown('| A | B |\n| --- | ---: |\n| x | 1 |\n');
    expect(html).toContain('<div class="table-scroll" tabindex="0"');
    expect(html).toContain('<th scope="col" class="text-right">B</th>');
    expect(html).toContain('<td class="text-right">1</td>');
    expect(html).not.toContain('style=');
  });

  it('keeps readers of other sites from learning where they came from', () => {
    const { html, links } = compileMarkdown('[out](https://example.com/?a=1&b=2) and [in](/support#x)');
    expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">out</a>');
    expect(html).toContain('<a href="/support#x">in</a>');
    expect(links).toEqual(['https://example.com/?a=1&b=2', '/support#x']);
  });

  it('gives the words for a search, whole ones', () => {
    const { text } = compileMarkdown(
      '## Head\n\nA **bo**ld `word`.\n\n- one\n- two [three](/x)\n\n| a | b |\n| - | - |\n| c | d |\n\n> said\n',
    );
    expect(text).toBe('Head A bold word. one two three a b c d said');
  });

  it.each([
    ['HTML', '<b>bold</b>', 'no HTML'],
    ['a script', '<script>alert(1)</script>', 'no HTML'],
    ['HTML inside of a line', 'so <span style="color:red">red</span>', 'no HTML'],
    ['a title in the body', '# Title', 'headings are ## or ###'],
    ['a heading too deep', '#### Deep', 'headings are ## or ###'],
    ['a heading without letters', '## …', 'needs letters or digits'],
    ['an unknown language', '```klingon\nx\n```', 'this language is not known'],
    ['an insecure address', '[x](http://example.com)', 'use /…, #…, https:// or mailto:'],
    ['an address that runs code', '[x](javascript:alert(1))', 'use /…, #…, https:// or mailto:'],
    ['an address of another host in disguise', '[x](//example.com)', 'use /…, #…, https:// or mailto:'],
    ['a link without words', '[](/x)', 'has no words'],
  ])('refuses %s', (_, markdown, fault) => {
    expect(compileMarkdown(markdown).faults.join('\n')).toContain(fault);
  });
});
