import { percentile } from '../lib/percentiles.ts';
import type { Measured } from './measure.ts';

export interface Shares {
  readonly apps: number;
  readonly built: number;
  readonly proved: number;
  /** Of each app's requests, the mean over the apps. */
  readonly served: number;
  readonly servedByProof: number;
  readonly requests: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const mean = (values: readonly number[]) =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** In percent, to one place. */
export function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

export function sharesOf(all: readonly Measured[]): Shares {
  const asked = all.filter(({ requests }) => requests.length > 0);
  return {
    apps: all.length,
    built: share(all.filter(({ buildMs }) => buildMs !== undefined).length, all.length),
    proved: share(all.filter(({ report }) => report?.ok === true).length, all.length),
    served: mean(asked.map(({ requests }) => mean(requests.map(({ served }) => Number(served))))),
    servedByProof: mean(asked.map(({ requests }) => mean(requests.map(({ proved }) => Number(proved))))),
    requests: all.reduce((sum, { requests }) => sum + requests.length, 0),
  };
}

export function byKind(all: readonly Measured[]): (Shares & { kind: string })[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({ kind, ...sharesOf(all.filter((one) => one.kind === kind)) }))
    .toSorted((a, b) => b.apps - a.apps);
}

export interface StepTime {
  readonly step: string;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export function timesOf(all: readonly Measured[]): StepTime[] {
  const line = (step: string, values: readonly (number | undefined)[]): StepTime => {
    const known = values.filter((value) => value !== undefined);
    return { step, p50: percentile(known, 0.5), p95: percentile(known, 0.95), max: percentile(known, 1) };
  };
  return [
    line(
      'read',
      all.map(({ readMs }) => readMs),
    ),
    line(
      'plan',
      all.map(({ planMs }) => planMs),
    ),
    line(
      'emit',
      all.map(({ emitMs }) => emitMs),
    ),
    line(
      'plan and emit',
      all.map(({ planMs, emitMs }) => planMs + emitMs),
    ),
    line(
      'read, plan and emit',
      all.map(({ readMs, planMs, emitMs }) => readMs + planMs + emitMs),
    ),
    line(
      'build',
      all.map(({ buildMs }) => buildMs),
    ),
    line(
      'prove',
      all.map(({ proveMs }) => proveMs),
    ),
  ];
}

export interface WordShares {
  readonly screenWords: number;
  readonly nonWords: number;
  /** Of the content words of all descriptions: those that became a wish or stand in the app, and these with those that are listed. */
  readonly meant: number;
  readonly accounted: number;
}

export function wordsOfAll(all: readonly Measured[]): WordShares {
  const sum = (count: (words: Measured['words']) => number) =>
    all.reduce((total, { words }) => total + count(words), 0);
  const content = sum((words) => words.content);
  return {
    screenWords: sum((words) => words.onScreen),
    nonWords: sum((words) => words.nonWords.length),
    meant: share(content - sum((words) => words.unmeant), content),
    accounted: share(content - sum((words) => words.unaccounted), content),
  };
}

export interface Grouped {
  readonly what: string;
  readonly count: number;
  readonly examples: readonly string[];
}

/** Texts that differ only in names, colours and figures are one. */
function patternOf(text: string): string {
  return text
    .replaceAll(/#[0-9a-f]{6}/g, 'colour')
    .replaceAll(/“[^”]*”/g, '“…”')
    .replaceAll(/\d+(\.\d+)?/g, '#')
    .slice(0, 160);
}

function group(entries: readonly (readonly [what: string, example: string])[]): Grouped[] {
  const groups = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const [what, example] of entries) {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    groups.set(what, (groups.get(what) ?? new Set()).add(example));
  }
  return [...groups]
    .map(([what, examples]) => ({ what, count: counts.get(what) ?? 0, examples: [...examples].slice(0, 5) }))
    .toSorted((a, b) => b.count - a.count);
}

/** Why apps are not proved, the most frequent first. Each app counts once for each reason. */
export function failures(all: readonly Measured[]): Grouped[] {
  return group(
    all.flatMap(({ id, broken, report }): (readonly [string, string])[] => {
      if (broken !== undefined) return [[`${broken.step}: ${patternOf(broken.message)}`, id] as const];
      const pages = (report?.pages ?? []).flatMap(({ path, size, faults }) =>
        faults.map(
          ({ kind, message }) =>
            [
              `page: ${kind}: ${kind === 'accessibility' ? (message.split(': ')[0] ?? '') : patternOf(message)}`,
              `${id} ${path} (${size}): ${message.slice(0, 300)}`,
            ] as const,
        ),
      );
      const cases = (report?.cases ?? []).flatMap(({ block, page, size, name, failing, faults }) =>
        faults.map(
          ({ kind, message }) =>
            [
              `${block}: ${patternOf(name)}: ${failing?.step.do ?? kind}: ${patternOf(message)}`,
              `${id} ${page} (${size}) ${name}: ${message.slice(0, 300)}`,
            ] as const,
        ),
      );
      return [...new Map([...pages, ...cases]).entries()];
    }),
  );
}

/** Requests that nothing in the app serves, by their first words. */
export function unserved(all: readonly Measured[]): Grouped[] {
  return group(
    all.flatMap(({ id, requests }) =>
      requests
        .filter(({ served }) => !served)
        .map(
          ({ request }) =>
            [request.toLowerCase().split(/\s+/).slice(0, 2).join(' '), `${id}: ${request}`] as const,
        ),
    ),
  );
}
