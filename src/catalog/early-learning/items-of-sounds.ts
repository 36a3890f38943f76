import type { Band } from './bands.ts';
import type { DrawingName } from './drawings.ts';
import type { Figure } from './figure.ts';
import { type ItemFacts, text } from './item.ts';
import { beginnings, blends, digraphSigns, digraphs, letterThings } from './words-data.ts';

const sounds = Object.entries(beginnings);

function draw(name: DrawingName): Figure {
  return { kind: 'drawing', name };
}

/** What else begins like it? Letters are not needed. */
function alike(): ItemFacts[] {
  return sounds.flatMap(([sound, names], at) =>
    names.slice(0, 3).map((name, turn): ItemFacts => {
      const right = names[(turn + 1) % names.length] ?? name;
      const wrong = [2, 5, 8, 11].map((step, pick) => {
        const [, things] = sounds[(at + step) % sounds.length] ?? ['', []];
        return draw(things[(pick + turn) % things.length] ?? 'apple');
      });
      return {
        id: `phonics/alike/${name}`,
        level: sound.length > 1 ? 3 : 1 + (at % 2),
        sign: 'sound',
        say: `${name}. What starts like ${name}?`,
        prompt: draw(name),
        right: draw(right),
        wrong,
      };
    }),
  );
}

const letters = Object.keys(letterThings).map((letter) => letter.toLowerCase());

/** Letters that write the same sound, or nearly: none is wrong where another is right. */
const sameSound = ['ckqx', 'gj', 'sz', 'iey', 'uo', 'yu'];

function first(): ItemFacts[] {
  return Object.entries(letterThings).flatMap(([capital, name], at) => {
    const letter = capital.toLowerCase();
    if (letter === 'x') return [];
    const near = sameSound.filter((group) => group.includes(letter)).join('');
    const wrong = [4, 7, 11, 15, 19, 22]
      .map((step) => letters[(at + step) % letters.length] ?? '')
      .filter((other) => !near.includes(other) && other !== 'x');
    const cells = [null, ...Array.from({ length: Math.min(2, name.length - 1) }, () => '')];
    return [
      {
        id: `phonics/first/${letter}`,
        level: 'msatpnbfhdl'.includes(letter) ? 1 : 2,
        sign: 'sound',
        say: `${name}. Which letter does ${name} start with?`,
        prompt: { kind: 'boxes', name, cells },
        right: text(letter),
        wrong: wrong.map(text),
      },
    ];
  });
}

/** Read three sounds together, and find what they mean. */
function blending(level: number): ItemFacts[] {
  return blends.map((word, at) => {
    const wrong = [3, 7, 12, 16].map((step) => blends[(at + step) % blends.length] ?? 'cat');
    return {
      id: `phonics/blend/${word}`,
      level: level + (at % 2),
      sign: 'read',
      say: `Read the word, sound by sound. Then find its picture.`,
      prompt: text(word),
      right: draw(word),
      wrong: wrong.map(draw),
    };
  });
}

function twoLetters(): ItemFacts[] {
  return digraphs.map(([name, parts, at], index) => {
    const right = parts[at] ?? '';
    const wrong = digraphSigns.filter((sign) => sign !== right && !parts.includes(sign));
    // Vowels beside vowels, so that they are told apart.
    const isVowel = (sign: string) => /^[aeo]/.test(sign);
    const ordered = wrong.toSorted(
      (one, other) => Number(isVowel(other) === isVowel(right)) - Number(isVowel(one) === isVowel(right)),
    );
    return {
      id: `phonics/two/${name}`,
      level: 2 + (index % 3),
      sign: 'sound',
      say: `${name}. Which letters are missing?`,
      prompt: { kind: 'boxes', name, cells: parts.map((part, place) => (place === at ? null : part)) },
      right: text(right),
      wrong: ordered.slice(0, 5).map(text),
    };
  });
}

export function soundsOf(band: Band): ItemFacts[] {
  if (band === '3-4') return alike();
  if (band === '5-6') return [...first(), ...blending(2)];
  return [...blending(1), ...twoLetters()];
}
