import { limits } from '../../kernel/limits.ts';
import { isEntrusted } from '../hosting/visitor-roles.ts';
import { type Reading, type Span, type SpanKind, wordsOf } from '../reader/reading.ts';
import type { Brief, ReadThing, Request } from './brief.ts';
import { isSignInMeantLast } from './judge/contradictions.ts';
import { nounLemma } from './lemma.ts';
import { meantVerb } from './meant-verb.ts';
import { readBrief } from './read-brief.ts';

/** Who belongs to something is known to it by name. */
const belongs = /(?:member|subscriber|employee|tenant|resident|volunteer)$/;
const aboutSignIn = /\b(?:log ?in|sign[ -]?(?:in|up)|accounts?|passwords?|registration)\b/;
const surelyMeant = 0.5;
const rulesOut = /^(?:double|overlap|duplicate|repeat|more than|late)/;

/** A span with what belongs to it and what it belongs to. */
interface Node {
  readonly at: number;
  readonly span: Span;
  readonly words: string;
  /** What it acts on, belongs to or limits. */
  readonly to: Node[];
  /** What belongs to it. */
  readonly from: Node[];
}

/** A description as the planner takes it, from what the learned reader read. Looks and names are read as before. */
export function briefFromReading(reading: Reading): Brief {
  const plain = readBrief(reading.text);
  const nodes = nodesOf(reading);
  // “no double booking” is a rule about bookings, which are wanted.
  const signsIn = isSignInMeantLast(reading.text);
  const unwanted = of(nodes, 'Z')
    .map(({ words }) => nounLemma(words))
    .filter((words) => !rulesOut.test(words) && !(signsIn && aboutSignIn.test(words)));
  const things = thingsOf(nodes, unwanted);
  const requests = requestsOf(nodes, reading, unwanted);
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
    equipment: fieldsOfKind(nodes),
    requests: requests.map((request) => ({ ...request, actor: actorAmong(roles, request.actor) })),
    roles,
    pages: [],
    startsWithSignIn: signsIn || (plain.startsWithSignIn && !isAnonymous),
    things,
    // Of a text that means nothing the reader still names the task that comes nearest.
    tasks: reading.tasks.filter(({ sure }) => sure >= surelyMeant).map(({ id }) => id),
    rules: [
      ...of(nodes, 'N').map(({ words, to }) => ruleOf(reading, words, to)),
      ...of(nodes, 'Z')
        .filter(({ words }) => rulesOut.test(words.toLowerCase()))
        .map(({ words }) => `no ${words}`),
    ],
    isAnonymous,
    unwanted,
  };
}

function actorAmong(roles: readonly string[], actor: string): string {
  return (
    actor
      .split('/')
      .filter((one) => roles.includes(one))
      .join('/') || 'user'
  );
}

function nodesOf(reading: Reading): Node[] {
  const nodes = reading.spans.map(
    (span, at): Node => ({
      at,
      span,
      words: wordsOf(reading, span).replaceAll(/\s+/g, ' '),
      to: [],
      from: [],
    }),
  );
  for (const { from, to } of reading.arcs) {
    const [tail, head] = [nodes[from], nodes[to]];
    if (tail === undefined || head === undefined) continue;
    tail.to.push(head);
    head.from.push(tail);
  }
  return nodes;
}

function of(nodes: readonly Node[], ...kinds: SpanKind[]): Node[] {
  return nodes.filter(({ span }) => kinds.includes(span.kind));
}

/** Words for an app that say nothing of what is in it. */
const bareKind =
  /^(?:list|tracker|log|board|book|calendar|site|shop|form|planner|register|directory|database|record|page)s?$/i;

/** What the app is: its kind, what it is for, or the first thing it speaks of. */
function subjectOf(nodes: readonly Node[]): string | undefined {
  const [kind] = of(nodes, 'K');
  const [field] = of(nodes, 'X');
  const [thing] = of(nodes, 'T');
  if (kind !== undefined && thing !== undefined && bareKind.test(kind.words))
    return `${kind.words} of ${thing.words}`.toLowerCase();
  return (kind ?? field ?? thing)?.words.toLowerCase();
}

function purposeOf(nodes: readonly Node[]): string {
  if (of(nodes, 'K').length === 0) return '';
  const [about] = [...of(nodes, 'X'), ...of(nodes, 'T')];
  return about === undefined ? '' : `for ${about.words.toLowerCase()}`;
}

/** Fields of what the kind of app names: of an “expense tracker”, the amount. */
function fieldsOfKind(nodes: readonly Node[]): string[] {
  return of(nodes, 'F')
    .filter(({ to }) => to.length > 0 && to.every(({ span }) => span.kind === 'K'))
    .map(fieldWords);
}

/** “stage [open|won]” where the text names the options. */
function fieldWords({ words, from }: Node): string {
  const options = of(from, 'V').map((value) => value.words.replaceAll(/[[\]|]/g, ' '));
  return options.length > 1 ? `${words} [${options.join('|')}]` : words;
}

function thingsOf(nodes: readonly Node[], unwanted: readonly string[]): Map<string, ReadThing> {
  const things = new Map<string, ReadThing>();
  for (const node of of(nodes, 'T')) {
    const phrase = nounLemma(node.words);
    if (unwanted.includes(phrase)) continue;
    const known = things.get(phrase);
    const fields = [...fieldsOf(node), ...peopleOf(node), ...loosePeopleAfter(node, nodes)];
    const values = of(node.from, 'V').map(({ words }) => words);
    things.set(phrase, {
      fields: [...new Set([...(known?.fields ?? []), ...fields])],
      values: [...new Set([...(known?.values ?? []), ...values])],
    });
  }
  return things;
}

const fieldsOf = (node: Node) => of(node.from, 'F').map(fieldWords);

/** “the guest, the nights”: a person who is said of a record is a field of it, as is who gets it. */
function peopleOf(node: Node): string[] {
  const own = of(node.from, 'R').map(({ words }) => nounLemma(words));
  const given = of(node.from, 'A').flatMap((act) =>
    of(act.to, 'R')
      .filter((person) => person.at > act.at && person.at > node.at)
      .map(({ words }) => nounLemma(words)),
  );
  return [...own, ...given];
}

/** “which books I lent to which friends”: people who do nothing belong to what was named last before them. */
function loosePeopleAfter(node: Node, nodes: readonly Node[]): string[] {
  const next = of(nodes, 'T').find(({ at }) => at > node.at)?.at ?? nodes.length;
  return of(nodes, 'R')
    .filter(({ at, to, from }) => at > node.at && at < next && to.length + from.length === 0)
    .map(({ words }) => nounLemma(words));
}

function requestsOf(nodes: readonly Node[], reading: Reading, unwanted: readonly string[]): Request[] {
  const requests: Request[] = [];
  const told = new Set<string>();
  const add = (request: Partial<Request> & { text: string }) => {
    const thing = nounLemma(request.object ?? '');
    if (thing !== '' && unwanted.includes(thing)) return;
    requests.push({ actor: 'user', verb: '', object: '', rest: '', details: [], negated: false, ...request });
  };
  const addAbout = (node: Node, request: Partial<Request> & { text: string }) => {
    const phrase = nounLemma(node.words);
    // What a thing has is said once, with the first wish about it.
    const details = told.has(phrase) ? [] : allFields(nodes, phrase);
    told.add(phrase);
    add({
      object: node.words.toLowerCase(),
      ...(details.length > 0 ? { rest: 'with', details } : {}),
      ...request,
    });
  };
  for (const act of of(nodes, 'A')) {
    const verb = meantVerb(act.words);
    const actor = actorOf(act);
    const said = { text: clauseOf(reading, act), actor, verb };
    const things = aboutOf(act);
    const parts = of(act.to, 'P');
    if (isRuledOut(act)) continue;
    for (const thing of things) addAbout(thing, said);
    for (const part of parts) add({ ...said, object: part.words.toLowerCase() });
    if (things.length + parts.length === 0) {
      const loose = of(act.to, 'F', 'V').map(({ words }) => words.toLowerCase());
      // “show who is behind”: a question over all records, which stands among the rules.
      if (loose.length === 0 && of(act.to, 'N').length > 0) continue;
      add({ ...said, object: loose[0] ?? '' });
    }
  }
  for (const thing of of(nodes, 'T'))
    if (!told.has(nounLemma(thing.words))) addAbout(thing, { text: thing.words });
  for (const part of of(nodes, 'P'))
    if (!part.from.some(({ span }) => span.kind === 'A'))
      add({ text: part.words, object: part.words.toLowerCase() });
  for (const { words } of of(nodes, 'Z').filter(({ words: out }) => !rulesOut.test(out.toLowerCase())))
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

/** The things of an act: those it names, or those whose fields or values it names. */
function aboutOf(act: Node): Node[] {
  const own = of(act.to, 'T');
  if (own.length > 0) return own;
  return [...new Set(of(act.to, 'F', 'V').flatMap(({ to }) => of(to, 'T')))];
}

/** “nobody may delete”: the rule takes the act out. */
function isRuledOut(act: Node): boolean {
  return of(act.from, 'N').some(({ words }) =>
    /^(?:no|never|nobody|not|must not|cannot|can[’']?t|don[’']?t|without)$/i.test(words),
  );
}

function allFields(nodes: readonly Node[], phrase: string): string[] {
  const same = of(nodes, 'T').filter(({ words }) => nounLemma(words) === phrase);
  const said = same.flatMap((node) => [
    ...fieldsOf(node),
    ...peopleOf(node),
    ...loosePeopleAfter(node, nodes),
  ]);
  return [...new Set(said)];
}

/** Who does it: the people named before the act. */
function actorOf(act: Node): string {
  const people = of(act.to, 'R')
    .filter(({ at }) => at < act.at)
    .map(({ words }) => nounLemma(words))
    .map((person) =>
      /^(?:user|person|visitor|customer|everybody|everyone)$/.test(person) ? 'user' : person,
    );
  return people.length === 0 ? 'user' : [...new Set(people)].join('/');
}

/** The words from the act to the last thing it is about, as they stand. */
function clauseOf({ text }: Reading, act: Node): string {
  const ends = act.to.filter(({ at }) => at > act.at).map(({ span }) => span.end);
  const starts = act.to
    .filter(({ at, span }) => at < act.at && span.kind === 'R')
    .map(({ span }) => span.start);
  const start = Math.min(act.span.start, ...starts);
  const end = Math.max(act.span.end, ...ends);
  return text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** A rule in the words of the text, with what it is about. */
function ruleOf({ text }: Reading, words: string, to: readonly Node[]): string {
  const [about] = to;
  if (about === undefined) return words;
  const at = text.indexOf(words);
  return about.span.start > at ? `${words} … ${about.words}` : `${about.words} … ${words}`;
}
