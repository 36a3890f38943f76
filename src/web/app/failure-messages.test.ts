import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../gallery/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every call that shows a message, with its text up to the end of the call. */
function messagesIn(source: string): string[] {
  return [...source.matchAll(/\btoast\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(([call]) => call);
}

const isFailure = (call: string) => call.includes("'destructive'");
const titleOf = (call: string) => /title: '([^']+)'/.exec(call)?.[1];

/** A press takes away whatever is shown, or what works loads another document, which has no message yet. */
const endsThemAll = /\bdismissToast\(\)|\blocation\.assign\(/;

/** Titles that are taken away once the same thing has worked, wherever that is noticed. */
const takenAway = new Set(
  Object.values(sources)
    .filter((source) => source.includes('dismissFailure('))
    .flatMap((source) => [
      ...[...source.matchAll(/dismissFailure\(([^)]*)\)/g)].map(([, titles = '']) => titles),
      ...[...source.matchAll(/signInFailures = \[([^\]]*)\]/g)].map(([, titles = '']) => titles),
    ])
    .flatMap((list) => [...list.matchAll(/'([^']+)'/g)].map(([, title]) => title)),
);

it('every message about a failure goes when the same thing works: by another message, or taken away', () => {
  const files = Object.entries(sources).map(([file, source]) => ({
    file,
    source,
    calls: messagesIn(source),
  }));
  // There is one message at a time: what says that it worked takes the place of the failure.
  const isAnswered = (calls: readonly string[]) => calls.some((call) => !isFailure(call));
  const answered = new Set(
    files
      .filter(({ calls }) => isAnswered(calls))
      .flatMap(({ calls }) => calls.filter(isFailure).map(titleOf)),
  );
  const staying = files
    .filter(({ calls, source }) => !isAnswered(calls) && !endsThemAll.test(source))
    .flatMap(({ file, calls }) =>
      calls
        .filter(isFailure)
        .map(titleOf)
        .filter((title) => !takenAway.has(title) && !answered.has(title))
        .map((title) => `${file}: ${title ?? 'a title that is not written out'}`),
    );
  expect(staying).toEqual([]);
  // It has found what it looks for.
  expect(files.flatMap(({ calls }) => calls.filter(isFailure)).length).toBeGreaterThan(20);
  expect(takenAway.size).toBeGreaterThan(10);
});
