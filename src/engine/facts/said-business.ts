import { isPerson } from '../read/read-people.ts';
import { countryOfPlace } from './currency-of-place.ts';
import { isName } from './said-lists.ts';

/** A club, a shop or a school as a text names it, with the noun beside it that says what it is. */
export interface SaidBusiness {
  readonly name: string;
  /** “our stokvel, Masibambane” is a stokvel. */
  readonly kind?: string;
}

const link = String.raw`(?:of|the|and|&|de|del|des|du|da|do|di|la|le|les|van|von|zum|zur|am|on|in[ ]the)`;
const large = String.raw`\p{Lu}[\p{L}\p{M}\d'’&-]*`;
const proper = String.raw`(?:St\.?[ ])?${large}(?:[ ](?:${link}[ ])?${large}){0,4}`;

/** Words by which a name says that it is one of a business, a club or a house. */
const house =
  /(?:^|\s)(?:Studios?|Club|Council|Brewing|Brewery|School|Schule|Church|Chapel|Parish|Society|Association|Choir|Chorus|Band|Orchestra|Ensemble|Farms?|Bakery|Caf[eé]|Coffee|Bistro|Salon|Barbers|Museum|Library|Cent(?:re|er)|Hotel|Hostel|Inn|Lodge|Hall|House|Haus|Villa|Gallery|Clinic|Practice|Surgery|Academy|College|Trust|Foundation|Ltd|Limited|Inc|LLC|GmbH|Bros|Works|Workshop|Stores?|Shop|Market|Kitchen|Theatre|Theater|Cinema|Team|League|Union|Guild|Institute|Hospital|Hospice|Nursery|Kindergarten|Kennels|Stables|Vineyard|Winery|Boatyard|Marina|Gym|Dojo|Observatory|Gardens?|Nurseries|Bakehouse|Butchers|Dairy|Cooperative|Co-op|Collective|Cleaning|Catering|Rentals?|Tours|Travel|Taxis?|Motors|Garage|Cycles|Rovers|Rangers|United|Wanderers|Sisters|Brothers|Partners|Festival|Circle|Crew|Troop|Pack|Brigade|Mosque|Temple|Synagogue|Monastery|Abbey|Camp|Ranch|Estate|Hostels|Apartments|Court|Residence|Network|Press|Records|Radio|FC|AFC|RFC|CC)$/u;
const before =
  /^(?:St\.?|Saint|Sankt|San|Santa|FF|FC|SV|SC|TSV|TC|VfL|Salon|Haus|Villa|Caf[eé]|Camp|Casa|Chez|Studio|Hotel|Club|Team|Radio|Galerie|Atelier|Trattoria|Osteria|Pension|Gasthaus|Maison|Bodega|Finca)\s\p{Lu}/u;

const apposed = new RegExp(
  String.raw`\b(?:my|our|the|an?)[ ]((?:[\p{Ll}'’-]+[ ]){0,3}[\p{Ll}'’-]+)(?:[ ](?:in|near|at)[ ]${large}(?:[ ]${large})?)?,[ ](${proper})(?=[,.:;(]|[ ](?:in|near|at|with|has|and[ ]we|we)\b|[ ]*$)`,
  'gu',
);
const anywhere = new RegExp(proper, 'gu');

const kin =
  /(?:wife|husband|partner|sister|brother|mother|father|mum|mom|dad|aunt|uncle|cousin|friend|boss|colleague|neighbour|neighbor|son|daughter|dog|cat|horse|boat|band ?mate)s?$/iu;
const farDown = 420;

/** The name of the business, the club or the house that a text is about, where it is one by its form or by the words around it. */
export function saidBusiness(whole: string): SaidBusiness | undefined {
  const text = whole.slice(0, farDown);
  for (const { 1: kind = '', 2: name = '' } of text.matchAll(apposed)) {
    const head = kind.split(' ').at(-1) ?? '';
    if (kin.test(kind) || isPerson(head) || !isHouse(name)) continue;
    return { name: bare(name), ...(name.includes(' ') ? {} : { kind: head.replace(/['’]s$/u, '') }) };
  }
  for (const { 0: found, index } of text.matchAll(anywhere)) {
    const name = withoutOpening(found, isOpening(text, index));
    if (name === undefined || !isHouse(name)) continue;
    const isHouseName = name.includes(' ') && house.test(name);
    if (isHouseName || before.test(name)) return { name: bare(name) };
  }
  return undefined;
}

function isHouse(name: string): boolean {
  const plain = bare(name);
  return (
    plain.length > 2 && isName(plain) && countryOfPlace(plain) === undefined && !/^[A-Z]{2}$/u.test(plain)
  );
}

function isOpening(text: string, at: number): boolean {
  return at === 0 || /[.!?:\n]\s*$/u.test(text.slice(0, at));
}

/** A sentence begins with a capital whatever its first word is: “Rota of Mill Lane School” is none of its own. */
function withoutOpening(name: string, isFirst: boolean): string | undefined {
  if (!isFirst) return name;
  const rest = name.replace(new RegExp(String.raw`^${large}[ ](?:${link}[ ])?`, 'u'), '');
  const isWhole = name.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length > 2 || before.test(name);
  if (isWhole && !/^\p{Lu}[\p{L}]*[ ](?:of|at|in|on|for)[ ]/u.test(name)) return name;
  return rest === name || rest === '' || !rest.includes(' ') ? undefined : rest;
}

function bare(name: string): string {
  return name.replace(/[.&-]+$/u, '').trim();
}
