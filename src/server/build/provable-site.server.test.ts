import { describe, expect, it } from 'vitest';
import { restartable } from './provable-site.server.ts';

describe('a script that can be run again', () => {
  it('imports once and keeps all else in a function', () => {
    const script = restartable(
      `import{a as b}from"./vendor/a.js";import"./c.js";const text='import x from "y"';b(text);`,
    );
    expect(script).toMatch(
      /^import\{a as b\}from"\.\/vendor\/a\.js";import"\.\/c\.js";\nglobalThis\.startApp = async \(\) => \{const text/,
    );
    expect(script).toContain('await globalThis.startApp();');
  });

  it('is not made of what cannot stand in a function', () => {
    expect(restartable('const one = 1; export { one };')).toBeUndefined();
    expect(restartable('const one = import.meta.url;')).toBeUndefined();
    expect(restartable('const one = ;')).toBeUndefined();
  });
});
