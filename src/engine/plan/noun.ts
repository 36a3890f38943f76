import { isAdverb, isEvaluating, isParticiple, isRelational } from '../read/word-sense.ts';
import { singular, singularPhrase } from '../read/words.ts';

/** Words that say nothing about what a thing is: “product information”, “list of orders”, “vehicle management system”. */
const fillers = new Set(
  'information info detail details data list lists management manager system systems function functions functionality functionalities feature features module modules page pages section sections content contents resource resources item items thing things service-list database library-list area areas center centre portal interface option options setting tab tabs view views material overview condition conditions need needs interest interests way ways purpose purposes aspect aspects manner situation situations time times card cards grid grids panel panels tile tiles widget widgets row rows catalogue catalog catalogues catalogs planner tracker organizer organiser'.split(
    ' ',
  ),
);

/** Heads that mean little alone: the words before them belong to the name. */
const vague = new Set(
  'record link plan type service request application schedule result log history activity program code card point number level mode status price rule standard method process operation tool set class form group report letter file image picture video link note message case unit line stage entry source sample template model account profile'.split(
    ' ',
  ),
);

const ofPhrase =
  /^(?:lists?|types?|kinds?|sets?|series|variety|range|collections?|number|details?|records? of)\s+of\s+/;

/** Words that describe a thing without saying what it is. */
const describing = new Set(
  'the a an and or with in of for own new online real-time etc its it them this that these those promoted selected created posted uploaded published available interested favorite favourite nearby latest popular hot recommended featured daily various different main important current past future upcoming next previous last local general custom customized personalized interactive common basic related relevant necessary other powerful simple easy comprehensive convenient efficient detailed specific corresponding multiple several many some rich complete full advanced professional useful certain similar additional possible great good best beautiful real live recent saved registered logged-in interesting high-quality quality suitable appropriate desired needed required existing entire whole single unique special normal regular first second third two three four five six seven eight nine ten dozen themselves itself himself herself everyone self others each their his her my your our english arabic chinese hindi spanish french german japanese korean russian italian portuguese ios android windows linux mac iphone others website websites web site sites platform mini-program'.split(
    ' ',
  ),
);

/** Of “the status of orders” the orders are meant, of “places of interest” the places. */
function aboutOf(phrase: string): string {
  const match = /^(.+?)\s+of\s+(.+)$/.exec(phrase);
  if (match === null) return phrase;
  const [, before = '', after = ''] = match;
  const head = singular(before.split(' ').at(-1) ?? '');
  return fillers.has(head) ||
    vague.has(head) ||
    /^(?:progress|quality|quantity|price|situation|effect|use|usage|number|status)$/.test(head)
    ? after
    : before;
}

/** “products they need” are products; “should display properties” is about properties. */
function withoutClauses(phrase: string): string {
  return (
    phrase
      .replace(
        /^(?:should|can|could|will|would|must|may|might|shall)\s+(?:also\s+)?(?:be able to\s+)?[a-z]+\s+/,
        '',
      )
      .replace(
        /(\S)\s+(?:they|he|she|you|we|it|i|users?|who|which|that|where|should|can|could|will|would|must|may|might|has|have|had|is|are|was|were|been)\s.*$/,
        '$1',
      )
      .replace(/\s+(?:should|can|could|will|must|may|is|are|has|have|been)$/, '')
      // “movies now showing”, “items running low”
      .replace(
        /\b([a-z]{3,}s)\s+(?:(?:now|currently|already)\s+[a-z]+(?:ing|ed)|[a-z]+ing\s+(?:low|out|soon|now))\b.*$/,
        '$1',
      )
  );
}

/** “cases won”, “tickets sold”: what became of them; “product categories”: what they have. */
const happened =
  /^(?:categor(?:y|ies)|types?|won|lost|sold|made|done|taken|given|held|read|seen|sent|paid|left|spent|owned|bought|written|known)$/;

function isDescribing(word: string): boolean {
  return describing.has(word) || isAdverb(word) || isParticiple(word) || isEvaluating(word);
}

export interface Noun {
  /** The thing itself, singular: `promotion record`. */
  readonly phrase: string;
  /** Its last word, singular: `record`. */
  readonly head: string;
}

/** What a noun phrase of a wish is about; undefined when nothing is left of it. */
export function nounOf(phrase: string): Noun | undefined {
  const cleaned = aboutOf(withoutClauses(phrase.toLowerCase()).replace(ofPhrase, ''))
    .replaceAll(/[^a-z0-9 -]/g, ' ')
    .trim();
  const words = cleaned.split(/\s+/).filter((word) => word !== '' && !isDescribing(word));
  while (words.length > 1 && (fillers.has(words.at(-1) ?? '') || happened.test(words.at(-1) ?? '')))
    words.pop();
  if (isRelational(words.at(-1) ?? '')) words.push('record');
  const [only = ''] = words;
  if (words.length === 0 || (words.length === 1 && fillers.has(only))) return undefined;
  const head = singular(words.at(-1) ?? '');
  const kept = vague.has(head) ? words.slice(-2) : words.slice(-3);
  return { phrase: singularPhrase(kept.join(' ')), head };
}
