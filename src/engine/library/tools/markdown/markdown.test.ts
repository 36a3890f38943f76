import { expect, test } from 'vitest';
import { markdownHtml } from './markdown-html.ts';
import { parseMarkdown } from './parse-markdown.ts';

const html = (text: string) => markdownHtml(parseMarkdown(text));

test('headings, paragraphs and marks', () => {
  expect(html('# Title #\n\nOne *two* **three** `four` ~~five~~\nsix')).toBe(
    '<h1>Title</h1>\n<p>One <em>two</em> <strong>three</strong> <code>four</code> <del>five</del> six</p>',
  );
  expect(html('**bold with *nested* text**')).not.toContain('**bold');
  expect(html('snake_case_name and 2 * 3 * 4')).toBe('<p>snake_case_name and 2 * 3 * 4</p>');
});

test('lists, tasks, quotes, rules and code', () => {
  expect(html('- a\n- b\n\n1. c\n2) d')).toBe(
    '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ol>\n<li>c</li>\n<li>d</li>\n</ol>',
  );
  expect(html('- [x] done\n- [ ] open')).toContain('☑ done');
  expect(html('> wise\n> words')).toBe('<blockquote><p>wise words</p></blockquote>');
  expect(html('---')).toBe('<hr>');
  expect(html('```js\n# no heading\n<b>\n```\nafter')).toBe(
    '<pre><code># no heading\n&lt;b&gt;</code></pre>\n<p>after</p>',
  );
});

test('tables', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
    '<table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>',
  );
});

test('links are kept only when they are safe, and nothing that was typed becomes markup', () => {
  expect(html('[site](https://example.org)')).toBe('<p><a href="https://example.org">site</a></p>');
  expect(html('[bad](javascript:alert(1))')).not.toContain('href');
  expect(html('<script>x</script>')).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>');
  expect(html('')).toBe('');
});
