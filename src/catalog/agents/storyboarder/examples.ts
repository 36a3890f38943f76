import type { WorkedExample } from '../../agent-desk/work.ts';
import type { BoardInput } from './fields.ts';

const plain = {
  title: 'Example',
  layout: 'screenplay',
  aspect: '1.7778',
  wanted: 60,
  rate: 150,
  pace: 'usual',
} as const satisfies Partial<BoardInput>;

/** A hundred and fifty words that somebody says. */
const speech = Array.from({ length: 30 }, () => 'one two three four five').join(' ');

/** 18 paragraphs of two lines each with their empty lines, and a line more: 53, and 2 for the heading are 55. */
const twoLines = 'The old man walks along the wall of the harbour and counts the boats that are left there.';
const page = ['INT. ROOM - DAY', ...Array.from({ length: 17 }, () => twoLines), 'He waits.'].join('\n\n');

export const examples: readonly WorkedExample<BoardInput>[] = [
  {
    source:
      'National Center for Voice and Speech: about 150 words a minute, so that 150 words of speech take 60 seconds',
    input: { ...plain, script: `INT. STUDIO - DAY\n\nANNA\n${speech}` },
    expected: { speechSeconds: { is: 60, within: 1e-9 }, shots: { is: 1 }, scenes: { is: 1 } },
  },
  {
    source: 'The usual format of a screenplay, 55 lines to a page, a page a minute: 55 lines are one page',
    input: { ...plain, script: page },
    expected: { pages: { is: 1, within: 1e-9 } },
  },
];
