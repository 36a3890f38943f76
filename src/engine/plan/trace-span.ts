import type { Block } from '../block.ts';
import { hasTemplate } from '../knowledge/action-templates.ts';
import { isKnownVerb } from '../knowledge/verbs.ts';
import { nounLemma } from '../read/lemma.ts';
import { meantVerb } from '../read/meant-verb.ts';
import { ofKind, type SpanNode } from '../read/span-nodes.ts';
import type { AppSpec, EntitySpec, FieldSpec, TraceEntry } from '../spec/app-spec.ts';
import { colorByName } from '../theme/color-names.ts';
import { fieldFromWords } from './field-from-words.ts';
import { absentPart, fieldPart, isSame, nearPart, sharesWord } from './fine-parts.ts';
import { entityName } from './make-entity.ts';
import { lemmas } from './match-block.ts';

/** What became of one word group: the parts that serve it, or whether at least it was understood. */
export type Outcome = Pick<TraceEntry, 'served' | 'state' | 'note'>;

export interface TraceContext {
  readonly spec: AppSpec;
  readonly blocks: ReadonlyMap<string, Block>;
  /** The parts of what the app mainly is. */
  readonly main: readonly string[];
  /** It shows what its owner has put there. */
  readonly isSite: boolean;
  /** What serves the acts, as planned. */
  partsOfAct(act: SpanNode): readonly string[];
}

const served = (...parts: string[]): Outcome => ({ served: parts });
const notBuilt = (note: string): Outcome => ({ served: [], state: 'not-built', note });
const notUnderstood = (note: string): Outcome => ({ served: [], state: 'not-understood', note });

export function outcomeOf(node: SpanNode, context: TraceContext): Outcome {
  switch (node.span.kind) {
    case 'K':
      return ofApp(node, context);
    case 'X':
      return ofSubject(node, context);
    case 'T':
      return ofThing(node, context);
    case 'F':
      return ofField(node, context);
    case 'V':
      return ofValue(node, context);
    case 'R':
      return ofPeople(node, context);
    case 'A':
      return ofAct(node);
    case 'P':
      return ofNamedPart(node, context);
    case 'N':
      return ofRule(node, context);
    case 'C':
      return ofColor(node, context);
    case 'Q':
      return ofQuality(node);
    case 'Z':
      return ofUnwanted(node, context);
  }
}

/** Words for an app that is a place to keep something. */
const keeping =
  /^(?:app|application|trackers?|logs?|lists?|boards?|books?|calendars?|planners?|registers?|director(?:y|ies)|databases?|records?|diar(?:y|ies)|journals?|catalogues?|catalogs?|inventor(?:y|ies)|site|website|page|tool|system|thing|manager|organi[sz]er|rota|schedule|box|shelf|hub|corner)$/i;

/**
 * The app is what was asked for when each word of its kind is: a “prop register” that keeps props. Of “liar's dice” a
 * roll of dice is only near.
 */
function ofApp({ words }: SpanNode, context: TraceContext): Outcome {
  const { spec, main } = context;
  const sections = sectionsFor(words, context);
  const entities = spec.entities.filter(({ name }) => main.includes(`entity:${name}`));
  const covered = new Set(
    [
      ...entities.flatMap(({ one, many }) => [one, many]),
      ...sections.flatMap((part) => namesOfSection(part.slice('section:'.length), context)),
    ].flatMap(lemmas),
  );
  const open = lemmas(words).filter((word) => !covered.has(word) && !keeping.test(word));
  const parts = [...sections, ...entities.map(({ name }) => `entity:${name}`)];
  if (open.length === 0 && parts.length > 0) return served(...parts);
  const near = [...new Set([...parts, ...main])].map(nearPart);
  return near.length > 0 ? served(...near) : notBuilt('The app has no part that is this.');
}

function namesOfSection(id: string, { spec, blocks }: TraceContext): readonly string[] {
  const section = spec.pages.flatMap(({ sections }) => sections).find((one) => one.id === id);
  const block = section === undefined ? undefined : blocks.get(section.block);
  return [section?.title ?? '', block?.title ?? '', ...(block?.words ?? [])];
}

/** The business or subject is served where people read it. */
function ofSubject({ words }: SpanNode, { spec }: TraceContext): Outcome {
  return isWritten(words, spec) ? served(wordsPart(words)) : notBuilt('No page of the app speaks of it.');
}

function wordsPart(words: string): string {
  return `words:${words.toLowerCase()}`;
}

/** All that the plan puts on screens as it is. */
function isWritten(words: string, { name, tagline, pages }: AppSpec): boolean {
  const texts = [name, tagline, ...pages.flatMap(({ title, lead = '' }) => [title, lead])];
  const sections = pages.flatMap(({ sections: own }) => own.map(({ title = '', props }) => [title, props]));
  return `${texts.join('\n')}\n${JSON.stringify(sections)}`.toLowerCase().includes(words.toLowerCase());
}

function entityOfWords(words: string, { entities }: AppSpec): EntitySpec | undefined {
  const phrase = nounLemma(words);
  const head = phrase.split(' ').at(-1) ?? phrase;
  return (
    entities.find(
      ({ one, many, name }) => isSame(phrase, one) || isSame(phrase, many) || name === entityName(phrase),
    ) ??
    entities.find(({ one }) => isSame(head, one)) ??
    entities.find(({ one }) => phrase.length > 3 && one.toLowerCase().endsWith(` ${phrase}`))
  );
}

function ofThing(node: SpanNode, context: TraceContext): Outcome {
  const { spec } = context;
  const entity = entityOfWords(node.words, spec);
  if (entity !== undefined)
    // A site shows its things; in an app, what nobody can enter is only there.
    return served(`entity:${entity.name}`, ...(context.isSite ? [`show:${entity.name}`] : []));
  const field = fieldNamed(node.words, spec.entities);
  if (field !== undefined) return served(field);
  // “final test” is a test: what it is called by is the last word.
  const sections = sectionsFor(node.words.split(' ').at(-1) ?? '', context);
  return sections.length > 0 ? served(...sections) : notBuilt('The app does not keep this.');
}

/** Lists, and what every start page is composed of: they stand for what they list. */
const composed = new Set(['records', 'hero', 'highlights', 'feature-cards']);

/** Parts whose block is for what the words say. */
function sectionsFor(words: string, { spec, blocks }: TraceContext): string[] {
  return spec.pages.flatMap(({ sections }) =>
    sections
      .filter(({ block, title = '' }) => {
        const known = blocks.get(block);
        return (
          !composed.has(block) &&
          [title, known?.title ?? '', ...(known?.words ?? [])].some((name) => sharesWord(words, name))
        );
      })
      .map(({ id }) => `section:${id}`),
  );
}

function fieldNamed(words: string, entities: readonly EntitySpec[]): string | undefined {
  for (const entity of entities) {
    const field = fieldIn(words, entity);
    if (field !== undefined) return fieldPart(entity.name, field.name);
  }
  return undefined;
}

/** The field of a kind of record that words name. */
export function fieldIn(words: string, { one, title, fields }: EntitySpec): FieldSpec | undefined {
  if (/^(?:the )?(?:names?|titles?)$/i.test(words)) return fields.find(({ name }) => name === title);
  const made = fieldFromWords(words, one.toLowerCase())?.field;
  return fields.find(
    ({ name, label }) =>
      isSame(words, label) || name === made?.name || (made !== undefined && isSame(made.label, label)),
  );
}

function ofField(node: SpanNode, context: TraceContext): Outcome {
  const { spec } = context;
  const owners = ofKind(node.to, 'T', 'R', 'K').flatMap(({ words }) => entityOfWords(words, spec) ?? []);
  const field = fieldNamed(node.words, owners) ?? fieldNamed(node.words, spec.entities);
  if (field !== undefined) return served(field);
  const action = spec.actions.find(({ form = [] }) => form.some(({ label }) => isSame(node.words, label)));
  if (action !== undefined) return served(`action:${action.id}`);
  const section = spec.pages
    .flatMap(({ sections }) => sections)
    .find(({ props }) => JSON.stringify(props).toLowerCase().includes(node.words.toLowerCase()));
  return section === undefined
    ? notBuilt('No form of the app asks for this.')
    : served(nearPart(`section:${section.id}`));
}

function ofValue({ words }: SpanNode, { spec }: TraceContext): Outcome {
  const parts: string[] = [];
  for (const { name, fields, samples } of spec.entities) {
    for (const field of fields) {
      const option = field.options?.find(
        (one) => isSame(words, one) || one.toLowerCase() === words.toLowerCase(),
      );
      if (option !== undefined) parts.push(optionPart(name, field.name, option));
    }
    if (parts.length > 0) continue;
    const isSample = samples.some((sample) =>
      Object.values(sample).some((value) => typeof value === 'string' && isSame(words, value)),
    );
    if (isSample) parts.push(wordsPart(words));
  }
  // A common word may stand on a screen for another reason; a name does not.
  const isName = /^\p{Lu}|\d|\s/u.test(words) && words.length > 2;
  if (parts.length === 0 && isName && isWritten(words, spec)) parts.push(wordsPart(words));
  return parts.length > 0 ? served(...new Set(parts)) : notBuilt('This is nowhere in the app.');
}

function optionPart(entity: string, field: string, option: string): string {
  return `option:${entity}.${field}:${option}`;
}

function ofPeople(node: SpanNode, context: TraceContext): Outcome {
  const { spec } = context;
  const person = nounLemma(node.words);
  const role = spec.roles.find((name) => isSame(person, name) || person.endsWith(` ${name.toLowerCase()}`));
  if (role !== undefined) return served(`role:${role}`);
  const entity = entityOfWords(node.words, spec);
  if (entity !== undefined) return served(`entity:${entity.name}`);
  const field = fieldNamed(person, spec.entities);
  if (field !== undefined) return served(field);
  const acts = [...ofKind(node.from, 'A'), ...ofKind(node.to, 'A')];
  const parts = [...new Set(acts.flatMap((act) => context.partsOfAct(act)))];
  return parts.length > 0
    ? { served: parts, note: 'Whoever opens the app can do this.' }
    : notBuilt('The app does not know this kind of person.');
}

const never = /^(?:no|never|nobody|not|must not|cannot|can[’']?t|don[’']?t|without)$/i;

/** An act that the planner made nothing of, because a rule takes it out or because nothing is known about it. */
function ofAct({ words, from }: SpanNode): Outcome {
  if (ofKind(from, 'N').some((rule) => never.test(rule.words)))
    return { served: [absentPart(words)], note: 'Left out, as asked.' };
  const verb = meantVerb(words);
  return isKnownVerb(verb) || hasTemplate(verb)
    ? notBuilt('Nothing in the app does this yet.')
    : notUnderstood('What this act does is not known.');
}

function ofNamedPart(node: SpanNode, context: TraceContext): Outcome {
  const sections = sectionsFor(node.words, context);
  return sections.length > 0 ? served(...sections) : notBuilt('The app has no such part.');
}

const plainRule =
  /\d|\b(?:max|min|most|least|only|no|never|not|must|once|per|each|every|before|after|until|required|twice|two|three|four|five|one|within|between|than|without|first|last|today|tomorrow|daily|weekly|monthly|yearly|week|month|day|year)\b/i;

/** Rules and quantities: whether one holds is tried only where a case breaks it on purpose. */
function ofRule(node: SpanNode, context: TraceContext): Outcome {
  const parts = partsThatKeep(node.words, context);
  if (parts.length > 0) return served(...parts.map((part) => `near:${part}`));
  const act = ofKind(node.to, 'A')[0];
  if (act !== undefined && never.test(node.words))
    return context.partsOfAct(act).length === 0
      ? served(absentPart(act.words))
      : notBuilt('The app does not keep this rule yet.');
  return plainRule.test(node.words)
    ? notBuilt('The app does not keep this rule yet.')
    : notUnderstood('What this asks of the app was not understood.');
}

/** “max 6 per … slot”: a rule as the plan has it, with what it limits. */
function partsThatKeep(words: string, { spec }: TraceContext): readonly string[] {
  const planned = spec.trace.find(
    ({ request, served: parts }) => parts.length > 0 && request.split(' … ').includes(words),
  );
  return planned?.served ?? [];
}

function ofColor({ words, to }: SpanNode, { spec: { theme } }: TraceContext): Outcome {
  const color =
    /\bdark\b/i.test(words) && theme.background === '#111827' ? theme.background : colorByName(words);
  if (color !== undefined && (color === theme.background || color === theme.component))
    return served(`color:${color}`);
  if (ofKind(to, 'V', 'T', 'F', 'P').length > 0)
    return notBuilt('Colours for single values or parts are not built.');
  return color === undefined
    ? notUnderstood('This look was not understood.')
    : notBuilt('The app has other colours.');
}

const onPhones =
  /\b(?:mobile|responsive|tablets?)\b|\b(?:on|for|from) (?:\w+ )?(?:phones?|iphones?|android)\b|\bphone[- ]friendly\b/i;

function ofQuality({ words }: SpanNode): Outcome {
  if (onPhones.test(words)) return served('phone');
  if (/\boffline\b|\bwithout (?:internet|wifi|network|signal)/i.test(words)) return served('near:offline');
  return notUnderstood('A quality like this cannot be tried out.');
}

const accountWords = /\b(?:log ?ins?|sign[ -]?(?:ins?|ups?)|accounts?|passwords?|registration)\b/i;

function ofUnwanted({ words }: SpanNode, { spec }: TraceContext): Outcome {
  if (accountWords.test(words))
    return spec.accounts === 'none'
      ? served('absent:accounts')
      : notBuilt('The app has accounts all the same.');
  // “no double booking” is a rule about bookings.
  if (/^(?:double|overlap|duplicate|repeat|more than|late)/i.test(words))
    return notBuilt('The app does not keep this rule yet.');
  return { served: [absentPart(words)], note: 'Left out, as asked.' };
}
