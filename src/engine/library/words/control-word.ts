import { inText } from './in-text.ts';

/** Labels that are no noun, with the noun that says the same behind “Sort by”. */
const nouns: Readonly<Record<string, string>> = {
  at: 'time',
  by: 'person',
  from: 'start',
  to: 'end',
  until: 'end',
  till: 'end',
  since: 'start',
  when: 'day',
  who: 'person',
  where: 'place',
  what: 'what it is',
  with: 'company',
  'how many': 'number',
  'how much': 'amount',
  'how long': 'length',
};

const notNouns =
  /^(?:of|in|on|at|by|from|to|for|with|without|after|before|until|till|since|than|and|or|how|what|what's|which|who|whom|whose|when|where|why|whether|if|is|are|was|were|has|have|had|can|could|does|do|did|will|please)\b/i;

/** “Is paid” is a fact that is called paid. */
const verb = /^(?:(?:is|are|was|were|has|have|had)(?: been)?|can|does|do|did|will) /;

/** “Sort by back by” is read as a phrase only where the label stands for itself. */
const endsOpen = / (?:by|on|at|in|to|for|from|with|of)$/;

interface Labelled {
  readonly label: string;
  readonly kind: string;
}

/** What a field is called behind “Sort by”, “Filter by” and “Group by”; undefined where that would be no phrase. */
export function controlWord({ label, kind }: Labelled): string | undefined {
  const plain = label.trim().toLowerCase();
  if (plain === 'order' && kind === 'number') return 'place in the order';
  const noun = nouns[plain];
  if (noun !== undefined) return noun;
  const words = inText(label.trim());
  if (kind === 'yes-no') return words.replace(verb, '');
  if (notNouns.test(plain)) return undefined;
  return endsOpen.test(plain) ? `“${words}”` : words;
}
