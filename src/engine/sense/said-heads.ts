/** How many people something is for, as a text tells it. */
export interface SaidHeads {
  readonly least?: number;
  readonly most?: number;
  /** Who is counted, in the word of the text: “players”. */
  readonly who: string;
  /** The words of the sentence before it. */
  readonly before: string;
  readonly start: number;
  readonly end: number;
}

const who =
  '(?<who>people|persons?|guests|players|adults|visitors|participants|helpers|volunteers|kids|children|pax|heads)';
const shapes: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:between )?(?<least>\d{1,3}) ?(?:to|-|–|and) ?(?<most>\d{1,3}) ${who}\b`, 'giu'),
  new RegExp(
    String.raw`\b${who} ?\(?(?:between )?(?<least>\d{1,3}) ?(?:to|-|–|and) ?(?<most>\d{1,3})\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:max(?:imum|\.)?(?: of)?|up to|at most|no more than|not more than) (?<most>\d{1,3}) ${who}\b`,
    'giu',
  ),
  new RegExp(String.raw`\b${who},? ?\(?(?:max(?:imum|\.)?(?: of)?|up to|at most) (?<most>\d{1,3})\b`, 'giu'),
  new RegExp(
    String.raw`\b(?:min(?:imum|\.)?(?: of)?|at least|not (?:less|fewer) than) (?<least>\d{1,3}) ${who}\b`,
    'giu',
  ),
];

/** What is a condition, and what each person may do, says nothing of how many they are. */
const otherwise =
  /\b(?:if|when|whenever|unless|once|as soon as|warn\w*|until|after|for groups of)\b[^,;]*$/iu;

/** “teams between 8 and 11 players”, “number of people max 120”, “tables for 2 to 8 guests”. */
export function saidHeads(text: string): SaidHeads[] {
  const found = shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((match): SaidHeads[] => {
      const [least, most] = ['least', 'most'].map((side) => match.groups?.[side]).map(numberOf);
      const before = /[^.;!?\n]*$/u.exec(text.slice(0, match.index))?.[0] ?? '';
      if (otherwise.test(before) || (least !== undefined && most !== undefined && least >= most)) return [];
      return [
        {
          ...(least === undefined ? {} : { least }),
          ...(most === undefined ? {} : { most }),
          who: (match.groups?.['who'] ?? 'people')
            .toLowerCase()
            .replace(/^persons?$|^pax$|^heads$/, 'people'),
          before,
          start: match.index,
          end: match.index + match[0].length,
        },
      ];
    }),
  );
  return found.filter(
    ({ start, end }, index) => !found.slice(0, index).some((one) => one.start < end && start < one.end),
  );
}

function numberOf(said: string | undefined): number | undefined {
  return said === undefined ? undefined : Number(said);
}
