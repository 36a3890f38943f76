import type { Band } from './bands.ts';
import type { Figure } from './figure.ts';
import { type ItemFacts, text } from './item.ts';
import { letterThings, likeLetters } from './words-data.ts';

const alphabet = Object.keys(letterThings);

/** Letters with plain shapes come first. */
const easy = new Set('AOSXTLICME');

function others(letter: string): Figure[] {
  const isCapital = letter === letter.toUpperCase();
  const at = alphabet.indexOf(letter.toUpperCase());
  // Far from it in the alphabet, and not looking like it.
  const far = [5, 9, 13, 17, 21].map((step) => alphabet[(at + step) % alphabet.length] ?? '');
  const cased = far.map((one) => (isCapital ? one : one.toLowerCase()));
  return cased.filter((one) => !lookAlike(letter).includes(one)).map(text);
}

function lookAlike(letter: string): string[] {
  const groups = likeLetters.filter((group) => group.includes(letter));
  return [...new Set(groups.flatMap((group) => [...group]))].filter((one) => one !== letter);
}

function alikeFirst(letter: string): Figure[] {
  const alike = lookAlike(letter).slice(0, 3).map(text);
  return [...alike, ...others(letter)].slice(0, Math.max(3, alike.length));
}

function findSame(letter: string): ItemFacts[] {
  const capital = letter.toUpperCase();
  const name = letterThings[capital] ?? 'apple';
  const facts = {
    sign: 'same' as const,
    say: `Find the letter ${capital}. ${capital}, as in ${name}.`,
    prompt: { kind: 'letter' as const, text: letter, name },
    right: text(letter),
    letterCase: letter === capital ? ('upper' as const) : ('lower' as const),
  };
  return [
    { ...facts, id: `letters/same/${letter}`, level: easy.has(capital) ? 1 : 2, wrong: others(letter) },
    { ...facts, id: `letters/like/${letter}`, level: easy.has(capital) ? 2.5 : 3, wrong: alikeFirst(letter) },
  ];
}

function findOtherCase(capital: string): ItemFacts[] {
  const small = capital.toLowerCase();
  const level = 'COSVWXZUPKMITLJFY'.includes(capital) ? 1 : 2;
  return [
    {
      id: `letters/small/${capital}`,
      level,
      sign: 'letter',
      say: `This is capital ${capital}. Find the small ${capital}.`,
      prompt: text(capital),
      right: text(small),
      wrong: alikeFirst(small),
    },
    {
      id: `letters/capital/${small}`,
      level: level + 1,
      sign: 'letter',
      say: `This is small ${capital}. Find the capital ${capital}.`,
      prompt: text(small),
      right: text(capital),
      wrong: alikeFirst(capital),
    },
  ];
}

function findNeighbour(capital: string, at: number): ItemFacts[] {
  const [two, one] = [alphabet[at - 2], alphabet[at - 1]];
  const next = alphabet[at + 1];
  const wrong = (known: readonly (string | undefined)[]) =>
    [3, -4, 6, -7, 9]
      .map((step) => alphabet[(at + step + 26) % 26] ?? '')
      .filter((other) => !known.includes(other))
      .map(text);
  const level = 1 + Math.floor(at / 9);
  return [
    ...(two === undefined || one === undefined
      ? []
      : [
          {
            id: `letters/after/${capital}`,
            level,
            sign: 'next' as const,
            say: `${two}, ${one}. Which letter comes next?`,
            prompt: { kind: 'row' as const, cells: [two, one, null] },
            right: text(capital),
            wrong: wrong([two, one, capital]),
          },
        ]),
    ...(one === undefined || next === undefined
      ? []
      : [
          {
            id: `letters/between/${capital}`,
            level: level + 1,
            sign: 'next' as const,
            say: `Which letter stands between ${one} and ${next}?`,
            prompt: { kind: 'row' as const, cells: [one, null, next] },
            right: text(capital),
            wrong: wrong([one, next, capital]),
          },
        ]),
  ];
}

export function lettersOf(band: Band): ItemFacts[] {
  if (band === '3-4')
    return alphabet.flatMap((capital) => [...findSame(capital), ...findSame(capital.toLowerCase())]);
  if (band === '5-6') return alphabet.flatMap(findOtherCase);
  return alphabet.flatMap(findNeighbour);
}
