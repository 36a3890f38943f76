import { stateCodes } from '../knowledge/cities.ts';
import { isName } from './said-lists.ts';

const proper = String.raw`(?:(?:St|Co)\.[ ])?\p{Lu}[\p{L}\p{M}'’-]+(?:[ ](?:(?:of|the|de|la|le|les|upon|on|am|an der|sur)[ ])?\p{Lu}[\p{L}\p{M}'’-]+){0,3}`;
const street = new RegExp(
  String.raw`\b\d{1,4}[a-z]?[ ](?:\p{Lu}[\p{L}'’-]+[ ]){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Way|Drive|Close|Terrace|Quay|Row|Hill|Place)\b|\b\p{Lu}[\p{L}-]*(?:straße|strasse|gasse|weg|platz|gatan|veien|vej|laan|straat)[ ]\d{1,4}[a-z]?\b`,
  'u',
);
const inPlace = new RegExp(
  String.raw`\b(?:in|near|outside|around|from|based in|at|on)[ ](?:the (?:town|city|village|suburb|outskirts) of[ ])?(${proper})(?:,[ ](${proper})(?=[ ]*[.,;:)]|$))?`,
  'gu',
);
/** “Horse vet, County Kildare.” */
const afterOpening = new RegExp(String.raw`^[^.,;:!?\n]{4,70},[ ](${proper})[ ]*(?:[.:\n]|$)`, 'u');
/** “band mom here (Lubbock TX)”, “at our studio (Asheville, NC)”. */
const townOfState = new RegExp(String.raw`\b(${proper}),?[ ](${stateCodes.source})\b(?![ ]\p{Lu})`, 'u');
/** A lake, a hill or a street is where something is, wherever it is named. */
const landmark = new RegExp(
  String.raw`\b(?:(?:Lake|Lough|Loch|Mount|Port|Isle of|County|River)[ ]\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+[ ](?:Valley|Bay|Beach|Island|Harbour|Lake|Park|Square|Village|Bridge))\b`,
  'u',
);

/** After these the name is that of somebody, or of a time. */
const elsewhere =
  /\b(?:feast|battle|order|name|letters?|written|typed|texts?|works?|paid|available|translated|subtitles|message|thanks|mail|report|export|posts?|log|sign(?:ed)?)\s(?:in|on|at|from)\s$/iu;

/** Where somebody else is, the app is not. */
const ofSomebody =
  /\b(?:I|he|she|they|daughter|son|sister|brother|cousin|aunt|uncle|mother|father|mum|mom|dad|friend|family|parents|relatives|holidays?)s?\s(?:lives?\s|living\s|is\s|are\s)?(?:in|near|from|around)\s$/u;

/** Where it is, as a text says it: an address, “in Pune”, “near Oaxaca”, “Lake Orvanne”. */
export function saidPlace(text: string): string | undefined {
  const address = street.exec(text)?.[0];
  const town = [...text.matchAll(inPlace)]
    .filter(({ 0: whole, 1: name = '', index }) => {
      const at = index + whole.indexOf(name);
      const before = text.slice(Math.max(0, at - 60), at);
      return (
        isName(name) &&
        !/^(?:WhatsApp|Mac)/.test(name) &&
        !elsewhere.test(before) &&
        !ofSomebody.test(before) &&
        isSomewhere(before, name, text, index + whole.length)
      );
    })
    .map(({ 1: name = '', 2: further }) =>
      further !== undefined && isName(further) ? `${name}, ${further}` : name,
    )
    .map((name) => name.replace(/[.'’-]+$/u, ''))[0];
  const opening = afterOpening.exec(text)?.[1];
  const american = townOfState.exec(text);
  const known =
    (american === null ? undefined : `${american[1] ?? ''}, ${american[2] ?? ''}`) ??
    town ??
    (opening !== undefined && isName(opening) ? opening : undefined) ??
    landmark.exec(text)?.[0];
  if (address === undefined) return known;
  return known === undefined || address.includes(known) ? address : `${address}, ${known}`;
}

/** “in Birgit's barn” and “on Zoom calls” name no place; “at” and “on” only do before a known kind of place. */
function isSomewhere(before: string, name: string, text: string, end: number): boolean {
  if (/['’]s?$/u.test(name) || /^['’]s/u.test(text.slice(end))) return false;
  const isLoose = /\b(?:at|on|from)\s$/iu.test(before);
  return !isLoose || landmark.test(name) || /^(?:St|Saint|Lake|Port)\b/u.test(name);
}

const called = new RegExp(
  String.raw`\b(?:(?:[Aa]pp|[Ss]ite|[Ww]ebsite|[Pp]age|[Ss]hop|[Ss]tore|[Cc]lub|[Tt]eam|[Bb]and|[Cc]hoir|[Cc]af[eé]|[Bb]akery|[Bb]usiness|[Cc]ompany|[Ss]chool|[Ss]tudio|[Ff]arm|[Ss]alon|[Rr]estaurant|[Bb]ar|[Pp]ub|[Gg]ym|[Gg]roup|[Ss]ociety|[Aa]ssociation|brand|agency|practice|gallery|[Ww]e(?:'re| are)|[Ii]t(?:'s| is)),?[ ](?:is[ ])?(?:called|named|titled)|[Cc]all it)[ ]*["“']?(\p{Lu}[\p{L}\p{M}'’&-]*(?:[ ](?:(?:of|the|and|&|de|by)[ ])?[\p{Lu}\d&][\p{L}\p{M}'’&-]*){0,4})`,
  'u',
);
const kindNamed = new RegExp(
  String.raw`\b(?:[Cc]lub|[Tt]eam|[Bb]and|[Cc]hoir|[Ss]ociety|[Ss]chool|[Ss]hop|[Cc]af[eé]|[Bb]akery|[Ss]alon|[Rr]estaurant|[Ff]arm|[Bb]oat|[Cc]ompany|[Rr]egistration|[Aa]llocation)[:,.][ ](?:the[ ])?(\p{Lu}[\p{L}\p{M}'’&.-]*(?:[ ](?:(?:of|the|and|&|de|by)[ ])?\p{Lu}[\p{L}\p{M}'’&-]*){1,4})(?=[ ]*[.,;:\n]|$)`,
  'u',
);
const myself =
  /\b(?:I['’]?m|I am|my name is|this is)[ ](\p{Lu}[\p{L}'’-]+(?:[ ]\p{Lu}[\p{L}'’-]+)?)(?=[ ]*(?:[,.;:!–-]|and\b|a\b|$))/u;

/** The name that a business, a club or an app has by the text. */
export function saidTitle(text: string): string | undefined {
  const name = called.exec(text)?.[1] ?? kindNamed.exec(text)?.[1];
  return name !== undefined && isName(name) ? name.replace(/[.'’-]+$/u, '') : undefined;
}

/** Who writes about themself: “I'm Jana, I teach piano”. */
export function saidWriter(text: string): string | undefined {
  const name = myself.exec(text)?.[1];
  return name !== undefined && isName(name) ? name : undefined;
}

/** How to reach them: only what stands in the text. */
export function saidContact(text: string): { email?: string; phone?: string } {
  const email = /[\w.+-]+@[\w-]+\.[a-z]{2,}(?:\.[a-z]{2,})?/iu.exec(text)?.[0];
  const phone = /(?:\+\d{1,3}[ -]?)?(?:\(\d{2,5}\)[ -]?)?\d{2,5}(?:[ -]\d{2,5}){2,5}/u.exec(text)?.[0];
  const isPhone = phone !== undefined && phone.replaceAll(/\D/g, '').length >= 8;
  return { ...(email === undefined ? {} : { email }), ...(isPhone ? { phone } : {}) };
}
