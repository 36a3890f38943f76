import { jaroWinkler } from '../../../methods/language/name-similarity.ts';
import { metaphone, soundex } from '../../../methods/language/sound-keys.ts';
import type { CardsPart, DocumentPart, Part, TablePart } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { NameInput } from './fields.ts';
import { type Forged, plainLetters } from './forge.ts';
import type { ScoredName } from './score-names.ts';
import { addressesOf, spellingVariants } from './variants.ts';

export function shown(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Why a name stands where it stands, in whole sentences. */
export function reasonsOf(one: ScoredName): string {
  const count = one.syllables.length;
  const say = `${count} ${count === 1 ? 'syllable' : 'syllables'} (${one.syllables.join('-')})${one.hard.length === 0 ? ', all of them English' : `, with the hard cluster ${one.hard.join(' and ')}`}.`;
  const spell =
    one.doubts.length === 0
      ? 'It is spelled as it is heard.'
      : `Mind the spelling: ${one.doubts.join('; ')}.`;
  const apart = `Nearest known name is ${one.nearest} at ${one.likeness.toFixed(2)}${one.soundsLike.length > 0 ? `; it sounds like ${one.soundsLike.slice(0, 2).join(' and ')}` : ''}.`;
  return `${shown(one.made)}. ${say} ${spell} ${apart}${one.awkward.length > 0 ? ` Beware: ${one.awkward.join('; ')}.` : ''}`;
}

export function shortlistCards({ shortlist }: Forged): CardsPart {
  return {
    kind: 'cards',
    title: 'Shortlist',
    cards: shortlist.map((one) => ({
      title: shown(one.name),
      text: reasonsOf(one),
      tags: [one.kind, ...spellingVariants(one.name).map((variant) => `also ${shown(variant)}`)],
      facts: `Score ${writeAmount(Math.round(one.total), 'whole')} · length ${Math.round(one.length)} · ease ${Math.round(one.ease)} · distinct ${Math.round(one.distinct)} · meaning ${Math.round(one.meaning)}`,
    })),
  };
}

export function scoreTable({ shortlist, own }: Forged): TablePart {
  return {
    kind: 'table',
    title: 'Scores',
    columns: [
      { key: 'name', label: 'Name', as: 'text' },
      { key: 'kind', label: 'Made as', as: 'text' },
      { key: 'total', label: 'Score', as: 'whole' },
      { key: 'length', label: 'Length', as: 'whole' },
      { key: 'ease', label: 'Ease', as: 'whole' },
      { key: 'distinct', label: 'Distinct', as: 'whole' },
      { key: 'meaning', label: 'Meaning', as: 'whole' },
      { key: 'nearest', label: 'Nearest known', as: 'text' },
      { key: 'likeness', label: 'Jaro–Winkler', as: 'number' },
    ],
    rows: [...shortlist, ...own].map((one) => ({
      name: shown(one.name),
      kind: one.kind,
      total: one.total,
      length: one.length,
      ease: one.ease,
      distinct: one.distinct,
      meaning: one.kind === 'Yours' ? null : one.meaning,
      nearest: one.nearest,
      likeness: one.likeness,
    })),
    note: 'Every score goes to 100. A likeness above 0.95 is taken for the same name, one below 0.70 for another.',
  };
}

interface Pair {
  readonly mine: string;
  readonly theirs: string;
  readonly likeness: number;
}

/** Each name of the person's own against the nearest of those to stay away from. */
export function ownPairs(input: NameInput): Pair[] {
  const known = input.known ?? [];
  return (input.own ?? []).flatMap((mine) => {
    const pairs = known.map((theirs) => ({
      mine,
      theirs,
      likeness: jaroWinkler(plainLetters(mine), plainLetters(theirs)),
    }));
    const [first] = pairs.toSorted((one, other) => other.likeness - one.likeness);
    return first === undefined ? [] : [first];
  });
}

export function ownParts(input: NameInput): Part[] {
  const pairs = ownPairs(input);
  if (pairs.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Your names against those to stay away from',
      columns: [
        { key: 'mine', label: 'Yours', as: 'text' },
        { key: 'theirs', label: 'Nearest', as: 'text' },
        { key: 'likeness', label: 'Jaro–Winkler', as: 'number' },
        { key: 'soundex', label: 'Soundex', as: 'text' },
        { key: 'heard', label: 'Heard as', as: 'text' },
      ],
      rows: pairs.map(({ mine, theirs, likeness }) => ({
        mine,
        theirs,
        likeness,
        soundex: `${soundex(plainLetters(mine))} / ${soundex(plainLetters(theirs))}`,
        heard:
          metaphone(plainLetters(mine)) === metaphone(plainLetters(theirs)) ? 'the same' : 'something else',
      })),
    },
  ];
}

export function addressTable({ shortlist }: Forged, endings: readonly string[]): Part[] {
  if (endings.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Addresses to look up',
      columns: [
        { key: 'name', label: 'Name', as: 'text' },
        { key: 'addresses', label: 'Addresses', as: 'text' },
        { key: 'spellings', label: 'Other spellings', as: 'text' },
      ],
      rows: shortlist.slice(0, 12).map(({ name }) => ({
        name: shown(name),
        addresses: addressesOf(name, endings).join(', '),
        spellings: spellingVariants(name).join(', ') || '–',
      })),
      note: 'Whether they are free is not known here: look them up at a registrar.',
    },
  ];
}

export function reportDocument(input: NameInput, forged: Forged): DocumentPart {
  const [first] = forged.shortlist;
  return {
    kind: 'document',
    title: 'Naming report',
    blocks: [
      {
        kind: 'text',
        text: `What is to be named: ${input.business.replace(/[.!?]+$/, '')}. ${writeAmount(forged.built, 'whole')} names were built from ${forged.words.length} words and by sound; ${forged.shortlist.length} are proposed.`,
      },
      { kind: 'heading', text: 'Proposed' },
      {
        kind: 'list',
        numbered: true,
        items: forged.shortlist.map((one) => `${shown(one.name)}: ${reasonsOf(one)}`),
      },
      { kind: 'heading', text: 'Before you decide' },
      {
        kind: 'list',
        items: [
          `Say ${first === undefined ? 'each' : `“${shown(first.name)}”`} to five people on the telephone and let them write it down. Two spellings are a warning, three are an answer.`,
          'Search the registers of marks where you will sell: TMview and EUIPO for Europe, USPTO for the United States, the Global Brand Database of WIPO for many more. Look for names that sound alike in the same class of goods, too.',
          'Let somebody who grew up with the language listen to it in every country where you will use it.',
          'Look up the address and the names on the networks that you will use, on the same day.',
          'Have a lawyer clear the last two before anything is printed.',
        ],
      },
    ],
  };
}
