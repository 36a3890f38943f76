import { type DecimalNumber } from './decimals.ts';
import { numberSource } from './question-shape.ts';
import { readNumber } from './read-number.ts';

export type ArithmeticToken =
  | { readonly type: 'number'; readonly value: DecimalNumber }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'name'; readonly name: string };

/** Words for signs, the longer ones first. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?remainder (?:of|when) (.+?) (?:is )?divided by (.+)$/g, '($1) mod ($2)'],
  [/^(?:the )?(?:sum|total) of (.+?) (?:and|plus) (.+)$/g, '($1) + ($2)'],
  [/^(?:the )?difference (?:between|of) (.+?) and (.+)$/g, '($1) - ($2)'],
  [/^(?:the )?product of (.+?) and (.+)$/g, '($1) * ($2)'],
  [/^(?:the )?quotient of (.+?) and (.+)$/g, '($1) / ($2)'],
  [/^add (.+?) (?:to|and) (.+)$/g, '($2) + ($1)'],
  [/^(?:subtract|take) (.+?) from (.+)$/g, '($2) - ($1)'],
  [/^multiply (.+?) (?:by|with|and) (.+)$/g, '($1) * ($2)'],
  [/^divide (.+?) (?:by|through) (.+)$/g, '($1) / ($2)'],
  [/\b(?:multiplied (?:by|with)|times)\b/g, '*'],
  [/\b(?:divided (?:by|through)|over)\b/g, '/'],
  [/\b(?:raised )?to the (?:power (?:of )?)?(\d+)(?:st|nd|rd|th)?(?: power)?\b/g, '^ $1'],
  [/\b(?:raised )?to the power(?: of)?\b|\bto power(?: of)?\b|\*\*/g, '^'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\b(?:the )?cube root(?: of)?\b|\bcbrt(?: of)?\b/g, ' cbrt '],
  [/\b(?:the )?(\d+)(?:th|rd|nd) root of\b/g, ' root$1 '],
  [/\b(?:the )?square root(?: of)?\b|\bsqrt(?: of)?\b|\broot(?: of)\b/g, ' sqrt '],
  [/\b(log\d*|ln|sin|cos|tan|abs) of\b/g, '$1 '],
  [/\bfactorial of\b/g, ' factorial '],
  [/(?<=[\d)]) factorial\b/g, '!'],
  [/\b(?:twice|double)\b/g, '2 *'],
  [/\b(?:thrice|triple)\b/g, '3 *'],
  [/\bhalve\b/g, '0.5 *'],
  [/\bplus\b/g, '+'],
  [/\b(?:minus|less)\b/g, '-'],
  [/\bmodulo\b/g, 'mod'],
  [/(?<=[\d)]) ?x ?(?=[\d(.-])/g, ' * '],
  [/\b(\d+) (\d+)\/(\d+)\b/g, '($1+$2/$3)'],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  [/ : /g, ' / '],
];

const token = new RegExp(
  String.raw`\s*(?:(${numberSource.replace('[-+]?', '')})|(\*\*|[-+*/^!()%°])|([a-z]+\d*))`,
  'y',
);
const mostTokens = 120;

/** Cuts an expression into its parts; undefined where anything in it is none, or where there are too many. */
export function readArithmeticTokens(text: string): readonly ArithmeticToken[] | undefined {
  let written = text;
  for (const [words, sign] of wordings) written = written.replaceAll(words, sign);
  written = written.trim();
  const tokens: ArithmeticToken[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < written.length) {
    const found = token.exec(written);
    if (found === null || tokens.length >= mostTokens) return undefined;
    const [, number, sign, name] = found;
    if (number !== undefined) {
      const value = readNumber(number);
      if (value === undefined) return undefined;
      tokens.push({ type: 'number', value });
    } else if (sign !== undefined) tokens.push({ type: 'sign', sign });
    else tokens.push({ type: 'name', name: name ?? '' });
  }
  return tokens;
}
