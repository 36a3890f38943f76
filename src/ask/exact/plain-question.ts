import type { AskedQuestion, Setting } from './exact-answer.ts';
import { withDigitsForWords } from './number-words.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
  [/[–—−‐‑]/g, '-'],
  [/[‘’ʼ′´`]/g, "'"],
  [/[“”″„]/g, '"'],
  [/[×✕✖⋅·]/g, '*'],
  [/÷/g, '/'],
  [/(\d)½/g, '$1 1/2'],
  [/½/g, '1/2'],
  [/(\d)¼/g, '$1 1/4'],
  [/¼/g, '1/4'],
  [/(\d)¾/g, '$1 3/4'],
  [/¾/g, '3/4'],
  [/⅓/g, '1/3'],
  [/⅔/g, '2/3'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/√/g, ' sqrt '],
  [/π/g, ' pi '],
  [/[→⇒]|->|=>/g, ' to '],
  [/µ/g, 'u'],
];

const politeStart =
  /^(?:hey|hi|hello|ok|okay|please|pls|plz|kora|ask kora|so|um+|uh|well|quick (?:one|question)|question|(?:can|could|would|will) (?:you|u)|do (?:you|u) know|(?:can|could|would) you tell|tell me|i(?:'d| would) like to know|i (?:want|need) to know|i wonder|calculate|compute|calc|work out|figure out|evaluate|solve|give me|show me|just|quickly|kindly|help me (?:calculate|work out|figure out))\b[ ,:;-]*/;
const politeEnd =
  /[ ,;.]*(?:\b(?:please|pls|plz|thanks|thank you|thx|ty|for me|quickly|exactly|approximately|roughly|again|altogether|in total|equal to|equals?|make|come to)|\?+|!+(?<=[a-z ]!+)|\.+|= ?\??|,)$/;
const askingWords =
  /^(?:what(?:'s| is| are| was|s| will| does| do)?|wh?ats|wat(?:s| is)|how much(?:'s| is| are| does| do| would|)|hw much is|how many is|is|the (?:result|answer|value) of)\b[ ,:]*(?:the (?:result|answer|value) of )?/;
const mostPasses = 8;

/** Unifies how a question is written and takes off what is only politeness. */
export function plainQuestion(question: string, setting: Setting): AskedQuestion {
  let text = question.normalize('NFC');
  for (const [sign, plain] of signs) text = text.replaceAll(sign, plain);
  text = text
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/(?<=\d)\s*(?:percent|per cent|prozent|pct|percents)\b/g, '%')
    .replaceAll(/\b(?:percent|per cent|pct)\b/g, '%')
    .replaceAll(/(\d) %/g, '$1%')
    .trim();
  text = trimmed(text, politeStart, politeEnd);
  text = withDigitsForWords(text).replaceAll(/(\d) ?(?:percent|per cent)/g, '$1%');
  const core = text.replace(askingWords, '').replace(/^the /, '').trim();
  return { text, core: core === '' ? text : core, setting };
}

/** The words of politeness at an end are short; looking further would take long in a text of nothing but points. */
const longestEnd = 60;

/** Politeness comes in layers: “hey, could you please …”. */
function trimmed(text: string, start: RegExp, end: RegExp): string {
  let left = text;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const cut = Math.max(0, left.length - longestEnd);
    const next = `${left.slice(0, cut)}${left.slice(cut).replace(end, '')}`.replace(start, '').trim();
    if (next === left || next === '') break;
    left = next;
  }
  return left;
}
