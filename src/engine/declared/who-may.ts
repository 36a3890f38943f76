import { verbLemma } from '../grammar/verb-forms.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { Clause, Declared } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import { type Draft, type Step, thingBefore } from './draft.ts';
import { type PlannedThing, thingsSpokenOf } from './planned.ts';
import { moved } from './state-flow.ts';

const onlyThey =
  /^only (?:the |an? )?([a-z][a-z -]*?)(?:\s+(?:may|can|is allowed to|shall|must|will))?\s+([a-z]+?)(?:s|es)?(?:\s+(?:or|and)\s+([a-z]+?)(?:s|es)?)?(?:\s+(?!or\b|and\b)(.*))?$/i;
const theyOnly = /^(?:the\s+)?([a-z][a-z -]*?)\s+only\s+(?:can|may)\s+([a-z]+)\s+(.*)$/i;
const byThem =
  /\b(?:may|can|must|shall)\s+(?:only\s+)?be\s+([a-z]+)\s+(?:only\s+)?by\s+(?:the\s+|an?\s+)([a-z][a-z -]*?)(?:\s+only)?$/i;

interface Right {
  readonly who: string;
  readonly verbs: readonly string[];
}

function rightIn(text: string): Right | undefined {
  const [, who = '', verb = '', other] = onlyThey.exec(text) ?? theyOnly.exec(text) ?? [];
  if (who !== '') return { who, verbs: [verb, ...(other === undefined ? [] : [other])] };
  const [, done = '', by = ''] = byThem.exec(text) ?? [];
  return done === '' || !/\bonly\b/i.test(text) ? undefined : { who: by, verbs: [done] };
}

/** Who alone may do something, so that the app knows such people: “Only the office manager settles”. */
export function rolesOfRights(clauses: readonly Clause[]): Declared['roles'] {
  return clauses.flatMap(({ text, at }) => {
    const right = rightIn(text);
    const known = right?.verbs.map((verb) => movingVerb(verb)).some((verb) => verb !== undefined);
    return right === undefined || known !== true || right.who.split(' ').length > 3
      ? []
      : [{ name: roleOf(right.who), at, isListed: true }];
  });
}

const roleOf = (who: string) => sentenceCase(singularPhrase(who.trim().toLowerCase()));

function movingVerb(word: string): string | undefined {
  const plain = word.toLowerCase();
  return [plain, `${plain}e`, verbLemma(plain)].find((one) => movingVerbs.test(one));
}

/** “Only the metallurgist releases”, “a licence may be voided only by the clerk”. */
export function takeRight(draft: Draft, clause: Clause): Step | undefined {
  const right = rightIn(clause.text);
  if (right === undefined) return undefined;
  const verbs = right.verbs.map(movingVerb).filter((one) => one !== undefined);
  const thing: PlannedThing | undefined =
    thingsSpokenOf(clause.text, draft.things)[0] ??
    draft.things.find(({ key }) =>
      draft.acts.some(({ on, label }) => on === key && verbs.includes(label.toLowerCase())),
    ) ??
    thingBefore(clause.at, draft.things);
  if (thing === undefined || verbs.length === 0) return undefined;
  return verbs.reduce<Step>(
    (step, verb) => {
      const known = step.next.things.find(({ key }) => key === thing.key) ?? thing;
      const more = moved(step.next, known, verb, [roleOf(right.who)]);
      return { next: more.next, serves: [...step.serves, ...more.serves] };
    },
    { next: draft, serves: [] },
  );
}
