import { nounLemma } from '../read/lemma.ts';
import type { CaseFile } from './case-file.ts';
import type { CaseIndex, NearCase } from './case-index.ts';
import { matchThings } from './match-things.ts';
import type { Meeting } from './meeting.ts';

/** What speaks for or against that a case is what a description means, each from 0 to about 1. */
export const signNames = [
  'score',
  'said',
  'about',
  'flow',
  'nearest',
  'meant',
  'ahead',
  'named',
  'covered',
  'shared',
  'matched',
  'left',
  'main',
  'length',
  'sure',
  'rules',
  'whole',
  'all',
] as const;

export type Signs = Readonly<Record<(typeof signNames)[number], number>>;

const manyShared = 8;
const longText = 5;

export function signsOf(
  near: NearCase,
  others: readonly NearCase[],
  index: CaseIndex,
  meeting: Meeting,
): Signs {
  const { brief, said, reading } = meeting;
  const { score, about, flow, nearest, meant, file, id } = near;
  const next = Math.max(0, ...others.filter((one) => one !== near).map((one) => one.score));
  const read = said.entities.filter(({ one }) => brief.things?.has(nounLemma(one)) === true);
  const matched = matchThings(read, file);
  const task = Math.max(
    0,
    ...reading.tasks.filter((one) => file.task.includes(one.id)).map(({ sure }) => sure),
  );
  return {
    score,
    said: near.said,
    about,
    flow,
    nearest,
    meant,
    ahead: score - next,
    named: index.coverage(id, namingWords(meeting)),
    covered: index.coverage(id, brief.text),
    shared: Math.min(1, index.shared(id, brief.text) / manyShared),
    matched: read.length === 0 ? 0 : matched.size / read.length,
    left: Math.min(1, (read.length - matched.size) / 4),
    main: isCalledSo(file, meeting) ? 1 : 0,
    length: Math.log10(1 + brief.text.length / 20) / Math.log10(longText * 20),
    sure: task,
    rules: Math.min(1, (brief.rules?.length ?? 0) / 4),
    whole: meeting.isWhole === true ? 1 : 0,
    all: meeting.saysItAll === true ? 1 : 0,
  };
}

/** The text calls something just as the case calls its main thing. */
function isCalledSo({ things = {} }: CaseFile, { said }: Meeting): boolean {
  const [main] = Object.values(things);
  return main !== undefined && said.entities.some(({ one }) => nounLemma(one) === nounLemma(main.one));
}

/** The words for what the app is, what it is for and what it keeps. */
function namingWords({ reading }: Meeting): string {
  return reading.spans
    .filter(({ kind }) => kind === 'K' || kind === 'X' || kind === 'T')
    .map(({ start, end }) => reading.text.slice(start, end))
    .join(' . ');
}
