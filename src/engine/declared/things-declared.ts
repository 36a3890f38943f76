import type { ThingFound } from './declared.ts';
import { fieldsOfList, isFieldName } from './field-of-words.ts';
import { soundsLikeField, soundsListed } from './kind-of-words.ts';
import { leadNoun } from './lead-noun.ts';
import { bracketOf, splitParts } from './split-parts.ts';

type Declared = Omit<ThingFound, 'at'>;

/** Words after which a list of properties begins. */
const begins =
  /:\s*|\s=\s*|\s*(?:->|→|⇒)\s*|\s[–—]\s|\b(?:with|by|has|have|gets?|receives?|needs?|carr(?:y|ies)|bears?|contains?|consists? of|includes?|(?:we|i|you|they|staff|somebody|one) (?:also )?(?:store|record|note|keep|save|enter|write down|register|log|track|need|want|have)|enters?|records?|notes?|stores?|writes? down|details are|data are|data is|fields are|information is|boat its|(?:each|every|an?|all) [a-z]+(?: [a-z]+)? (?=(?:its|the|their|his)\s))\s+/gi;
const fewest = 3;

/**
 * What a sentence declares, taken apart: the list of properties, and the noun in the words around it. “Per boat we
 * store name, length and owner”, “boat register: name; length; owner”, “name, length and owner of each boat are kept”.
 */
export function thingsDeclared(text: string): Declared[] {
  const plain = text.replaceAll(/[{[]/g, '(').replaceAll(/[}\]]/g, ')').replaceAll(/;/g, ',');
  return inBrackets(plain) ?? afterWords(plain) ?? beforeWords(plain) ?? [];
}

function inBrackets(text: string): Declared[] | undefined {
  const match = /^([^(]{2,60}?)\s*=?\s*\((.+)\)\.?$/.exec(text.trim());
  return match === null ? undefined : declared(leadNoun(match[1] ?? ''), match[2] ?? '', soundsLikeField);
}

function afterWords(text: string): Declared[] | undefined {
  // Several arrows tell of states, and not of properties.
  const arrows = text.match(/->|→|⇒/g)?.length ?? 0;
  if (arrows > 1) return undefined;
  for (const match of text.matchAll(begins)) {
    const list = text.slice(match.index + match[0].length);
    const lead = text.slice(0, match.index + match[0].length);
    const found = declared(leadNoun(lead), list);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** “Name, length and owner of each boat are stored”. */
function beforeWords(text: string): Declared[] | undefined {
  const [, list = '', owner = ''] =
    /^(?:the\s+)?(.+?)\s+(?:of|for)\s+(?:each|every|all|an?|the)\s+([a-z][a-z -]*?)\s+(?:is|are|have to be|must be|shall be|should be)\s+(?:stored|kept|recorded|entered|noted|saved|registered|documented|needed|required)\.?$/i.exec(
      text,
    ) ?? [];
  return list === '' ? undefined : declared(leadNoun(owner), list);
}

function declared(
  one: string | undefined,
  list: string,
  sounds: (words: string) => boolean = soundsListed,
): Declared[] | undefined {
  if (one === undefined) return undefined;
  const bare = list
    .replace(/^(?:the following\s*:?\s*|(?:we|i|the system|the app) [a-z]+ (?:down )?(?:the )?)/i, '')
    .replace(
      /\s+(?:is|are)\s+(?:kept|stored|recorded|noted|entered|saved|registered|needed|required)\.?$/i,
      '',
    );
  const slashed = bare.split(/\s+[/+]\s+/);
  const parts = slashed.length >= fewest && !bare.includes(',') ? slashed : splitParts(bare);
  const named = parts.filter((part) => isFieldName(plainOf(part)) || fieldsOfList(part).length > 0);
  const sound = parts.filter((part) => sounds(plainOf(part)) || /\(.+\)/.test(part));
  const fields = fieldsOfList(named.join(', '));
  const isList =
    fields.length >= fewest &&
    sound.length * 2 >= parts.length &&
    (named.length === parts.length || (named.length > fewest && parts.length - named.length === 1));
  return isList ? [{ one, fields, isThin: false, isLoose: true }] : undefined;
}

function plainOf(part: string): string {
  return bracketOf(part)
    .words.replace(/^(?:optional(?:ly)?|an?|the|its|their|his|her)\s+/i, '')
    .replace(/\s+in\s+\S+$/, '')
    .trim();
}
