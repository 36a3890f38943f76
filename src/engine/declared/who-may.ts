import { verbLemma } from '../grammar/verb-forms.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { Clause, Declared } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import { type Draft, type Step, stateOf, thingBefore } from './draft.ts';
import { type PlannedThing, thingMeant, thingsSpokenOf } from './planned.ts';
import { isRoleWords } from './role-words.ts';
import { canCome, moved } from './state-flow.ts';

const onlyThey =
  /^only (?:the |an? )?([a-z][a-z -]*?)(?:\s+(?:may|can|is allowed to|are allowed to|shall|must|will))?\s+([a-z]+?)(?:s|es)?(?:\s+(?:or|and)\s+([a-z]+?)(?:s|es)?)?(?:\s+(?!or\b|and\b)(.*))?$/i;
const theyOnly = /^(?:the\s+)?([a-z][a-z -]*?)\s+only\s+(?:can|may)\s+([a-z]+)\s+(.*)$/i;
const byThem =
  /\b(?:(?:may|can|must|shall)\s+(?:only\s+)?be|is|are)\s+(?:only\s+)?([a-z]+)\s+(?:only\s+)?by\s+(?:the\s+|an?\s+)?([a-z][a-z -]*?)(?:\s+only)?(?:\s+(?:after|once|when|if|before|with)\s.*)?$/i;

interface Right {
  readonly who: string;
  readonly verbs: readonly string[];
  /** What is done so, where it was named. */
  readonly what: string;
}

function rightIn(said: string): Right | undefined {
  const text = said.replace(/^(?:but|and|also)\s+/i, '');
  for (const pattern of [onlyThey, theyOnly]) {
    const [, who = '', verb = '', other, rest = ''] = pattern.exec(text) ?? [];
    const isThey = pattern === theyOnly;
    if (who !== '' && (isThey || isRoleWords(who) || who.split(' ').length < 4))
      return {
        who,
        verbs: [verb, ...(isThey || other === undefined ? [] : [other])],
        what: (isThey ? other : rest) ?? '',
      };
  }
  const match = byThem.exec(text);
  const [, done = '', by = ''] = match ?? [];
  return match === null ||
    done === '' ||
    !/\bonly\b/i.test(text) ||
    /\sand\s/.test(by) ||
    /\b(?:after|when|if|once|until|before)\b/i.test(text.slice(0, match.index))
    ? undefined
    : { who: by, verbs: [done], what: text.slice(0, match.index) };
}

/** Who alone may do something, so that the app knows such people: “Only the office manager settles”. */
export function rolesOfRights(clauses: readonly Clause[]): Declared['roles'] {
  return clauses.flatMap(({ text, at }) => {
    const right = rightIn(text);
    const known = right?.verbs.some(
      (verb) => movingVerb(verb) !== undefined || keepingVerb(verb) !== undefined,
    );
    return right === undefined || known !== true || right.who.split(' ').length > 4 || !isPeople(right.who)
      ? []
      : [{ name: roleOf(right.who), at, isListed: true }];
  });
}

const isPeople = (who: string) =>
  isRoleWords(who) && !/\b(?:if|when|one|once|with|member|person|number)\b/i.test(who);

export const roleOf = (who: string) => sentenceCase(singularPhrase(who.trim().toLowerCase()));

function movingVerb(word: string): string | undefined {
  const plain = word.toLowerCase();
  return [plain, `${plain}e`, verbLemma(plain)].find((one) => movingVerbs.test(one));
}

/** What is done to records by their forms. */
const keeping =
  /^(?:record|enter|edit|change|add|create|delete|modify|maintain|update|register|remove|book|manage|write|give|set|alter)$/;

function keepingVerb(word: string): string | undefined {
  const plain = word.toLowerCase();
  return [plain, `${plain}e`, verbLemma(plain)].find((one) => keeping.test(one));
}

/** “Only the metallurgist releases”, “a licence may be voided only by the clerk”, “only vets may record vaccinations”. */
export function takeRight(draft: Draft, clause: Clause): Step | undefined {
  const right = rightIn(clause.text);
  if (right === undefined) return undefined;
  const verbs = right.verbs.map(movingVerb).filter((one) => one !== undefined);
  if (verbs.length === 0) return takeEditors(draft, right, clause);
  const thing: PlannedThing | undefined =
    meantBy(right.what, draft.things) ??
    draft.things.find(({ key }) =>
      draft.acts.some(({ on, label }) => on === key && verbs.includes(label.toLowerCase())),
    ) ??
    (namesOther(right.what) ? undefined : thingBefore(clause.at, draft.things));
  if (thing === undefined || verbs.some((verb) => !canCome(thing, verb))) return undefined;
  return verbs.reduce<Step>(
    (step, verb) => {
      const known = step.next.things.find(({ key }) => key === thing.key) ?? thing;
      const more = moved(step.next, known, verb, [roleOf(right.who)]);
      return { next: more.next, serves: [...step.serves, ...more.serves] };
    },
    { next: draft, serves: [] },
  );
}

/** The thing that is meant, and not one that is only spoken of: “after a repair has been recorded”. */
function meantBy(what: string, things: readonly PlannedThing[]): PlannedThing | undefined {
  const [plain = ''] = what.split(/\s+(?:after|once|when|if|before|with|from|for|in|on|at)\s/i);
  return thingMeant(plain, things) ?? thingsSpokenOf(plain, things)[0] ?? stateMeant(plain, things);
}

/** “A closed item”: the one of which there is such a state. */
function stateMeant(words: string, things: readonly PlannedThing[]): PlannedThing | undefined {
  const all = words.toLowerCase().split(/\s+/);
  return things.find((thing) => stateOf(thing)?.options?.some((one) => all.includes(one.toLowerCase())));
}

const namesOther = (what: string) =>
  /\b(?:an?|the|all)\s+[a-z]{3,}|^[a-z]{3,}s\b/i.test(what) && !/^(?:it|them|this)\b/i.test(what);

/** Who alone enters and changes the records of a kind has the forms for them. */
function takeEditors(draft: Draft, { who, verbs, what }: Right, { text }: Clause): Step | undefined {
  if (
    verbs.map(keepingVerb).some((one) => one === undefined) ||
    /\b(?:if|unless|when|except|own)\b/i.test(text)
  )
    return undefined;
  const parts = what.split(/\s*,\s*|\s+(?:and|or)\s+/).filter((part) => part !== '');
  const things = parts.map((part) => thingMeant(part, draft.things) ?? startingWith(part, draft.things));
  const known = things.filter((one) => one !== undefined);
  if (known.length === 0 || known.length < things.length) return undefined;
  const role = roleOf(who);
  const editors = { ...draft.editors };
  for (const { key } of known) editors[key] = [...new Set([...(editors[key] ?? []), role])];
  return { next: { ...draft, editors }, serves: [{ role }, ...known.map(({ key }) => ({ lists: key }))] };
}

/** “stock” are the stock items. */
function startingWith(words: string, things: readonly PlannedThing[]): PlannedThing | undefined {
  const plain = words
    .trim()
    .replace(/^(?:the|an?|all)\s+/i, '')
    .toLowerCase();
  const found = things.filter(({ one }) => one.startsWith(`${plain} `));
  return plain !== '' && found.length === 1 ? found[0] : undefined;
}
