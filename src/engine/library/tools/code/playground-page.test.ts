import { expect, test } from 'vitest';
import { codeExamples, exportedPage, playgroundPage } from './playground-page.ts';

test('the parts stand where a browser expects them', () => {
  const page = playgroundPage({ html: '<p>x</p>', css: 'p { color: red }', js: 'let a = 1;' }, true);
  expect(page.indexOf('<style>p { color: red }</style>')).toBeGreaterThan(0);
  expect(page.indexOf('<p>x</p>')).toBeLessThan(page.indexOf('let a = 1;'));
});

test('where scripts are refused none is written', () => {
  expect(playgroundPage({ html: '<p>x</p>', css: '', js: 'let a = 1;' }, false)).not.toContain('<script');
});

test('a closing tag in the code does not end its element', () => {
  const page = exportedPage({ html: '', css: '', js: "document.write('</script>')" });
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});

test('the examples are whole', () => {
  for (const code of Object.values(codeExamples)) expect(code.html).not.toBe('');
});
