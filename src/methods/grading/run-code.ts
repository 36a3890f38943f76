import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { CodeTest } from './task.ts';

export interface CodeLimits {
  readonly memoryBytes: number;
  readonly stackBytes: number;
  /** For loading the code and all of its tests together. */
  readonly milliseconds: number;
}

export const codeLimits: CodeLimits = {
  memoryBytes: 16 * 1024 * 1024,
  stackBytes: 256 * 1024,
  milliseconds: 2_000,
};
const longestShown = 300;

export interface TestResult {
  readonly call: string;
  readonly expected: string;
  readonly passed: boolean;
  /** What came back, as JSON, or what went wrong. */
  readonly got: string;
}

export interface CodeRun {
  readonly passed: boolean;
  /** Why none of the tests could be run. */
  readonly fault?: string;
  readonly tests: readonly TestResult[];
}

/**
 * Runs code in an engine of its own, which has the language and nothing else: no network, no page, no timers, no clock that would
 * tell anything. One that does not end is stopped.
 */
export function runCode(
  quickjs: QuickJSWASMModule,
  code: string,
  tests: readonly CodeTest[],
  limits: CodeLimits = codeLimits,
  now: () => number = () => Date.now(),
): CodeRun {
  const runtime = quickjs.newRuntime();
  runtime.setMemoryLimit(limits.memoryBytes);
  runtime.setMaxStackSize(limits.stackBytes);
  const context = runtime.newContext();
  const end = now() + limits.milliseconds;
  const isLate = () => now() > end;
  runtime.setInterruptHandler(isLate);
  try {
    const loaded = evaluate(context, code, isLate);
    if ('fault' in loaded) return { passed: false, fault: loaded.fault, tests: [] };
    loaded.value.dispose();
    const results = tests.map((test) => runTest(context, test, isLate));
    return { passed: results.length > 0 && results.every(({ passed }) => passed), tests: results };
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

type Evaluated = { readonly value: QuickJSHandle } | { readonly fault: string };

function runTest(context: QuickJSContext, { call, expected }: CodeTest, isLate: () => boolean): TestResult {
  const result = evaluate(context, `(${call})`, isLate);
  if ('fault' in result) return { call, expected, passed: false, got: result.fault };
  const got = asJson(context, result.value);
  result.value.dispose();
  return { call, expected, passed: got !== undefined && sameJson(got, expected), got: shown(got) };
}

function evaluate(context: QuickJSContext, code: string, isLate: () => boolean): Evaluated {
  const result = context.evalCode(code, 'answer.js');
  if (result.error === undefined) return { value: result.value };
  const said: unknown = context.dump(result.error);
  result.error.dispose();
  return { fault: isLate() ? 'It was stopped, because it did not end.' : faultOf(said) };
}

function faultOf(said: unknown): string {
  if (typeof said !== 'object' || said === null) return `It threw ${String(said)}`.slice(0, longestShown);
  const { name = 'Error', message = '' } = said as { name?: string; message?: string };
  return `${name}: ${message}`.slice(0, longestShown);
}

function asJson(context: QuickJSContext, value: QuickJSHandle): string | undefined {
  if (context.typeof(value) === 'undefined') return 'undefined';
  const dumped: unknown = context.dump(value);
  // What JSON cannot say would otherwise look like null.
  if (typeof dumped === 'number' && !Number.isFinite(dumped)) return String(dumped);
  try {
    return JSON.stringify(dumped);
  } catch {
    return undefined;
  }
}

function shown(got: string | undefined): string {
  if (got === undefined) return 'something that is no plain value';
  return got.length > longestShown ? `${got.slice(0, longestShown)}…` : got;
}

function sameJson(got: string, expected: string): boolean {
  try {
    return isSame(JSON.parse(got), JSON.parse(expected));
  } catch {
    return got === expected.trim();
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
