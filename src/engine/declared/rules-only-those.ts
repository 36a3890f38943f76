import { verbLemma } from '../grammar/verb-forms.ts';
import type { Clause } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import { type Draft, type Step, withRule } from './draft.ts';
import { type PlannedThing, plainWords, thingMeant, thingsSpokenOf } from './planned.ts';
import { refusedAct } from './rules-of-acts.ts';
import { reasonOf } from './rules-of-fields.ts';
import { eventOf, ofKind, saidOfLink } from './rules-when.ts';

const onlyThose =
  /^only\s+(?:the\s+|those\s+|an?\s+)?(.+?)\s+(?:may|can|must|shall|should|are|is)\s+(?:allowed to\s+)?(?:be\s+)?([a-z]+)\b(.*)$/i;
const onlyFor =
  /^(?:the\s+|an?\s+)?(.+?)\s+(?:may|can|must|shall|should|are|is)\s+only\s+(?:be\s+)?([a-z]+)\s+(?:for|to|by|from|on|in|with|of)\s+(.+)$/i;
const behindFor =
  /^(?:the\s+|an?\s+)?(.+?)\s+(?:may|can|must|shall|should|are|is)\s+(?:be\s+)?([a-z]+)\s+only\s+(?:for|to|by|from|on|in|with|of)\s+(.+)$/i;

/** “Only active members may book”, “results can only be entered for samples that are received”. */
export function takeOnlyThose(draft: Draft, clause: Clause): Step | undefined {
  const first = onlyThose.exec(clause.text);
  if (first !== null) return barred(draft, clause, first[1] ?? '', first[2] ?? '', first[3] ?? '');
  const [, what = '', verb = '', those = ''] = onlyFor.exec(clause.text) ?? behindFor.exec(clause.text) ?? [];
  return those === '' ? undefined : barred(draft, clause, those, verb, what);
}

function barred(draft: Draft, clause: Clause, those: string, verb: string, rest: string): Step | undefined {
  if (/\b(?:if|when|unless|until|after|once|before)\b/i.test(those)) return undefined;
  for (const thing of thingsSpokenOf(those, draft.things)) {
    const holds = ofKind(those, thing, draft);
    if (holds === undefined) continue;
    const said = reasonOf(clause.text);
    const named = namedIn(rest, draft.things, thing);
    const event = eventOf(thing, `${verb} ${rest}`, named, draft);
    if (event === undefined) {
      const act = verbLemma(verb.toLowerCase());
      return movingVerbs.test(act) && rest.trim() === ''
        ? refusedAct(draft, thing.key, verb, `not (${holds})`, said)
        : undefined;
    }
    const through = saidOfLink(holds, event.link, thing);
    if (through === undefined) continue;
    return withRule(draft, {
      on: event.thing.key,
      never: `${event.link.name} is not empty and not (${through})`,
      says: said,
    });
  }
  return undefined;
}

function namedIn(
  words: string,
  things: readonly PlannedThing[],
  but: PlannedThing,
): PlannedThing | undefined {
  const plain = plainWords(words);
  const found = plain === '' ? undefined : (thingMeant(plain, things) ?? thingsSpokenOf(plain, things)[0]);
  return found === but ? undefined : found;
}
