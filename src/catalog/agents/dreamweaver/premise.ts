import { linearOfHex } from '../../../methods/colour/srgb.ts';
import {
  capital,
  type Pronouns,
  pronounsOf,
  withinSentence,
  withRightArticles,
} from '../../../methods/language/phrases.ts';
import type { InputFault } from '../../agent-desk/work.ts';
import type { StoryInput } from './fields.ts';

/** The premise in phrases that stand within a sentence. Wants and needs are infinitives, so that no verb has to be bent. */
export interface Premise extends Pronouns {
  readonly name: string;
  /** How the name is said after the first time. */
  readonly short: string;
  readonly role: string;
  /** With its preposition. */
  readonly world: string;
  readonly event: string;
  readonly want: string;
  readonly need: string;
  readonly belief: string;
  readonly obstacle: string;
  readonly stakes: string;
  /** Undefined when nobody helps. */
  readonly ally: string | undefined;
  readonly motif: string | undefined;
  /** The same said again: without what was added, and with “the” for what is known by now. */
  readonly wantAgain: string;
  readonly obstacleAgain: string;
  readonly motifAgain: string | undefined;
  readonly ending: StoryInput['ending'];
}

const titles =
  /^(?:dr|mr|mrs|ms|miss|sir|lady|captain|father|sister|brother|mother|professor|aunt|uncle|old|the|saint|st)\.?$/i;
const prepositions =
  /^(?:in|on|at|aboard|above|across|after|along|among|around|before|behind|below|beneath|beside|between|beyond|by|during|inside|near|off|outside|over|through|under|underneath|within)\b/i;
const notVerbs =
  /^(?:a|an|the|my|his|her|their|our|its|this|that|some|no|not|he|she|they|it|is|are|being)\b|^\p{L}+ing\b(?<!^(?:bring|sing|ring|cling|fling|sting|swing|string|wring|king|spring))/iu;

function shortName(name: string): string {
  const parts = name.split(/\s+/);
  const [first = name, second] = parts;
  if (second === undefined) return first;
  if (/^the$/i.test(first)) return name;
  return titles.test(first) ? `${first} ${parts.at(-1) ?? ''}` : first;
}

/** Only the first part of what helps: “Tomas, a boy who mends radios” is Tomas from then on. */
export function shortAlly(ally: string): string {
  return ally.split(',')[0]?.trim() ?? ally;
}

export function premiseOf(input: StoryInput): Premise {
  const plain = (text: string) => withRightArticles(withinSentence(text));
  const world = plain(input.world);
  const optional = (text: string | undefined) =>
    text === undefined || plain(text) === '' ? undefined : plain(text);
  // A name begins with a capital wherever it stands.
  const name = capital(withinSentence(input.protagonist));
  const motif = optional(input.motif);
  const want = withoutTo(plain(input.want));
  const obstacle = plain(input.obstacle);
  return {
    ...pronounsOf(input.pronoun),
    name,
    short: shortName(name),
    role: plain(input.role),
    world: prepositions.test(world) ? world : `in ${world}`,
    event: plain(input.event),
    want,
    wantAgain: cutAt(want, /,| (?:before|until|because|so that|while|although|in order to|without) /),
    need: withoutTo(plain(input.need)),
    belief: plain(input.belief).replace(/^that\s+/i, ''),
    obstacle,
    obstacleAgain: known(cutAt(obstacle, addition)),
    stakes: plain(input.stakes),
    ally: optional(input.ally),
    motif,
    motifAgain: motif === undefined ? undefined : known(cutAt(motif, addition)),
    ending: input.ending,
  };
}

const addition = /,| (?:that|who|whom|which|whose|when|while|where|from|with|for) /;

function cutAt(text: string, pattern: RegExp): string {
  const at = text.search(pattern);
  return at > 0 ? text.slice(0, at) : text;
}

function known(text: string): string {
  return text.replace(/^an?\s+/, 'the ');
}

function withoutTo(text: string): string {
  const bare = text.replace(/^to\s+/i, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** What would make sentences that are none. */
export function checkPremise(input: StoryInput): InputFault[] {
  const faults: InputFault[] = [];
  for (const field of ['want', 'need'] as const)
    if (notVerbs.test(withoutTo(withinSentence(input[field]))))
      faults.push({
        field,
        message: 'Begin with a verb in its plain form, such as find, win, save, trust or forgive.',
      });
  if (!/^(?:an?|the|one|two|three|his|her|their)\s+\p{L}/iu.test(withinSentence(input.role)))
    faults.push({
      field: 'role',
      message: 'Begin with a, an or the, such as “a harbour pilot who has stopped speaking”.',
    });
  for (const field of ['event', 'stakes', 'belief'] as const)
    if (!/\p{L}+\s+\p{L}+/u.test(input[field]))
      faults.push({
        field,
        message: 'Write a whole clause with somebody who does something, such as “the harbour freezes over”.',
      });
  for (const field of ['protagonist', 'obstacle', 'world', 'want', 'need', 'title'] as const)
    if (!/\p{L}/u.test(input[field])) faults.push({ field, message: 'Write it in letters.' });
  if (input.colour !== undefined && linearOfHex(input.colour) === undefined)
    faults.push({
      field: 'colour',
      message: 'Write the colour as # and six digits or letters from a to f, such as #1f6f78.',
    });
  return faults;
}

/** One sentence that sells it. */
export function loglineOf(premise: Premise): string {
  const { event, role, want, obstacle, stakes } = premise;
  return `When ${event}, ${role} has to ${want}, and to get past ${obstacle}; otherwise ${stakes}.`;
}
