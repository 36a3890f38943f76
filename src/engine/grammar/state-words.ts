import { sentenceCase } from '../read/words.ts';
import { participle, verbLemma } from './verb-forms.ts';

/** What one presses to bring a record into a state. */
const labels: Readonly<Record<string, string>> = {
  done: 'Mark as done',
  'in progress': 'Start',
  open: 'Open',
  new: 'Start again',
  out: 'Hand out',
  back: 'Take back',
  lost: 'Report as lost',
  ready: 'Mark as ready',
  expired: 'Mark as expired',
  'in review': 'Take up for review',
};

/** “collected” → “Collect”, “stitching” → “Start stitching”, “at the cleaner” → “Set to at the cleaner”. */
export function actToState(state: string): string {
  const known = labels[state.toLowerCase()];
  if (known !== undefined) return known;
  const [first = '', ...rest] = state.toLowerCase().split(' ');
  if (isParticiple(first)) return sentenceCase([verbLemma(first), ...rest].join(' '));
  if (first.endsWith('ing')) return `Start ${state}`;
  return `Set to ${state}`;
}

function isParticiple(word: string): boolean {
  const verb = verbLemma(word);
  return verb !== word && participle(verb) === word;
}

/** Participles that are their own verb, or that dictionaries take for other words. */
const known =
  /^(?:put|set|cut|let|sold|sown|sewn|sent|paid|given|gone|bought|brought|made|built|lent|lost|found|bound|kept|held|taken|written|drawn|shown|worn|thrown|done|met|told|fed|hung|laid|spent|won|left|quoted|glazed|benched|refiled|unpacked|balloted|pencilled)$/iu;
const plainState =
  /^(?:new|open|free|ready|out|in|back|due|overdue|late|empty|full|available|waiting|pending|closed|over|away|here|gone|dry|wet|idle|active|live|final|complete|draft|standing|occupied|ill|well|home|under way|underway)$/iu;
const placed = /^(?:in|on|at|with|under|for|to|being|awaiting|waiting|ready|back|out|not)\s+\p{L}/iu;

/** Whether words say in which state something is: “paid”, “in transit”, “waiting for parts”. */
export function isStateWord(words: string): boolean {
  const plain = words.toLowerCase().trim();
  if (plainState.test(plain) || placed.test(plain)) return true;
  const all = plain.split(/[\s-]+/u);
  return (
    [all[0] ?? '', all.at(-1) ?? '', all.length > 1 ? (all[1] ?? '') : ''].some(
      (word) => known.test(word) || isPassive(word) || (all.length === 1 && plainState.test(word)),
    ) ||
    (all.length === 1 && /\p{L}{3,}ing$/u.test(plain))
  );
}

function isPassive(word: string): boolean {
  return (
    (/\p{L}{2,}(?:[^e]ed|eed)$/u.test(word) &&
      !/^(?:need|seed|weed|speed|breed|feed|bed|shed|red|hundred)$/u.test(word)) ||
    isParticiple(word)
  );
}
