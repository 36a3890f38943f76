import { verbLemma } from '../grammar/verb-forms.ts';
import { conditionIn, optionOf } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import { type Draft, type Served, type Step, stateOf, thingBefore } from './draft.ts';
import type { Effect, Origin } from './effect.ts';
import { effectIn } from './effect-in.ts';
import { asAsked, entryKey, withEntry } from './entry-acts.ts';
import { type PlannedThing, plainWords, thingMeant, thingsSpokenOf } from './planned.ts';
import { ofKind } from './rules-when.ts';
import { moved } from './state-flow.ts';

/** When something happens: an act with a record, or the entering of one; and what happens then. */
interface Trigger {
  readonly draft: Draft;
  readonly origin: Origin;
  /** The act that brings it about, unless the record is being entered. */
  readonly act?: string;
  readonly effects: string;
}

/** “Accepting an offer creates the tenancy and sets the plot to let”, “a withdrawal lowers the quantity of the container”. */
export function takeEffect(draft: Draft, clause: Clause): Step | undefined {
  const text = clause.text
    .replace(/^(?:§\s*\d+\s+|but|and|also|however),?\s+/i, '')
    .replace(/^(.{3,40}?)\s*\([^()]*\)(?=\s)/, '$1');
  for (const read of [ofGerund, ofDone, ofMoment, ofNoun, ofEach, ofEvent]) {
    for (const trigger of read(text, draft, clause)) {
      const step = effected(trigger);
      if (step !== undefined) return step;
    }
  }
  return undefined;
}

const mostParts = 4;

/** All parts of what happens; those that are not understood are left, but one must be. */
function effected({ draft, origin, act, effects }: Trigger): Step | undefined {
  const whole = effectIn(asClause(effects), origin, draft);
  if (whole !== undefined) return finished(origin, act, [whole], []);
  const parts = effects.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  let next = draft;
  const found: Effect[] = [];
  const left: string[] = [];
  for (const part of parts) {
    const self = next.things.find(({ key }) => key === origin.self.key) ?? origin.self;
    const effect = effectIn(asClause(part), { ...origin, self }, next);
    if (effect === undefined) left.push(part);
    else {
      found.push(effect);
      next = effect.next;
    }
  }
  return found.length === 0 ? undefined : finished(origin, act, found, left);
}

/** “lift "out of service"” is said with its verb left out. */
function asClause(words: string): string {
  return words
    .trim()
    .replace(/^((?:the\s+)?[a-z][a-z -]*?)\s+(["“][^"”]+["”])$/i, '$1 becomes $2')
    .replace(/^((?:the\s+)?[a-z][a-z -]*?)\s+marked\s+(?:as\s+)?(["“]?[a-z -]+["”]?)$/i, '$1 is marked $2');
}

function finished(
  { self, isEntry }: Origin,
  key: string | undefined,
  effects: readonly Effect[],
  left: readonly string[],
): Step | undefined {
  const next = effects.at(-1)?.next;
  if (next === undefined) return undefined;
  const does = effects.flatMap((one) => one.does);
  // What goes away goes last: the steps before may speak of it.
  const order = [
    ...does.filter((step) => !step.startsWith('remove')),
    ...does.filter((step) => step.startsWith('remove')),
  ];
  const never = effects.flatMap((one) => one.never);
  const leaves = left.length === 0 ? {} : { leaves: left.join(', ') };
  if (isEntry) {
    const withIt = withEntry(next, self.key, { does: order, never, own: effects.flatMap((one) => one.own) });
    return { next: withIt, serves: [{ act: entryKey(self) }], ...leaves };
  }
  const acts = next.acts.map((one) =>
    one.key === key
      ? {
          ...one,
          does: [...one.does, ...order],
          ...(never.length === 0 ? {} : { never: [...(one.never ?? []), ...never] }),
        }
      : one,
  );
  const serves: Served[] = key === undefined ? [] : [{ act: key }];
  return key === undefined || order.length === 0 ? undefined : { next: { ...next, acts }, serves, ...leaves };
}

const entering =
  /^(?:record|enter|add|register|book|create|report|file|log|note|receive|make|submit|save|deliver|use|take|hand out|give out)$/;

/** The act that a verb means for a thing, or its entering. */
function triggered(
  draft: Draft,
  thing: PlannedThing,
  verb: string,
  effects: string,
  { at }: Clause,
): Trigger[] {
  const known = draft.acts.find(
    ({ on, label, does }) =>
      on === thing.key &&
      (label.toLowerCase() === verb || does.some((step) => verbLemma(stateSetBy(step)) === verb)),
  );
  if (known !== undefined)
    return [{ draft, origin: { self: thing, isEntry: false, at }, act: known.key, effects }];
  if (movingVerbs.test(verb)) {
    const { next, serves } = moved(draft, thing, verb, []);
    const act = serves.find((one) => 'act' in one);
    const self = next.things.find(({ key }) => key === thing.key) ?? thing;
    return act === undefined || !('act' in act)
      ? []
      : [{ draft: next, origin: { self, isEntry: false, at }, act: act.act, effects }];
  }
  return entering.test(verb) ? [{ draft, origin: { self: thing, isEntry: true, at }, effects }] : [];
}

function stateSetBy(step: string): string {
  return /= "([^"]+)"/.exec(step)?.[1]?.toLowerCase() ?? '';
}

/** “Accepting an offer …”, “Collecting …”, “By closing, …”. */
function ofGerund(text: string, draft: Draft, clause: Clause): Trigger[] {
  const [, done = '', rest = ''] =
    /^(?:by\s+|on\s+|upon\s+|after\s+|when\s+)?([a-z]+ing)(?:\s+(?:out|off|in|up|back))?\b,?\s*(.*)$/i.exec(
      text,
    ) ?? [];
  const verb = done === '' ? '' : verbLemma(done.toLowerCase());
  if (verb === '' || verb === done.toLowerCase()) return [];
  const spoken = thingsSpokenOf(rest, draft.things).flatMap((thing) => {
    const name = [thing.many, thing.one].find((one) =>
      new RegExp(String.raw`^(?:(?:an?|the|each|every|of)\s+)*${one}\b`, 'i').test(rest),
    );
    const after = name === undefined ? undefined : rest.slice(rest.toLowerCase().indexOf(name) + name.length);
    return after === undefined ? [] : [{ thing, effects: after.replace(/^\s*,?\s*/, '') }];
  });
  if (spoken.length > 0)
    return spoken.flatMap(({ thing, effects }) => triggered(draft, thing, verb, effects, clause));
  const act = draft.acts.find(
    ({ label, does }) =>
      label.toLowerCase() === verb || does.some((step) => verbLemma(stateSetBy(step)) === verb),
  );
  const thing = draft.things.find(({ key }) => key === act?.on);
  return thing === undefined ? [] : triggered(draft, thing, verb, rest, clause);
}

/** “When it is unpacked, each piece is set to …”, “… is created when one is completed”, “If the count is above 10, …”. */
function ofMoment(text: string, draft: Draft, clause: Clause): Trigger[] {
  const [, first = '', then = ''] =
    /^(?:if|when|whenever|as soon as|once|after|where|in case)\s+(.+?)(?:,\s*(?:then\s+)?|\s+then\s+)(.+)$/i.exec(
      text,
    ) ??
    /^([^→:]{4,60}?)\s*(?:→|->|⇒|:)\s*(.+)$/.exec(text) ??
    [];
  const [, effect = '', when = ''] =
    /^(.+?),?\s+(?:if|when|whenever|as soon as|once|after)\s+(.+)$/i.exec(text) ?? [];
  return [
    ...(first === '' ? [] : momentOf(first, then, draft, clause)),
    ...(when === '' ? [] : momentOf(when, effect, draft, clause)),
  ];
}

function momentOf(when: string, effects: string, draft: Draft, clause: Clause): Trigger[] {
  const [, who = '', how = ''] =
    /^(?:an?\s+|the\s+|each\s+|any\s+)?(.+?)\s+(?:is|are|was|were|has been|have been|gets?)\s+(?:set to\s+|marked(?: as)?\s+)?["“]?([a-z][a-z -]*?)["”]?$/i.exec(
      when,
    ) ?? [];
  const self =
    who === ''
      ? undefined
      : /^(?:it|one|they)$/i.test(who)
        ? (acted(how, draft) ?? thingBefore(clause.at, draft.things))
        : thingMeant(who, draft.things);
  const done: Trigger[] = [];
  if (self !== undefined) {
    const state = stateOf(self);
    const option = state === undefined ? undefined : optionOf(how, state);
    const act = draft.acts.find(
      ({ on, does }) => on === self.key && does.some((step) => stateSetBy(step) === option),
    );
    if (option !== undefined && act !== undefined)
      done.push({ draft, origin: { self, isEntry: false, at: clause.at }, act: act.key, effects });
    else if (option === undefined && !how.includes(' ')) {
      const verb = verbLemma(how.toLowerCase());
      const isEvent = self.fields.some(({ to }) => to !== undefined);
      if (movingVerbs.test(verb) || isEvent) done.push(...triggered(draft, self, verb, effects, clause));
    }
  }
  return [...done, ...entered(when, effects, draft, clause)];
}

/** The thing whose state an act brings about. */
function acted(how: string, draft: Draft): PlannedThing | undefined {
  const act = draft.acts.find(({ does }) => does.some((step) => stateSetBy(step) === how.toLowerCase()));
  return draft.things.find(({ key }) => key === act?.on);
}

/** Something holds of a record that is entered: what follows reaches beyond the record itself. */
function entered(when: string, effects: string, draft: Draft, { at }: Clause): Trigger[] {
  const last = thingBefore(at, draft.things);
  const order = [
    ...new Set([
      ...thingsSpokenOf(when, draft.things),
      ...(last === undefined ? [] : [last]),
      ...draft.things,
    ]),
  ];
  return order
    .filter(({ fields }) => fields.some(({ to }) => to !== undefined))
    .flatMap((self): Trigger[] => {
      const formula = conditionIn(when, self, draft) ?? ofKind(when, self, draft) ?? valueAlone(when, self);
      const holds = formula === undefined ? undefined : asAsked(formula, self, draft.things);
      return holds === undefined ? [] : [{ draft, origin: { self, isEntry: true, holds, at }, effects }];
    });
}

/** “Dangerous defect”: an option of the record. */
function valueAlone(words: string, { fields }: PlannedThing): string | undefined {
  for (const field of fields) {
    const option = field.kind === 'choice' ? optionOf(words, field) : undefined;
    if (option !== undefined) return `${field.name} is "${option}"`;
  }
  return undefined;
}

const nouns: Readonly<Record<string, string>> = {
  activation: 'activate',
  sanction: 'sanction',
  approval: 'approve',
  acceptance: 'accept',
  rejection: 'reject',
  confirmation: 'confirm',
  cancellation: 'cancel',
  completion: 'complete',
  closure: 'close',
  payment: 'pay',
  delivery: 'deliver',
  return: 'return',
  release: 'release',
  withdrawal: 'withdraw',
  termination: 'terminate',
  submission: 'submit',
  signing: 'sign',
  collection: 'collect',
  dispatch: 'dispatch',
  handover: 'hand over',
  refund: 'refund',
  suspension: 'suspend',
  inspection: 'inspect',
  publication: 'publish',
  settlement: 'settle',
  verification: 'verify',
  signature: 'sign',
  review: 'review',
};

/** “Upon activation of a contract …”, “… is created on approval”. */
function ofNoun(text: string, draft: Draft, clause: Clause): Trigger[] {
  const [, noun = '', of = '', rest = ''] =
    /^(?:on|upon|after|with|at)\s+(?:the\s+)?([a-z]+)(?:\s+of\s+(?:an?|the|each|its)\s+([a-z]+(?:\s[a-z]+)?))?,\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const [, effect = '', other = '', otherOf = ''] =
    /^(.+?)\s+(?:on|upon)\s+(?:the\s+)?([a-z]+)(?:\s+of\s+(?:an?|the|each|its)\s+([a-z]+(?:\s[a-z]+)?))?$/i.exec(
      text,
    ) ?? [];
  return [
    { noun, of, effects: rest },
    { noun: other, of: otherOf, effects: effect },
  ].flatMap((one) => {
    const verb = nouns[one.noun.toLowerCase()];
    if (verb === undefined) return [];
    const act = draft.acts.find(({ label }) => label.toLowerCase() === verb);
    const thing =
      (one.of === '' ? undefined : thingMeant(one.of, draft.things)) ??
      draft.things.find(({ key }) => key === act?.on);
    return thing === undefined ? [] : triggered(draft, thing, verb, one.effects, clause);
  });
}

/** “With every delivery the stock rises”, “the stock is reduced by each sale”. */
function ofEach(text: string, draft: Draft, { at }: Clause): Trigger[] {
  const [, first = '', rest = ''] =
    /^(?:with|on|at|for|after|by|through)\s+(?:each|every|an?)\s+([a-z]+(?:\s[a-z]+)?),?\s+(.+)$/i.exec(
      text,
    ) ?? [];
  const [, effect = '', last = ''] =
    /^(.+?)\s+(?:with|on|at|after|by|through)\s+(?:each|every|an?)\s+([a-z]+(?:\s[a-z]+)?)$/i.exec(text) ??
    [];
  const head = first.split(' ')[0] ?? '';
  const told = [
    { name: first, effects: rest },
    { name: head, effects: `${first.slice(head.length).trim()} ${rest}`.trim() },
    { name: last, effects: effect },
  ];
  return told.flatMap(({ name, effects }): Trigger[] => {
    const self = draft.things.find(({ one, many }) => [one, many].includes(name.toLowerCase()));
    const isEvent = self?.fields.some(({ to }) => to !== undefined) === true;
    return self === undefined || !isEvent ? [] : [{ draft, origin: { self, isEntry: true, at }, effects }];
  });
}

/** “A cancelled booking frees the slot”, “accepted offers create a contract”: what an act has been done with. */
function ofDone(text: string, draft: Draft, clause: Clause): Trigger[] {
  const [, done = '', rest = ''] = /^(?:(?:an?|the|each|every|all)\s+)?([a-z]+)\s+(.+)$/i.exec(text) ?? [];
  const verb = done === '' ? '' : verbLemma(done.toLowerCase());
  if (verb === done.toLowerCase() || !movingVerbs.test(verb)) return [];
  return draft.things.flatMap((thing) => {
    const name = [thing.many, thing.one].find((one) => rest.toLowerCase().startsWith(`${one} `));
    return name === undefined ? [] : triggered(draft, thing, verb, rest.slice(name.length).trim(), clause);
  });
}

const effectVerbs =
  /^(?:sets?|puts?|moves?|marks?|raises?|lowers?|reduces?|increases?|decreases?|creates?|opens?|generates?|triggers?|closes?|blocks?|locks?|frees?|releases?|deducts?|adds?|credits?|removes?|reopens?|suspends?|ends?|resets?|takes?|changes?|turns?|shall|must|will)$/i;

/** “A calving raises the cow's lactation number by one”, “a damage report with severity big sets the boat on "damaged"”. */
function ofEvent(text: string, draft: Draft, { at }: Clause): Trigger[] {
  const words = text.split(/\s+/);
  const cut = words.findIndex((word, index) => index > 0 && effectVerbs.test(word));
  if (cut < 1 || cut > 9) return [];
  const subject = words.slice(0, cut).join(' ').replaceAll(/["“”]/g, '');
  const effects = words.slice(cut).join(' ');
  const plain = plainWords(subject.replace(/^(?:all|any)\s+/i, ''));
  const event = draft.things.find(({ one, many }) => [one, many].map(plainWords).includes(plain));
  if (event !== undefined)
    return event.fields.some(({ to }) => to !== undefined)
      ? [{ draft, origin: { self: event, isEntry: true, at }, effects }]
      : [];
  return draft.things
    .filter(({ fields }) => fields.some(({ to }) => to !== undefined))
    .flatMap((self): Trigger[] => {
      const formula = ofKind(subject, self, draft) ?? conditionIn(subject, self, draft);
      const holds = formula === undefined ? undefined : asAsked(formula, self, draft.things);
      return holds === undefined ? [] : [{ draft, origin: { self, isEntry: true, holds, at }, effects }];
    });
}
