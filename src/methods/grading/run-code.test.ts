import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadQuickjs } from './load-quickjs.ts';
import { codeLimits, runCode } from './run-code.ts';

describe('code of a learner', { timeout: 30_000 }, () => {
  let quickjs: QuickJSWASMModule;
  beforeAll(async () => {
    quickjs = await loadQuickjs();
  });
  const quick = { ...codeLimits, milliseconds: 800 };
  const run = (code: string, call: string, expected: string) =>
    runCode(quickjs, code, [{ call, expected }], quick);

  it('passes when every test gives what is expected, whatever the order of members and the last digit', () => {
    expect(run('const add = (a, b) => a + b;', 'add(0.1, 0.2)', '0.3').passed).toBe(true);
    expect(run('function f() { return { b: [1], a: "x" }; }', 'f()', '{"a":"x","b":[1]}').passed).toBe(true);
    expect(run('function f() { return null; }', 'f()', 'null').passed).toBe(true);
  });

  it('shows what came back instead', () => {
    expect(run('function f() {}', 'f()', '1').tests).toEqual([
      { call: 'f()', expected: '1', passed: false, got: 'undefined' },
    ]);
    expect(run('function f() { return NaN; }', 'f()', 'null').tests[0]).toMatchObject({
      passed: false,
      got: 'NaN',
    });
    expect(run('function f() { return g(); }', 'f()', '1').tests[0]?.got).toMatch(/^ReferenceError: /);
    expect(run('function f( {', 'f()', '1').fault).toMatch(/^SyntaxError: /);
  });

  it('is stopped when it does not end, when it wants too much memory, and when it calls itself for ever', () => {
    expect(run('while (true) {}', '1', '1').fault).toBe('It was stopped, because it did not end.');
    expect(run('function f() { for (;;) {} }', 'f()', '1').tests[0]?.got).toBe(
      'It was stopped, because it did not end.',
    );
    expect(run('const l = []; while (true) l.push("x".repeat(100000));', '1', '1').passed).toBe(false);
    expect(run('function f() { return f() + 1; }', 'f()', '1').passed).toBe(false);
    // The engine is as good as before.
    expect(run('function f() { return 1; }', 'f()', '1').passed).toBe(true);
  });

  it.each([
    'fetch',
    'XMLHttpRequest',
    'process',
    'require',
    'window',
    'self',
    'document',
    'setTimeout',
    'postMessage',
  ])('knows nothing of %s', (name) => expect(run('', `typeof ${name}`, '"undefined"').passed).toBe(true));
});
