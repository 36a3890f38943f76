import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { Place } from './declared.ts';
import type { Draft, DraftAct } from './draft.ts';
import { nameOf } from './plan-things.ts';
import type { PlannedField, PlannedThing } from './planned.ts';
import { moveAct } from './state-flow.ts';
import { thingName } from './thing-name.ts';

/** What is there to be done with: once it is, it is done. */
const toBeDone =
  /\b(?:task|reminder|order|proposal|request|case|notice|to-?do|job|alert|follow-?up|ticket|action|inspection|visit|appointment|repair|complaint|check|call|letter|message|notification|report|review|claim)$/;
/** What must be paid. */
const toBePaid =
  /\b(?:invoice|bill|statement|payout|payment|instalment|installment|fine|fee|charge|receipt|refund|penalty)$/;
/** Words of a sentence that name nothing that is kept. */
const noThing =
  /^(?:entry|record|list|number|value|date|day|list entry|copy|new one|second one|one|warning|pdf|e-?mail|sms|chart|graph|ranking|table|total|sum|percentage|rate|state|status|price|mark|class|grade|season|schedule|plan|map|calendar|system|row|line|way|place|point|automatically)$/;

export interface MadeThing {
  readonly next: Draft;
  readonly thing: PlannedThing;
}

/** Whether words can name a kind of record that a sentence creates without declaring it. */
export function canBeMade(words: string): string | undefined {
  const one = thingName(
    words.replaceAll(/["“”]/g, '').replace(/^(?:new|next|second|further|corresponding)\s+/i, ''),
  );
  if (one === undefined || noThing.test(one) || one.split(' ').length > 3) return undefined;
  return toBeDone.test(one) || toBePaid.test(one) ? one : undefined;
}

/** A kind of record that a sentence creates: what it is for, when it was made, until when it is due, and whether it is done. */
export function makeThing(
  draft: Draft,
  one: string,
  links: readonly PlannedThing[],
  { hasDue, at }: { hasDue: boolean; at: Place },
): MadeThing {
  const key = nameOf(pluralPhrase(one), new Set(draft.things.map((thing) => thing.key)));
  const taken = new Set<string>();
  const field = (words: string, rest: Omit<PlannedField, 'name' | 'label' | 'words'>): PlannedField => {
    const name = nameOf(words, taken);
    taken.add(name);
    return { words, name, label: sentenceCase(words), ...rest };
  };
  const isPaid = toBePaid.test(one);
  const fields = [
    field('subject', { kind: 'text' }),
    ...links.map((thing) => field(thing.one, { kind: 'reference', to: thing.key, isRequired: true })),
    ...(isPaid ? [field('amount', { kind: 'money', least: 0 })] : []),
    field('created on', { kind: 'date', start: 'today' }),
    ...(hasDue ? [field('due date', { kind: 'date' })] : []),
    field('state', {
      kind: 'choice',
      options: isPaid ? ['open', 'paid'] : ['open', 'done'],
      start: 'open',
      isAutomatic: true,
    }),
  ];
  const thing: PlannedThing = { key, one, many: pluralPhrase(one), title: 'subject', fields, at: [at] };
  const done: DraftAct = isPaid
    ? moveAct(thing, 'state', 'paid', ['open'], 'Mark as paid')
    : moveAct(thing, 'state', 'done', ['open'], 'Mark as done');
  return { next: { ...draft, things: [...draft.things, thing], acts: [...draft.acts, done] }, thing };
}
