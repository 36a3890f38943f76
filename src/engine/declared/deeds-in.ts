import { verbLemma } from '../grammar/verb-forms.ts';
import type { Clause, DeclaredDeed } from './declared.ts';
import { fieldsOfList, isFieldName } from './field-of-words.ts';
import { storyOf } from './role-story.ts';
import { bracketOf, splitParts } from './split-parts.ts';
import { thingName } from './thing-name.ts';

/** What somebody fills in later: “rates severity”, “records arrival, finding and completion”. */
const filling =
  /^(?:rate|add|record|assign|enter|give|set|note|document|state|determine|estimate|choose|measure|fill in)$/;
/** What moves a record on: what is done to it is what it is afterwards. */
export const movingVerbs =
  /^(?:approve|reject|refuse|release|confirm|close|cancel|accept|decline|pay|sign|publish|review|complete|deliver|issue|revoke|award|archive|return|withdraw|reopen|answer|finish|settle|dispatch|ship|void|lock|submit|escalate|assess|inspect|verify|check|collect|refund|terminate|suspend|activate|hand over|schedule|grant)$/;

/** What roles do in a clause, in its sentence or in a story. */
export function deedsIn(clause: Clause, roles: readonly string[]): DeclaredDeed[] {
  const { text, at } = clause;
  const told = storyOf(text);
  const said = told ?? doneBy(text, roles);
  if (said === undefined) return [];
  const who = said.who;
  const wish = said.wish.replaceAll(/\b([a-z]+)\/([a-z]+)\b/gi, '$1 or $2');
  return splitVerbs(wish).flatMap(({ verb, rest }): DeclaredDeed[] => {
    if (filling.test(verb)) {
      const [list = ''] = rest.split(/\s+(?:when|if|before|after|within|once|until)\s/i);
      const parts = splitParts(list);
      const isFields = parts.length > 0 && parts.every((part) => isFieldName(bracketOf(part).words));
      return isFields ? [{ who, verb, fields: fieldsOfList(list), at }] : [];
    }
    if (!movingVerbs.test(verb)) return [];
    const plain = rest.replaceAll(/\bwith (?:an? )?\w+\b/g, '').trim();
    const isBare =
      plain === '' || /^(?:within|after|before|by|when|if|once|until|on|in|at|with)\b/i.test(plain);
    const thing = isBare ? undefined : (objectOf(plain) ?? plain);
    return [{ who, verb, fields: [], at, ...(thing === undefined ? {} : { thing }) }];
  });
}

function doneBy(text: string, roles: readonly string[]): { who: string; wish: string } | undefined {
  for (const who of roles) {
    const match = new RegExp(
      `^(?:the |an? |each |every )?${who}s?\\s+(?:may |can |must |shall |then )?(.+)$`,
      'i',
    ).exec(text);
    if (match !== null) return { who, wish: match[1] ?? '' };
  }
  return undefined;
}

/** “approve or reject claims”: two verbs with one object. */
function splitVerbs(wish: string): { verb: string; rest: string }[] {
  const [, either = '', or = ''] = /^([a-z]+)\s+(?:or|and)\s+([a-z]+)$/i.exec(wish) ?? [];
  const both = [either, or].map((verb) => verbLemma(verb.toLowerCase()));
  if (either !== '' && both.every((verb) => movingVerbs.test(verb)))
    return both.map((verb) => ({ verb, rest: '' }));
  const match = /^([a-z]+)(?:,\s*([a-z]+))?(?:\s+(?:or|and)\s+([a-z]+))?\s+(.+)$/i.exec(wish);
  if (match === null) {
    const verb = verbLemma(wish.toLowerCase());
    return [{ verb, rest: '' }];
  }
  const [, first = '', second, third, rest = ''] = match;
  const verbs = [first, second, third].flatMap((one) =>
    one === undefined ? [] : [verbLemma(one.toLowerCase())],
  );
  return verbs.every((verb) => movingVerbs.test(verb))
    ? verbs.map((verb) => ({ verb, rest }))
    : [{ verb: verbs[0] ?? '', rest: wish.slice(first.length).trim() }];
}

function objectOf(words: string): string | undefined {
  const [head = ''] = words.split(
    /\s+(?:of|above|below|over|under|with|within|into|by|after|before|for|from)\s/i,
  );
  const bare = head.replace(/^(?:the|an?|all|their|new|open|approved|submitted|confirmed|released)\s+/i, '');
  return bare === '' ? undefined : thingName(bare.replace(/^(?:approved|submitted|open)\s+/i, ''));
}
