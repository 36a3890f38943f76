import { isStateWord } from '../grammar/state-words.ts';
import { participle, verbLemma } from '../grammar/verb-forms.ts';

/** A state that something comes into, and who brings it there where that is said. */
export interface SaidState {
  readonly name: string;
  readonly by?: string;
}

/** States one after the other; where a step has two, it ends in one of them. */
export interface SaidChain {
  readonly steps: readonly (readonly SaidState[])[];
  /** What passes through them, in the words of the text. */
  readonly thing?: string;
  readonly start: number;
  readonly end: number;
}

const sentences = /[^.!?\n;]+(?:[.!?](?=[^\s.!?])[^.!?\n;]*)*/gu;
const fewestSteps = 3;
const mostSteps = 9;

/** “in → waiting for parts → done”, “a gown is ordered, arrived, pressed and collected”: what passes through which states, in their order. */
export function saidChains(text: string): SaidChain[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) => {
    const chain = chainIn(sentence);
    return chain === undefined ? [] : [{ ...chain, start: index, end: index + sentence.length }];
  });
}

type Steps = Pick<SaidChain, 'steps' | 'thing'>;

/** The chain that one sentence tells. */
export function chainIn(sentence: string): Steps | undefined {
  const plain = sentence
    .replace(/^\s*(?:[-*•·]\s+|\(?\d{1,2}(?:\.\d{1,2})*[.):]?\s+(?=\p{Lu}))+/u, '')
    .replace(inOrder, '')
    .replaceAll(/\([^()]*\)/g, '')
    .trim();
  return byArrows(plain) ?? byPassing(plain, inOrder.test(sentence)) ?? byBeing(plain) ?? byList(plain);
}

const inOrder =
  /,?\s+(?:(?:in|only in) (?:exactly )?(?:that|this|the given) (?:order|sequence)(?: only)?|no skipping)\s*$/iu;

const arrows = [/\s*(?:→|->|=>|⇒)\s*/u, /\s+>\s+/u, /\s+[—–]\s+/u, /\s+\/\s+/u];

function byArrows(sentence: string): Steps | undefined {
  for (const arrow of arrows) {
    const parts = sentence.split(arrow);
    // Three words between strokes are more often values of which one holds.
    if (parts.length < (arrow.test(' / ') ? fewestSteps + 1 : fewestSteps)) continue;
    const { thing, rest } = led(parts[0] ?? '');
    const first = rest.split(/\s+/u).length > longestEnd ? (rest.split(/\s+/u).at(-1) ?? '') : rest;
    const last = (parts.at(-1) ?? '').split(/\s+/u);
    const tail = last.length > longestEnd ? (last[0] ?? '') : last.join(' ');
    const steps = stepsOf([first, ...parts.slice(1, -1), tail]);
    if (steps !== undefined && stateShare(steps) >= half) return withThing(steps, thing);
  }
  return undefined;
}

const longestEnd = 3;
const half = 0.5;

/** What goes before the first state: “a parcel goes”, “adoptions:”. */
function led(words: string): { thing?: string; rest: string } {
  const [, thing = '', rest = ''] =
    /^(.*?)(?:\s+(?:goes|go|runs?|moves?|pass(?:es)?|is|are|proceeds?|has (?:the )?states?)(?:\s+(?:through|from|as|like))?|:)\s+(\S.*)$/iu.exec(
      words,
    ) ?? [];
  return rest === '' ? { rest: words } : { thing, rest };
}

const passing =
  /^(.*?)\s*\b(?:goes|go|moves?|pass(?:es)?|runs?|proceeds?|climbs?|rises?|advances?|progress(?:es)?)\s+(?:on\s+|up\s+|along\s+)?(through|from|via)?\s*(?:the (?:stages|states|steps|phases)(?: of)?:?\s+)?(.+)$/iu;
const climbing = /\b(?:climb|rise|advance|progress)/iu;

function byPassing(sentence: string, isOrdered: boolean): Steps | undefined {
  const [, thing = '', way = '', rest = ''] = passing.exec(sentence) ?? [];
  if (
    /^(?:(?:is|are|to be|will|must|should)\b|$)/iu.test(rest) ||
    /\b(?:wrong|to (?:the|a|an|my|our))\b/iu.test(rest.slice(0, 12))
  )
    return undefined;
  const parts = listed(
    /^from$/iu.test(way) ? rest.replaceAll(/\s+(?:to|through)\s+(?!be\b)/giu, ', ') : rest,
  );
  const steps = stepsOf(parts);
  const least = isOrdered || (climbing.test(sentence) && way !== '') ? 0 : half;
  return steps !== undefined && stateShare(steps) >= least ? withThing(steps, thing) : undefined;
}

const being =
  /^(?:so\s+|and\s+)?(?:first(?:ly)?,?\s+)?(.*?)\s*\b(?:is|are|it['’]s|its|they['’]re|gets?|can be)\s+(?:first(?:ly)?\s+|either\s+)?(.+)$/iu;
/** A property has values and passes through nothing. */
const isProperty =
  /\b(?:conditions?|types?|kinds?|colou?rs?|sizes?|materials?|levels?|categor(?:y|ies)|prices?|fees?|costs?|rooms? (?:name|type)s?|names?|grades?|rating|there|which|that|what|who|where|if|when|i|we|you)$/iu;
const firmShare = 0.65;

function byBeing(sentence: string): Steps | undefined {
  const [, thing = '', rest = ''] = being.exec(sentence) ?? [];
  if (/^(?:to be\b|$)/iu.test(rest) || isProperty.test(thing) || thing.split(/\s+/u).length > longestThing)
    return undefined;
  const parts = listed(rest);
  const steps = isOfValues(rest) ? undefined : stepsOf(parts);
  return steps !== undefined && stateShare(steps) >= firmShare ? withThing(steps, thing) : undefined;
}

const longestThing = 6;
const bareShare = 0.75;
/** A list that nothing introduces is one of states only where it has some that work passes through. */
const ofWork =
  /\b(?:new|received|ordered|booked|reserved|checked|ready|done|paid|sent|delivered|collected|fetched|returned|back|closed|sold|taken|given|gone|billed|invoiced|finished|released|printed|judged|approved|accepted|confirmed|cleaned|repaired|mended|packed|solved|asked|requested|submitted|published)\b/iu;

function byList(sentence: string): Steps | undefined {
  if (!ofWork.test(sentence) || /[:\d]/u.test(sentence) || isOfValues(sentence)) return undefined;
  const steps = stepsOf(listed(sentence));
  return steps !== undefined && stateShare(steps) >= bareShare ? { steps } : undefined;
}

const undone =
  /\b(?:rejected|refused|declined|dropped|withdrawn|cancelled|canceled|lost|failed|turned down|denied|called off|given up|sent back)\b/iu;

/** “free, taken or dirty” are values of which one holds; “repaired or refused” is how a chain ends. */
function isOfValues(words: string): boolean {
  return (
    /\bor\b/iu.test(words) &&
    !undone.test(words) &&
    !/\b(?:then|finally|lastly|in the end|at last)\b/iu.test(words)
  );
}

/** The parts of a list, alternatives together: “paid or declined”. */
function listed(words: string): string[] {
  return words
    .replace(/,?\s*\bor else\s+(?:it|they)\s+(?:is|are)\s+/iu, ' or ')
    .split(/\s*,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?|\s+then\s+/iu)
    .filter(
      (part) => part.trim() !== '' && !/^(?:in the end|at last|finally|eventually)$/iu.test(part.trim()),
    );
}

const ends = /\s+(?:once|when|as soon as|if|before|after|until|so that|because|which|where)\b.*$/iu;
const begins =
  /^(?:(?:and|then|next|finall?y|lastly|eventually|at last|in the end|afterwards|later|firstly|so|it['’]?s|it is|they are|is|are|gets?)\s+)+/iu;
const longestState = 28;
const mostWords = 4;

function stepsOf(parts: readonly string[]): SaidState[][] | undefined {
  if (parts.length < fewestSteps || parts.length > mostSteps) return undefined;
  const steps = parts.map((part) =>
    part.split(/\s+or\s+|\s*\|\s*/iu).flatMap((one) => {
      const state = stateOf(one);
      return state === undefined ? [] : [state];
    }),
  );
  const all = steps.flat().map(({ name }) => name);
  const isWhole = steps.every(
    ({ length }, at) => length > 0 && length === (parts[at] ?? '').split(/\s+or\s+|\s*\|\s*/iu).length,
  );
  return isWhole && new Set(all).size === all.length ? steps : undefined;
}

function stateOf(words: string): SaidState | undefined {
  const plain = words.trim().replace(begins, '').replace(ends, '').replaceAll(/["“”]/g, '').trim();
  const [, who = '', deed = ''] = /^the\s+(\p{L}+)\s+(\p{L}+s)\s+(?:it|them)$/iu.exec(plain) ?? [];
  if (deed !== '') return { name: participle(verbLemma(deed)), by: who };
  const [, state = plain, by = ''] =
    /^(.+?)\s+by\s+(?:the\s+|our\s+|my\s+|an?\s+)?(\p{L}[\p{L} ]*)$/iu.exec(plain) ?? [];
  const isState =
    state.length <= longestState &&
    state.split(' ').length <= mostWords &&
    /^\p{L}[\p{L}' ’-]*$/u.test(state) &&
    !/\b(?:them|it|again|times)\b/iu.test(state) &&
    !/^(?:a|an|the|my|our|no|every|each|all|i|we|you|they|he|she|it)\s/iu.test(state);
  if (!isState) return undefined;
  const name = /^\p{Lu}\p{Lu}/u.test(state) ? state : state.toLowerCase();
  return by === '' || /^(?:me|us|hand|you)$/iu.test(by) ? { name } : { name, by: by.toLowerCase() };
}

function stateShare(steps: readonly (readonly SaidState[])[]): number {
  const all = steps.flat();
  return all.filter(({ name }) => isStateWord(name)).length / all.length;
}

const nobody = /^(?:it|they|this|these|those|that|everything|returned ones|so|and|then)?$/iu;

function withThing(steps: SaidState[][], words: string | undefined): Steps {
  const thing = (words ?? '')
    .replace(/^(?:and|but|so|then|also)\s+/iu, '')
    .replace(/^(?:an?|the|each|every|all|our|my)\s+/iu, '')
    .trim();
  return nobody.test(thing) ? { steps } : { steps, thing };
}
