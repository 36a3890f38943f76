/** A number or words for a value, with the sign before it. */
export interface Operand {
  readonly sign: '+' | '-' | '*' | '/' | '';
  readonly words: string;
  readonly value?: number;
  /** “divided by years times 12”: what is counted so is below the line. */
  readonly isBelow?: boolean;
}

const signs: readonly (readonly [RegExp, Operand['sign']])[] = [
  [/^(?:times|multiplied by|x|×|\*)$/iu, '*'],
  [/^(?:divided by|÷|\/)$/iu, '/'],
  [/^(?:plus|\+)$/iu, '+'],
  [/^(?:minus|less|-|−|–)$/iu, '-'],
];
const operator = /(?:^|\s+)(times|multiplied by|divided by|plus|minus|less|×|÷|\*|\/|\+|−|–|-|x)\s+/giu;
/** Months, weeks and days of a year, minutes of an hour: they count what stands before them. */
const counting = /^(?:12|52|365|60|24|7)$/;
const mostWords = 5;

/** The values of a formula in words; undefined where one of them is no name. */
export function parseWords(formula: string): Operand[] | undefined {
  const found = [...formula.matchAll(operator)];
  const operands: Operand[] = [];
  let [start, sign]: [number, Operand['sign']] = [0, ''];
  for (const cut of [...found, undefined]) {
    const words = formula
      .slice(start, cut?.index ?? formula.length)
      .trim()
      .replace(/^(?:the|an?|your|my|all|by)\s+/iu, '');
    if (words !== '' || operands.length > 0 || cut === undefined) {
      const one = operandOf(words, sign, operands);
      if (one === undefined) return undefined;
      operands.push(...one);
    }
    if (cut === undefined) break;
    start = cut.index + cut[0].length;
    sign = signs.find(([form]) => form.test(cut[1] ?? ''))?.[1] ?? '';
  }
  return operands.length > 1 ? operands : undefined;
}

function operandOf(words: string, sign: Operand['sign'], before: readonly Operand[]): Operand[] | undefined {
  const figure = /^(\d+(?:\.\d+)?)(%)?(?:\s+[\p{L}²³-]+)?$/u.exec(words);
  if (figure !== null) {
    const value = Number(figure[1]) / (figure[2] === undefined ? 1 : 100);
    const last = before.at(-1);
    const isBelow = sign === '*' && last?.sign === '/' && last.value === undefined && counting.test(words);
    return [{ sign: isBelow ? '/' : sign, words, value, ...(isBelow ? { isBelow } : {}) }];
  }
  const name = words.replace(/\s+in\s+\S+$/iu, '').replace(/^(?:number|amount) of\s+/iu, '');
  if (!/^\p{L}[\p{L}'’ -]*$/u.test(name) || name.split(' ').length > mostWords) return undefined;
  // “room length and width” make an area.
  const sides = /^(.*?)\b(length|width|height)\s+and\s+(width|height|depth|length)$/iu.exec(name);
  if (sides !== null && sign !== '/')
    return [
      { sign, words: `${sides[1]}${sides[2]}` },
      { sign: '*', words: `${sides[1]}${sides[3]}` },
    ];
  return [{ sign, words: name }];
}
