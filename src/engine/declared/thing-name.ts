import { singularPhrase } from '../read/words.ts';
import { headingKind } from './heading-kind.ts';

const lead = /^(?:(?:an?|the|each|every|one|all|any|for|new|of|our|their|its|this)\s+)+/i;
/** “Child record” is the child. */
const tail =
  /\s+(?:records?|masters?|data|entr(?:y|ies)|details?|master data|data set|table|entity|object|information)$/i;
const noName =
  /\b(?:is|are|was|were|be|must|shall|should|may|can|will|not|if|when|which|that|who|they|it|we|i|you|to|and|or|only|no|at|from|then|otherwise|has|have|same|two|three|as|want)\b/i;
/** Words that say that it is an app, or a part of one, and never name what is kept. */
const ofApps =
  /^(?:app|application|user|software|screen|view|dashboard|overview|field|entity|rule|role|requirement|scope|everything|nobody|everyone|following|state|status|priority|click|home|flow|screen|wanted|needed|fee|price|.*\b(?:screen|page|thing))$/;
const mostWords = 3;

/** The name of one of what is kept, in lower case; undefined where the words name none. */
export function thingName(words: string): string | undefined {
  const bare = words
    .trim()
    .replace(lead, '')
    .replace(/\s+of\s+(?:an?|the|each)\s+.*$/i, '');
  const short = bare.length > 0 && tail.test(bare) ? bare.replace(tail, '') : bare;
  const plain = short
    .replaceAll(/[*_"“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '' || noName.test(plain) || plain.split(' ').length > mostWords) return undefined;
  if (!/^[\p{L}][\p{L}\d '’/-]*$/u.test(plain)) return undefined;
  const one = singularPhrase(/^[\p{Lu}\d]{2,5}$/u.test(plain) ? plain : plain.toLowerCase());
  // “The system stores …” speaks of the app, “System: name, owner” of what is kept.
  if (/^the\s+(?:system|tool|app|page|list)$/i.test(words.trim())) return undefined;
  const isPlain =
    headingKind(plain) !== undefined &&
    !/^(?:objects?|records?|reports?|lists?|tables?|notes?|projects?|systems?|pages?|conditions?|functions?|shows?|charts?|stages?|fields?)$/i.test(
      plain,
    );
  return isPlain || ofApps.test(one) ? undefined : one;
}
