import { isName } from './said-lists.ts';

/** Somebody or something with a name of its own, and what it is: “librarian Edith”, “the boat is Havheks”. */
export interface SaidOne {
  readonly of: string;
  readonly name: string;
}

const roles =
  'staff|driver|coach|teacher|technician|librarian|chairman|chairwoman|chairlady|chair|secretary|treasurer|president|contact|supervisor|manager|owner|boss|organi[sz]er|matron|nurse|doctor|vet|pharmacist|minister|pastor|priest|captain|cleaner|barber|hairdresser|stylist|cook|chef|baker|guide|trainer|instructor|helper|specialist|packer|seller|steward|host|guard|neighbour|neighbor|son|daughter|grandson|granddaughter|grandma|grandpa|nephew|niece|brother|sister|cousin|husband|wife|partner|colleague|friend|assistant|caretaker|janitor|conductor|dog|cat|horse|pony|parrot|boat|van|baby|girl|boy';
const proper = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Rev|Fr|Herr|Frau|Auntie|Uncle|Lt|Big|Old)\.?[ ])?\p{Lu}[\p{Ll}\p{M}'’-]+(?:[ ]\p{Lu}[\p{Ll}\p{M}'’-]+)?`;
const oneOf = new RegExp(
  String.raw`\b(?:[Oo]ur |[Mm]y |[Tt]he )?((?:play |head |senior )?(?:${roles}|${roles.replaceAll(/(^|\|)(\w)/g, (_all, bar: string, letter: string) => `${bar}${letter.toUpperCase()}`)}))[ ]?(?:\(|is[ ]|called[ ]|named[ ])?(${proper})(?=[ ]*(?:[.,;:)!?\n]|$|\p{Ll}))`,
  'gu',
);

const people = new RegExp(
  String.raw`(?:^|\s)(?:${roles}|team|kid|child|children|member|player|singer|student|pupil|flatmate|housemate|roommate|people|folk|name|volunteer|carer|sibling|parent|grandkid|grandchild(?:ren)?|girl|boy|lad|lady|ladies|women|men)s?$`,
  'iu',
);

/** Whether a word names people. */
export function isOfPeopleWord(words: string): boolean {
  return people.test(words);
}

/** Single names with what they are. */
export function saidOnes(text: string): SaidOne[] {
  return [...text.matchAll(oneOf)].flatMap(({ 1: of = '', 2: name = '' }) =>
    isName(name) && !/['’]s?$|^(?:County|Lake|Port)\b/u.test(name) ? [{ of: of.toLowerCase(), name }] : [],
  );
}
