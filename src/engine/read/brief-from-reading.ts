import { limits } from '../../kernel/limits.ts';
import { isEntrusted } from '../hosting/visitor-roles.ts';
import type { Reading } from '../reader/reading.ts';
import type { Brief, Place, ReadThing, Request } from './brief.ts';
import { colorsOfLooks } from './colors-of-looks.ts';
import { isSignInMeantLast } from './judge/contradictions.ts';
import { nounLemma } from './lemma.ts';
import { isUsedByTurns, meantVerb } from './meant-verb.ts';
import { readBrief } from './read-brief.ts';
import { ofKind, type SpanNode, spanNodes } from './span-nodes.ts';
import { stagesAsFields } from './stages-as-fields.ts';
import { singularPhrase } from './words.ts';

/** Who belongs to something is known to it by name. */
const belongs = /(?:member|subscriber|employee|tenant|resident|volunteer)$/;
const aboutSignIn = /\b(?:log ?in|sign[ -]?(?:in|up)|accounts?|passwords?|registration)\b/;
const surelyMeant = 0.5;
const rulesOut = /^(?:double|overlap|duplicate|repeat|more than|late)/;

const limited =
  /^\s*(?:after|before|without|within|over|under|above|below|unless|until|till|outside|between|during|longer|later|earlier|(?:more|less|fewer|older|younger) than|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;

/** “no bookings after 22:00” is a rule about bookings, which are wanted. */
function isLimitedIn(text: string, end: number): boolean {
  return limited.test(text.slice(end, end + 24));
}

/** A description as the planner takes it, from what the learned reader read. Looks and names are read as before. */
export function briefFromReading(reading: Reading): Brief {
  const plain = readBrief(reading.text);
  const nodes = spanNodes(stagesAsFields(reading));
  // “no double booking” is a rule about bookings, which are wanted.
  const signsIn = isSignInMeantLast(reading.text);
  const unwanted = ofKind(nodes, 'Z')
    .filter(({ words, span }) => aboutSignIn.test(words) || !isLimitedIn(reading.text, span.end))
    .map(({ words }) => nounLemma(words))
    .filter((words) => !rulesOut.test(words) && !(signsIn && aboutSignIn.test(words)));
  const keepable = keepableOf(nodes, unwanted);
  const things = thingsOf(keepable, nodes);
  const requests = requestsOf(nodes, reading, { unwanted, keepable });
  const isAnonymous = unwanted.some((words) => aboutSignIn.test(words));
  const actors = [...new Set(requests.flatMap(({ actor }) => actor.split('/')))].filter(
    (actor) => actor !== 'user',
  );
  const isDivided = actors.length > 1 || actors.some((actor) => isEntrusted(actor) || belongs.test(actor));
  const roles = isAnonymous || !isDivided ? [] : actors.slice(0, limits.engine.roles);
  return {
    ...plain,
    subject: subjectOf(nodes) ?? plain.subject,
    purpose: purposeOf(nodes),
    equipment: fieldsOfKind(nodes, things.size === 0),
    requests: requests.map((request) => ({ ...request, actor: actorAmong(roles, request.actor) })),
    roles,
    pages: [],
    startsWithSignIn: signsIn || (plain.startsWithSignIn && !isAnonymous),
    colors: fuller(colorsOfApp(nodes, reading), plain.colors),
    things,
    kind: ofKind(nodes, 'K')[0]?.words.toLowerCase() ?? '',
    // Of a text that means nothing the reader still names the task that comes nearest.
    tasks: reading.tasks.filter(({ sure }) => sure >= surelyMeant).map(({ id }) => id),
    rules: [
      ...ofKind(nodes, 'N').map(ruleOf),
      ...ofKind(nodes, 'Z')
        .filter(({ words }) => rulesOut.test(words.toLowerCase()))
        .map(({ words }) => `no ${words}`),
    ],
    isAnonymous,
    unwanted,
  };
}

/** What names both colours says more than what names one. */
function fuller(read: Brief['colors'] | undefined, plain: Brief['colors']): Brief['colors'] {
  const isWhole = plain.background !== undefined && plain.component !== undefined;
  return read === undefined || (isWhole && (read.background === undefined || read.component === undefined))
    ? plain
    : read;
}

/** Looks that belong to nothing else are those of the app. */
function colorsOfApp(nodes: readonly SpanNode[], { text }: Reading): Brief['colors'] | undefined {
  const looks = ofKind(nodes, 'C').filter(({ to }) => to.every(({ span }) => 'KX'.includes(span.kind)));
  const kinds = ofKind(nodes, 'K').map(({ span }) => span.start);
  return colorsOfLooks(
    text,
    looks.map(({ span: { start, end } }) => ({
      start,
      end,
      isBeforeKind: kinds.some((kind) => kind > end && /^\s+$/.test(text.slice(end, kind))),
    })),
  );
}

function actorAmong(roles: readonly string[], actor: string): string {
  return (
    actor
      .split('/')
      .filter((one) => roles.includes(one))
      .join('/') || 'user'
  );
}

/** Words for an app that say nothing of what is in it. */
const bareKind =
  /^(?:list|tracker|log|board|book|calendar|site|shop|form|planner|register|directory|database|record|page|library|collection|archive|inventory|catalogue)s?$/i;

/** What is called after what it holds: a “job board”, and not a “board of jobs”. */
const namedAfter = /^(?:tracker|log|board|calendar|planner|register|directory|inventory|catalogue)$/i;

/** What the app is: its kind, what it is for, or the first thing it speaks of. */
function subjectOf(nodes: readonly SpanNode[]): string | undefined {
  const [kind] = ofKind(nodes, 'K');
  const [field] = ofKind(nodes, 'X');
  const [thing] = ofKind(nodes, 'T');
  const [part] = ofKind(nodes, 'P');
  if (kind !== undefined && field !== undefined && namedAfter.test(kind.words))
    return kind.words.toLowerCase();
  if (kind !== undefined && thing !== undefined && bareKind.test(kind.words))
    return (
      namedAfter.test(kind.words)
        ? `${singularPhrase(thing.words)} ${kind.words}`
        : `${kind.words} of ${thing.words}`
    ).toLowerCase();
  // “my dog's vaccinations” are not about the dog alone.
  if (kind === undefined && field !== undefined && thing !== undefined && /['’]s$/.test(field.words))
    return `${field.words} ${thing.words}`.toLowerCase();
  return (kind ?? field ?? thing ?? part)?.words.toLowerCase() ?? askedFor(nodes);
}

/** “how much water”: all that was read may be what is asked for. */
function askedFor(nodes: readonly SpanNode[]): string | undefined {
  const [asked] = ofKind(nodes, 'F');
  const words = asked?.words.toLowerCase().replace(/^(?:how (?:much|many)|which|what|whose)\s+/, '');
  return words === undefined || words.split(' ').length > 3 || /^(?:who|when|where|how|if|what)\b/.test(words)
    ? undefined
    : words;
}

function purposeOf(nodes: readonly SpanNode[]): string {
  if (ofKind(nodes, 'K').length === 0) return '';
  const [about] = [...ofKind(nodes, 'X'), ...ofKind(nodes, 'T')];
  return about === undefined ? '' : `for ${about.words.toLowerCase()}`;
}

/** Fields of what the kind of app names: of an “expense tracker”, the amount. Where nothing else is kept, all that are left. */
function fieldsOfKind(nodes: readonly SpanNode[], all: boolean): string[] {
  return ofKind(nodes, 'F')
    .filter(({ to }) => all || (to.length > 0 && to.every(({ span }) => span.kind === 'K')))
    .map(fieldWords)
    .concat(all ? ofKind(nodes, 'R').filter(isLoose).map(phraseOf) : []);
}

/** “stage [open|won]” where the text names the options. */
function fieldWords({ words, from }: SpanNode): string {
  const options = ofKind(from, 'V').map((value) => value.words.replaceAll(/[[\]|]/g, ' '));
  return options.length > 1 ? `${words} [${options.join('|')}]` : words;
}

/** A word group that may well be no kind of record, unless something is done with it or it has properties. */
const shaky = 0.5;

/** What the app keeps records of: the things, and people of whom more is known than what they do. */
function keepableOf(nodes: readonly SpanNode[], unwanted: readonly string[]): SpanNode[] {
  const sure = new Set(ofKind(nodes, 'T').filter(isSurelyKept).map(phraseOf));
  const things = ofKind(nodes, 'T').filter((node) => sure.has(phraseOf(node)));
  const fewest = things.length === 0 ? 1 : fewestProperties;
  const known = ofKind(nodes, 'R').filter(
    (node) => fieldsOfAll(nodes, node).length >= fewest && !anybody.test(phraseOf(node)),
  );
  return [...things, ...known].filter((node) => !unwanted.includes(phraseOf(node)));
}

const fewestProperties = 2;
const anybody = /^(?:user|visitor|person|people|public|everybody|everyone|somebody|someone)$/;

/** Words for time and number that more often say when or how many than what is kept. */
const measures =
  /^(?:second|minute|hour|day|night|morning|evening|week|weekend|month|year|number|part|time)$/;
const surelyMeasured = 0.8;

function isSurelyKept(node: SpanNode): boolean {
  const sure = node.span.sure ?? 1;
  if (measures.test(phraseOf(node)) && sure < surelyMeasured) return false;
  return sure >= shaky || ofKind(node.from, 'A', 'F').length > 0;
}

const phraseOf = ({ words }: SpanNode) => nounLemma(words);

function fieldsOfAll(nodes: readonly SpanNode[], person: SpanNode): string[] {
  const same = ofKind(nodes, person.span.kind).filter((node) => phraseOf(node) === phraseOf(person));
  return [...new Set(same.flatMap(fieldsOf))];
}

function thingsOf(keepable: readonly SpanNode[], nodes: readonly SpanNode[]): Map<string, ReadThing> {
  const things = new Map<string, ReadThing>();
  for (const node of keepable) {
    const phrase = phraseOf(node);
    const known = things.get(phrase);
    const fields = [...fieldsOf(node), ...peopleOf(node), ...loosePeopleAround(node, nodes)];
    const values = ofKind(node.from, 'V');
    const most = known?.most ?? mostIn(node);
    things.set(phrase, {
      fields: [...new Set([...(known?.fields ?? []), ...fields])],
      values: [...new Set([...(known?.values ?? []), ...values.map(({ words }) => words)])],
      names: [...new Set([...(known?.names ?? []), ...values.filter(isName).map(({ words }) => words)])],
      partOf: [...new Set([...(known?.partOf ?? []), ...ofKind(node.to, 'T').map(phraseOf)])],
      ...(most === undefined ? {} : { most }),
    });
  }
  return things;
}

/** “max 6 per slot” */
function mostIn({ from }: SpanNode): ReadThing['most'] {
  for (const rule of ofKind(from, 'N')) {
    const count =
      /^(?:max\.?|maximum|at most|up to|no more than) (\d{1,4})(?: \w+)? (?:per|each|in each|for each|a)$/i.exec(
        rule.words,
      )?.[1];
    if (count !== undefined) return { count: Number(count), rule: ruleOf(rule) };
  }
  return undefined;
}

/** Words for a language are written large, and name no record. */
const language = /(?:ish|ese|ian|man|ench|abic|eek|tch|indi|urdu|rdu|wahili)$/i;

/** A name is written large where a sentence does not begin. */
function isName({ words, isFirst }: SpanNode): boolean {
  return !isFirst && /^\p{Lu}/u.test(words) && !language.test(words);
}

const fieldsOf = (node: SpanNode) => [...ofKind(node.from, 'F').map(fieldWords), ...countedIn(node)];

/** “count my push ups”: so many on a day. */
function countedIn({ span, from }: SpanNode): string[] {
  const isCounted =
    span.kind === 'T' && ofKind(from, 'A').some(({ words }) => /^count(?:ing)?$/i.test(words));
  return isCounted ? ['date', 'count'] : [];
}

/** “the guest, the nights”: a person who is said of a record is a field of it, as is who gets it. */
function peopleOf(node: SpanNode): string[] {
  const own = ofKind(node.from, 'R').map(({ words }) => nounLemma(words));
  const given = ofKind(node.from, 'A').flatMap((act) =>
    ofKind(act.to, 'R')
      .filter((person) => person.at > act.at && person.at > node.at)
      .map(({ words }) => nounLemma(words)),
  );
  return [...own, ...given];
}

/**
 * “which books I lent to which friends”: people who do nothing belong to what was named last before them, or else to what
 * comes first after them (“my students' lessons”).
 */
function loosePeopleAround(node: SpanNode, nodes: readonly SpanNode[]): string[] {
  const things = ofKind(nodes, 'T');
  const next = things.find(({ at }) => at > node.at)?.at ?? nodes.length;
  if (node.span.kind !== 'T') return [];
  return ofKind(nodes, 'R')
    .filter((person) => isLoose(person) && person.at < next && (person.at > node.at || things[0] === node))
    .map(phraseOf)
    .filter((person) => !anybody.test(person));
}

/** Somebody who does nothing, and of whom there is no more than that they are there. */
function isLoose({ to, from }: SpanNode): boolean {
  return (
    to.length === 0 && ofKind(from, 'A', 'P', 'T').length === 0 && ofKind(from, 'F').length < fewestProperties
  );
}

interface Told {
  readonly unwanted: readonly string[];
  /** The word groups that name what is kept. */
  readonly keepable: readonly SpanNode[];
}

function requestsOf(nodes: readonly SpanNode[], reading: Reading, { unwanted, keepable }: Told): Request[] {
  const requests: Request[] = [];
  const told = new Set<string>();
  const add = (request: Partial<Request> & { text: string }) => {
    const thing = nounLemma(request.object ?? '');
    if (thing !== '' && unwanted.includes(thing)) return;
    requests.push({ actor: 'user', verb: '', object: '', rest: '', details: [], negated: false, ...request });
  };
  const addAbout = (node: SpanNode, request: Partial<Request> & { text: string }) => {
    const phrase = nounLemma(node.words);
    // What a thing has is said once, with the first wish about it.
    const details = told.has(phrase) ? [] : allFields(keepable, phrase, nodes);
    told.add(phrase);
    add({
      object: node.words.toLowerCase(),
      ...(details.length > 0 ? { rest: 'with', details } : {}),
      ...request,
    });
  };
  for (const act of ofKind(nodes, 'A')) {
    const verb = meantVerb(act.words);
    const actor = actorOf(act);
    const said = { text: clauseOf(reading, act), actor, verb, at: [placeOf(act)] };
    const things = aboutOf(act, keepable);
    const parts = ofKind(act.to, 'P');
    if (isRuledOut(act)) continue;
    for (const thing of things) {
      const isTurns = isUsedByTurns(verb, thing.words, reading.text.slice(thing.span.end));
      const own = verb === 'count' ? 'add' : isTurns ? 'book' : verb;
      addAbout(thing, { ...said, verb: own });
    }
    for (const part of parts)
      add({ ...said, object: part.words.toLowerCase(), at: [placeOf(act), placeOf(part)] });
    if (things.length + parts.length === 0) {
      const loose = ofKind(act.to, 'F', 'V').map(({ words }) => words.toLowerCase());
      // “show who is behind”: a question over all records, which stands among the rules.
      if (loose.length === 0 && ofKind(act.to, 'N').length > 0) continue;
      add({ ...said, object: loose[0] ?? '' });
    }
  }
  for (const thing of keepable) if (!told.has(nounLemma(thing.words))) addAbout(thing, { text: thing.words });
  for (const part of ofKind(nodes, 'P'))
    if (!part.from.some(({ span }) => span.kind === 'A'))
      add({ text: part.words, object: part.words.toLowerCase(), at: [placeOf(part)] });
  for (const { words } of ofKind(nodes, 'Z').filter(({ words: out }) => !rulesOut.test(out.toLowerCase())))
    requests.push({
      text: words,
      actor: 'user',
      verb: '',
      object: words.toLowerCase(),
      rest: '',
      details: [],
      negated: true,
    });
  return requests;
}

const placeOf = ({ span }: SpanNode): Place => [span.start, span.end];

/** What is kept and an act is about: what it names, or that whose fields or values it names. */
function aboutOf(act: SpanNode, keepable: readonly SpanNode[]): SpanNode[] {
  const isKept = (node: SpanNode) => keepable.includes(node);
  const own = ofKind(act.to, 'T').filter(isKept);
  if (own.length > 0) return own;
  return [...new Set(ofKind(act.to, 'F', 'V').flatMap(({ to }) => to.filter(isKept)))];
}

/** “nobody may delete”: the rule takes the act out. */
function isRuledOut(act: SpanNode): boolean {
  return ofKind(act.from, 'N').some(({ words }) =>
    /^(?:no|never|nobody|not|must not|cannot|can[’']?t|don[’']?t|without)$/i.test(words),
  );
}

function allFields(keepable: readonly SpanNode[], phrase: string, nodes: readonly SpanNode[]): string[] {
  const same = keepable.filter((node) => phraseOf(node) === phrase);
  const said = same.flatMap((node) => [
    ...fieldsOf(node),
    ...peopleOf(node),
    ...loosePeopleAround(node, nodes),
  ]);
  return [...new Set(said)];
}

/** Who does it: the people named before the act. */
function actorOf(act: SpanNode): string {
  const people = ofKind(act.to, 'R')
    .filter(({ at }) => at < act.at)
    .map(({ words }) => nounLemma(words))
    .map((person) =>
      /^(?:user|person|visitor|customer|everybody|everyone)$/.test(person) ? 'user' : person,
    );
  return people.length === 0 ? 'user' : [...new Set(people)].join('/');
}

/** The words from the act to the last thing it is about, as they stand. */
function clauseOf({ text }: Reading, act: SpanNode): string {
  const ends = act.to.filter(({ at }) => at > act.at).map(({ span }) => span.end);
  const starts = act.to
    .filter(({ at, span }) => at < act.at && span.kind === 'R')
    .map(({ span }) => span.start);
  const start = Math.min(act.span.start, ...starts);
  const end = Math.max(act.span.end, ...ends);
  return text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** A rule in the words of the text, with what it is about. */
function ruleOf({ words, to, at }: SpanNode): string {
  const [about] = to;
  if (about === undefined) return words;
  return about.at > at ? `${words} … ${about.words}` : `${about.words} … ${words}`;
}
