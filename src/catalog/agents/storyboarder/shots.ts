import type { BoardInput } from './fields.ts';
import { type Moment, type Scene, type Script, type Speech, wordsIn } from './script.ts';
import { actionSeconds, spokenSeconds } from './timing.ts';
import {
  type Angle,
  allOf,
  calledSizes,
  firstOf,
  impliedAngles,
  impliedMovements,
  impliedSizes,
  type Movement,
  type Size,
  sizes,
  smallThings,
  sounds,
  things,
} from './vocabulary.ts';

export type Side = 'left' | 'right';

export interface Shot {
  readonly number: string;
  readonly scene: number;
  readonly size: Size;
  /** Whether the script itself asks for the size. */
  readonly isCalled: boolean;
  readonly angle: Angle;
  readonly movement: Movement;
  readonly subjects: readonly string[];
  readonly text: string;
  readonly speech: Speech | undefined;
  readonly sound: string;
  readonly seconds: number;
  /** Where the subject goes on the screen, when the script says so. */
  readonly going: Side | undefined;
  /** On which side of the picture somebody stands, when the script says so. */
  readonly standing: Side | undefined;
  readonly objects: readonly string[];
}

const fewWords = 4;
const shortSpeech = 6;
const outdoors = ['house', 'tree', 'car', 'boat'];
/** People whom a script may name by what they are. */
const strangers =
  /\b(man|woman|boy|girl|child|customer|driver|waiter|waitress|doctor|nurse|teacher|farmer|runner|cook|baker|captain|guard|student|clerk|worker|mechanic|rider|musician|player|crowd|people)\b/i;

/** Every scene in shots: one for each sentence that shows something, one for each speech. */
export function shotsOf({ scenes, cast }: Script, input: BoardInput): Shot[] {
  return scenes.flatMap((scene, index) => {
    const drafts = scene.moments.flatMap((moment) => draftsOf(moment, input.layout === 'columns'));
    const shots: Shot[] = [];
    const spoken = new Map<string, number>();
    for (const draft of drafts) shots.push(shotOf(draft, { scene, index, shots, spoken, cast, input }));
    return shots;
  });
}

interface Draft {
  readonly text: string;
  readonly speech?: Speech;
  readonly sound?: string;
}

interface Place {
  readonly scene: Scene;
  readonly index: number;
  readonly shots: readonly Shot[];
  /** How often somebody has spoken in the scene. */
  readonly spoken: Map<string, number>;
  readonly cast: readonly string[];
  readonly input: BoardInput;
}

/** A line of two columns is one shot; a paragraph of a screenplay is one for each sentence that is long enough. */
function draftsOf({ picture, speech, sound }: Moment, isWhole: boolean): Draft[] {
  const rest = { ...(speech === undefined ? {} : { speech }), ...(sound === undefined ? {} : { sound }) };
  if (isWhole || picture === '' || firstOf(calledSizes, picture) !== undefined)
    return [{ text: picture, ...rest }];
  const texts: string[] = [];
  for (const sentence of picture.split(/(?<=[.!?…])\s+(?=[\p{Lu}“"])/u)) {
    if (texts.length > 0 && wordsIn(sentence) < fewWords) texts[texts.length - 1] += ` ${sentence}`;
    else texts.push(sentence);
  }
  return texts.map((text) => ({ text, ...rest }));
}

function shotOf(draft: Draft, place: Place): Shot {
  const { scene, index, shots, input } = place;
  const before = shots.at(-1);
  const subjects = subjectsOf(draft, place);
  const called = firstOf(calledSizes, draft.text);
  const angle = firstOf(impliedAngles, draft.text) ?? 'eye level';
  const wish = sizeOf(draft, place, subjects.length === 0);
  // An insert is of the thing, whoever holds it, and cuts with anything.
  const isInsert =
    wish === 'extreme close-up' && allOf(things, draft.text).some((name) => smallThings.includes(name));
  const size = called ?? (isInsert ? wish : varied(wish, before, subjects, angle));
  const going = goingOf(draft.text);
  const silent = draft.text === '' ? 0 : actionSeconds(draft.text, input.pace);
  return {
    number: `${index + 1}${letterOf(shots.length)}`,
    scene: index,
    size,
    isCalled: called !== undefined,
    angle,
    movement: draft.text === '' ? 'static' : (firstOf(impliedMovements, draft.text) ?? 'static'),
    subjects,
    text: draft.text === '' ? (draft.speech === undefined ? scene.place : '') : draft.text,
    speech: draft.speech,
    sound: soundOf(draft),
    seconds: draft.speech === undefined ? silent : Math.max(silent, spokenSeconds(draft.speech, input.rate)),
    going,
    standing: going === undefined ? standingOf(draft.text) : undefined,
    objects: objectsOf(draft, scene, size),
  };
}

/** A, B … Z, AA, AB …, as slates are numbered. */
function letterOf(count: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (count % 26));
  return count < 26 ? letter : letterOf(Math.floor(count / 26) - 1) + letter;
}

function subjectsOf({ text, speech }: Draft, { cast, shots }: Place): string[] {
  const named = cast.filter((name) => new RegExp(`\\b${escaped(name)}\\b`, 'i').test(text));
  if (speech !== undefined && !speech.isOff && !named.includes(speech.who)) named.unshift(speech.who);
  if (named.length > 0) return named;
  const last = shots.findLast(({ subjects }) => subjects.length > 0)?.subjects ?? [];
  if (/\b(?:they|both|the two|each other)\b/i.test(text))
    return [...new Set(shots.flatMap((shot) => shot.subjects))].slice(-2);
  if (/\b(?:he|she|him|her|his)\b/i.test(text)) return last.slice(0, 1);
  if (speech?.isOff && text === '') return last.slice(0, 1);
  const found = strangers.exec(text)?.[1];
  return found === undefined ? [] : [found.charAt(0).toUpperCase() + found.slice(1).toLowerCase()];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function sizeOf({ text, speech }: Draft, { scene, shots, spoken }: Place, isEmpty: boolean): Size {
  if (text === '' && speech !== undefined) {
    const times = (spoken.get(speech.who) ?? 0) + 1;
    spoken.set(speech.who, times);
    if (shots.length === 0) return 'wide';
    if (times === 1) return 'medium';
    return times > 2 && wordsIn(speech.text) <= shortSpeech ? 'close-up' : 'medium close-up';
  }
  const implied = firstOf(impliedSizes, text);
  if (shots.length > 0) return implied ?? (isEmpty ? 'wide' : 'medium');
  // The first shot of a scene says where we are, unless the script begins on a detail on purpose.
  if (implied === 'extreme close-up' || implied === 'extreme wide') return implied;
  return scene.isInside ? 'wide' : 'extreme wide';
}

/** Two shots of the same subject have to differ by two sizes, or the cut looks like a jump. */
function varied(size: Size, before: Shot | undefined, subjects: readonly string[], angle: Angle): Size {
  if (before === undefined || before.angle !== angle || !isSame(before.subjects, subjects)) return size;
  const at = sizes.indexOf(size);
  const distance = Math.abs(at - sizes.indexOf(before.size));
  if (distance >= 2) return size;
  const was = sizes.indexOf(before.size);
  const closer = was + 2 < sizes.length - 1 ? was + 2 : was - 2;
  return sizes[Math.max(0, closer)] ?? size;
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

function goingOf(text: string): Side | undefined {
  const found =
    /\b(?:to|towards?|exits?|leaves?(?: frame)?|out|off) (?:the |frame |screen )*(left|right)\b|\bleft to (right)\b|\bright to (left)\b/i.exec(
      text,
    ) ?? undefined;
  const into = /\b(?:from|enters?(?: from)?) (?:the |frame |screen )*(left|right)\b/i.exec(text);
  const side = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase();
  if (side !== undefined) return side === 'left' ? 'left' : 'right';
  const source = into?.[1]?.toLowerCase();
  return source === undefined ? undefined : source === 'left' ? 'right' : 'left';
}

function standingOf(text: string): Side | undefined {
  const side =
    /\b(?:on|at) (?:the |screen |frame )*(left|right)\b|\b(?:screen|frame|camera) (left|right)\b/i.exec(text);
  const found = (side?.[1] ?? side?.[2])?.toLowerCase();
  return found === undefined ? undefined : found === 'left' ? 'left' : 'right';
}

function soundOf({ text, speech, sound }: Draft): string {
  const effects = sound === undefined ? allOf(sounds, text).join(', ') : sound;
  if (speech === undefined) return effects === '' ? 'room tone' : effects;
  return `${speech.who}${speech.isOff ? ' (off)' : ''}: “${speech.text}”${effects === '' ? '' : `; ${effects}`}`;
}

function objectsOf({ text }: Draft, scene: Scene, size: Size): string[] {
  const named = allOf(things, text);
  const isWide = sizes.indexOf(size) <= 2;
  const all = new Set(isWide ? [...named, ...allOf(things, scene.place)] : named);
  return [...all].filter((name) => !(scene.isInside && outdoors.includes(name))).slice(0, 3);
}
