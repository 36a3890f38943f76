/** How often something comes. */
export type Period = 'year' | 'month' | 'week' | 'day' | 'hour';

const wholeWords: Readonly<Record<string, Period>> = {
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
};
const said =
  /(?:\b(?:a|an|per|each|every) |\/ ?)(year|month|week|day|hour)\b|\b(yearly|annual(?:ly)?|monthly|weekly|daily|hourly)\b/i;
const saidNext = new RegExp(`^ ?(?:${said.source})`, 'i');

function periodOf([, named, word]: RegExpExecArray): Period | undefined {
  return (named?.toLowerCase() as Period | undefined) ?? wholeWords[word?.toLowerCase() ?? ''];
}

/** The period that a text speaks of first. */
export function periodIn(text: string): Period | undefined {
  const found = said.exec(text);
  return found === null ? undefined : periodOf(found);
}

/** The period that follows a number at once, with its words. */
export function periodAfter(rest: string): { period: Period; words: string } | undefined {
  const found = saidNext.exec(rest);
  const period = found === null ? undefined : periodOf(found);
  return found === null || period === undefined ? undefined : { period, words: found[0] };
}

/** What comes so often, counted in another period; nothing where the two have no fixed measure, such as weeks and months. */
export function inPeriod(value: number, from: Period, to: Period): number | undefined {
  if (from === to) return value;
  if (from === 'month' && to === 'year') return value * 12;
  if (from === 'year' && to === 'month') return value / 12;
  return undefined;
}
