import { capital } from '../../../methods/language/phrases.ts';
import type { DocumentPart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Beat } from './beat.ts';
import type { StoryInput } from './fields.ts';
import type { Measure } from './measure.ts';
import type { MoodBoard } from './mood.ts';
import { loglineOf, type Premise } from './premise.ts';

const forms = { film: 'Film', novel: 'Novel', short: 'Short story' } as const;
const tones = {
  hopeful: 'hopeful',
  dark: 'dark',
  comic: 'comic',
  tense: 'tense',
  lyrical: 'lyrical',
} as const;

/** The story told from beginning to end, as it is handed to whoever decides. */
export function treatment(
  input: StoryInput,
  p: Premise,
  beats: readonly Beat[],
  measure: Measure,
  { mood }: MoodBoard,
): DocumentPart {
  const acts = [...new Set(beats.map(({ act }) => act))];
  const length =
    measure.unit === 'page' ? `${measure.length} minutes` : `${writeAmount(measure.length, 'whole')} words`;
  return {
    kind: 'document',
    title: `${input.title}: treatment`,
    blocks: [
      { kind: 'text', text: `${forms[input.form]}, ${length}. The tone is ${tones[input.tone]}.` },
      { kind: 'heading', text: 'Logline' },
      { kind: 'quote', text: loglineOf(p) },
      { kind: 'heading', text: 'The person' },
      {
        kind: 'text',
        text: `${p.name} is ${p.role}. ${capital(p.he)} ${p.verb('wants', 'want')} to ${p.want}. What ${p.he} ${p.verb('needs', 'need')} is to ${p.need}, but ${p.he} ${p.verb('lives', 'live')} by the belief that ${p.belief}.`,
      },
      {
        kind: 'text',
        text: `What ${p.he} ${p.verb('is', 'are')} up against is ${p.obstacle}.${p.ally === undefined ? '' : ` The one to turn to is ${p.ally}.`} If ${p.he} ${p.verb('fails', 'fail')}, ${p.stakes}.`,
      },
      ...acts.flatMap((act) => [
        { kind: 'heading' as const, text: act },
        ...beats
          .filter((beat) => beat.act === act)
          .map((beat) => ({ kind: 'text' as const, text: beat.text })),
      ]),
      { kind: 'heading', text: 'How it looks and sounds' },
      { kind: 'list', items: [mood.look, mood.sound, mood.type] },
    ],
  };
}
