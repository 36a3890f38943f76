import { bareNoun } from './read-wishes.ts';
import { namesPerson } from './word-sense.ts';
import { singular } from './words.ts';

/** What an app is called by those who describe one, for a pattern. */
export const thingWords =
  '(?:web ?sites?|web ?apps?|web applications?|mobile apps?|apps?|applications?|platforms?|systems?|pages?|web ?pages?|mini[- ]?programs?|games?|tools?|sites?|programs?|software|services?|portals?|modules?|projects?|interfaces?|it|they|dashboards?|generators?|calculators?|store|shop|forum|blog|account|component|h5|product|plugin|bot|assistant|version|side|end|end-?user side|backend|front-?end|admin (?:portal|panel|side|backend)|customer version|driver version|management (?:system|backend|side))';

/** Words for the people who use the app in general. */
const general =
  /^(?:the |all |any |each |registered |logged-in |authenticated |individual |different )*(?:users?|visitors?|people|individuals?|end[- ]users?|everyone|they|you|both|user can|person|anyone|others|other (?:users|people))$/i;

export function actorOf(text: string): string {
  // “Two players” are players.
  const bare = bareNoun(text.replace(/^\s*(?:both|two|three|four|five|six|\d+)\s+/i, ''));
  if (general.test(text.trim()) || bare === '') return 'user';
  return bare
    .split(/\/|\s+and\s+|\s+or\s+/)
    .map((one) => singularLast(one.trim()))
    .join('/');
}

function singularLast(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  return [...words, singular(last)].join(' ');
}

const thingOnly = new RegExp(`^(?:the |this |our |a |an )?(?:[\\w-]+ ){0,4}${thingWords}$`, 'i');

/** Whether a noun phrase names people. */
export function isPerson(actor: string): boolean {
  const bare = actor.trim();
  if (general.test(bare)) return true;
  if (thingOnly.test(bare)) return false;
  if (namesPerson(singular(bare.split(' ').at(-1)?.toLowerCase() ?? ''))) return true;
  return /(?:admins?|people|staff|children|owners?|hosts?|guests?|candidates?|judges?|coach(?:es)?|employees?|employers?|nurses?|users?|clients?|players?|merchants?|couriers?|vendors?|agents?|chefs?|drivers?|team|teams|kids|moderators?|authors?|experts?|technicians?|engineers?|volunteers?|residents?|citizens?|landlords?|tenants?|mentors?|mentees?|pets? owners?|individuals?|businesses|companies|enterprises)$/i.test(
    bare,
  );
}

/** Those who do something together, and words that name a thing when there is only one: planners plan, a planner does not. */
const groups =
  /(?:^|\s)(?:neighbours|families|households|couples|fans|crews?|pupils|peers|guides|captains|pilots|clerks|patrons|interns|athletes|alumni|faculty|scouts|cooks|schools|restaurants|hotels|shops|stores|clubs|brands|organi[sz]ations|institutions|agencies|charities|clinics|hospitals|farms|universities|non-?profits|departments|beneficiaries|heads|chiefs|wardens|brides|parents|friends|organi[sz]ers|planners|builders|viewers|readers|editors|operators|processors|finders)$/i;

/** One alone, whom everybody knows. */
const oneAlone =
  /^the (?:[a-z]+ )?(?:principal|board|committee|jury|dean|boss|office|council|crew|captain|couple|coach|host|chef|clerk|head)$/i;

/** Whether a noun phrase before a verb says who does it. */
export function isActor(actor: string): boolean {
  return (
    isPerson(actor) ||
    oneAlone.test(actor.trim()) ||
    (groups.test(actor.trim()) && !thingOnly.test(actor.trim()))
  );
}
