import type { Place } from '../declared/declared.ts';
import { nounLemma } from '../read/lemma.ts';
import { inPlainSigns, sentencesOf } from './price-clauses.ts';
import { type Operand, parseWords } from './word-formula.ts';

/** “Area is length times width”: a value and how it is worked out, in words. */
export interface Equation {
  readonly name: string;
  readonly operands: readonly Operand[];
  readonly rounding?: 'ceil' | 'floor' | 'round';
  /** Added for what is lost. */
  readonly waste?: number;
  readonly at: Place;
  readonly text: string;
}

const operator = /\b(?:times|multiplied by|divided by|plus|minus|less)\b|[×÷*]|\s[/+−–-]\s|\bx\b/iu;
const equals = /\s+(?:is|are|equals?|gives?|makes?|=)\s+|\s*=\s*/iu;
const subjectFirst = /^(?:so\s+)?(?:the\s+|an?\s+|your\s+)?([\p{L}][\p{L} '-]{1,40})$/iu;

/** The parts of a text that say how a value is worked out of others. */
export function readEquations(text: string): Equation[] {
  const found: Equation[] = [];
  for (const { words, at } of sentencesOf(text)) {
    const colon = /^[^:\d]*:(?=\s)/u.exec(words)?.[0] ?? '';
    const last = found.at(-1);
    const waste = wasteAlone.exec(inPlainSigns(words));
    // “The volume is …. Add 5 % waste.”
    if (waste !== null && last !== undefined && last.waste === undefined)
      found.splice(-1, 1, { ...last, waste: Number(waste[1]), at: [last.at[0], at[1]] });
    else
      for (const part of partsOf(words.slice(colon.length), at[0] + colon.length)) {
        const equation = equationIn(part.words, part.at);
        if (equation !== undefined) found.push(equation);
      }
  }
  return found;
}

const wasteAlone =
  /^(?:and\s+|then\s+)?(?:add|plus|allow)\s+(\d+(?:\.\d+)?)%\s*(?:for\s+)?(?:waste|offcuts?|spare|reserve|loss|breakage|cutting)\.?$/iu;

/** “The cost is a times b, and per person is that divided by the people” are two. */
function partsOf(words: string, from: number): { words: string; at: Place }[] {
  const cuts = [
    ...words.matchAll(
      /,?\s+and\s+(?=[^,]*?\s(?:is|=)\s)|,\s+(?=[^,]{2,40}?\s(?:is|=)\s+[^,]*(?:times|divided|plus|minus))/giu,
    ),
  ];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, index) => {
    const end = cuts[index]?.index ?? words.length;
    return { words: words.slice(start, end), at: [from + start, from + end] };
  });
}

function equationIn(words: string, at: Place): Equation | undefined {
  const plain = inPlainSigns(words).replaceAll('¤', '');
  const rounding = /\brounded (up|down)\b|\b(rounded)\b/iu.exec(plain);
  const waste =
    /(?:,?\s*(?:plus|add|with|and)\s+)(\d+(?:\.\d+)?)%\s*(?:for\s+)?(?:waste|offcuts?|spare|reserve|extra|loss|breakage|cutting)\b/iu.exec(
      plain,
    );
  const bare = plain
    .replace(waste?.[0] ?? /$^/, '')
    .replace(
      /,?\s*(?:always\s+)?\brounded(?: up| down)?(?: to (?:the (?:next|nearest) )?(?:full|whole)?\s*[\p{L}]*)?/iu,
      '',
    )
    .replaceAll(/,\s*(?=(?:times|divided|plus|minus|multiplied)\b)/giu, ' ')
    .trim();
  const match = equals.exec(bare);
  if (match === null || !operator.test(bare)) return undefined;
  const [left, right] = [bare.slice(0, match.index).trim(), bare.slice(match.index + match[0].length).trim()];
  const [named, formula] = operator.test(left) ? [right, left] : [left, right];
  const subject = subjectFirst.exec(
    named.replace(/^(?:number|amount)\s+of\s+/i, '').replace(/^(?:the|an?)\s+(?:number|amount)\s+of\s+/i, ''),
  );
  if (subject === null || operator.test(named) || /,/.test(formula)) return undefined;
  const operands = parseWords(formula);
  if (operands === undefined) return undefined;
  const kind =
    rounding === null
      ? undefined
      : rounding[1] === undefined
        ? 'round'
        : rounding[1].toLowerCase() === 'up'
          ? 'ceil'
          : 'floor';
  return {
    name: (subject[1] ?? '').replace(/\s+in\s+\S+$/iu, '').trim(),
    operands,
    ...(kind === undefined ? {} : { rounding: kind }),
    ...(waste === null ? {} : { waste: Number(waste[1]) }),
    at,
    text: words,
  };
}

/** Whether two phrases mean the same value: “the number of tiles” and “tiles”, “amount” and “loan amount”. */
export function isSameValue(a: string, b: string): boolean {
  const plain = (words: string) =>
    nounLemma(words.toLowerCase().replace(/^(?:(?:the|an?|your|my|number of|amount of|total of)\s+)+/, ''));
  const [one, other] = [plain(a), plain(b)];
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}
