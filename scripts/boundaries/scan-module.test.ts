import { describe, expect, it } from 'vitest';
import { scanModule } from './scan-module.ts';

describe('scanModule', () => {
  it('finds every form of import with its line, those that are erased too', () => {
    const text = `import type { A } from './a.ts';
import { type B, c } from './b.ts';
import { type D } from './d.ts';
import './side-effect.css';
export * from './e.ts';
export type { F } from './f.ts';
export { g } from './g.ts';
type H = import('./h.ts').H;
const load = () => import('./i.ts');
const other = () => import(\`./j.ts\`);
const typed: typeof import('./k.ts') | undefined = undefined;
`;
    expect(scanModule('x.ts', text).imports.map((of) => [of.line, of.specifier])).toEqual([
      [1, './a.ts'],
      [2, './b.ts'],
      [3, './d.ts'],
      [4, './side-effect.css'],
      [5, './e.ts'],
      [6, './f.ts'],
      [7, './g.ts'],
      [8, './h.ts'],
      [9, './i.ts'],
      [10, './j.ts'],
      [11, './k.ts'],
    ]);
  });

  it('is not deceived by comments, strings, regular expressions and markup', () => {
    const text = `// import './no.ts'
/* export * from './no.ts' */
const a = "import './no.ts'";
const b = \`\${"x"} import('./no.ts')\`;
const c = /import '.\\/no.ts'/;
const d = <p>import x from './no.ts'</p>;
const e = (name: string) => import(name);
`;
    expect(scanModule('x.tsx', text).imports).toEqual([]);
  });

  it('refuses a file that does not parse, by name', () => {
    expect(() => scanModule('src/broken.ts', 'const = ;')).toThrow('src/broken.ts: ');
  });

  it.each([
    ["export * from './a.ts';", true],
    ["export { a } from './a.ts';\nexport type { B } from './b.ts';", true],
    ["import { a } from './a.ts';\nexport { a };", true],
    ["export { a } from './a.ts';\nexport const own = 1;", false],
    ["import './polyfill.ts';", false],
    ['export {};', false],
    ['', false],
    ["import { a } from './a.ts';\na();\nexport { a };", false],
  ])('%j is a barrel: %s', (text, barrel) => {
    expect(scanModule('x.ts', text).barrel).toBe(barrel);
  });
});
