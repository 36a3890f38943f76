import { verbLemma } from '../grammar/verb-forms.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import { fieldLine } from './case-parts.ts';
import type { Clause } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import {
  type Draft,
  type DraftAct,
  type Served,
  type Step,
  stateOf,
  thingBefore,
  withField,
  withRule,
} from './draft.ts';
import { fieldsOfList, fieldsOfPart } from './field-of-words.ts';
import { nameOf } from './plan-things.ts';
import {
  fieldMeant,
  type PlannedField,
  type PlannedThing,
  plainWords,
  thingMeant,
  thingsSpokenOf,
} from './planned.ts';
import { reasonOf } from './rules-of-fields.ts';
import { isPersonWord } from './sample-names.ts';
import { moved } from './state-flow.ts';

/** “Reports must not be deleted”, “a reading shall not be editable”. */
export function takeKept(draft: Draft, { text, at }: Clause): Step | undefined {
  const match =
    /^(.+?)\s+(?:(?:must|may|shall|can|should|is|are)\s?(?:not|never)|can['’]t|mustn['’]t|cannot)\s+(?:to\s+)?(?:be\s+)?(deleted|removed|erased|edited|changed|editable|modified|altered|deletable)(?:\s+or\s+(?:deleted|removed|edited|changed))?\b/i.exec(
      text,
    );
  if (match === null) return undefined;
  const thing =
    thingMeant(match[1] ?? '', draft.things) ??
    thingsSpokenOf(match[1] ?? '', draft.things)[0] ??
    (/^they$/i.test(match[1] ?? '') ? thingBefore(at, draft.things) : undefined);
  if (thing === undefined || !isSaidOfAll(text, match[1] ?? '', thing)) return undefined;
  const isFixed = /edit|chang|modif|alter/i.test(match[2] ?? '');
  const next = isFixed
    ? { ...draft, fixed: new Set([...draft.fixed, thing.key]) }
    : { ...draft, kept: new Set([...draft.kept, thing.key]) };
  return { next, serves: [{ thing: thing.key }, { lists: thing.key }] };
}

/** “Signed deeds cannot be changed” leaves the others open; what is said “once saved” is said of all. */
function isSaidOfAll(text: string, subject: string, { one, many }: PlannedThing): boolean {
  const plain = plainWords(subject.replace(/^(?:all|any|saved|recorded|entered|existing)\s+/i, ''));
  const isWhole =
    /^(?:they|it)$/.test(plain) ||
    [one, many].map(plainWords).some((name) => name === plain || name.endsWith(` ${plain}`));
  const [, when = ''] = /\b(?:once|after|when|if|until|as soon as|unless|except)\b(.*)$/i.exec(text) ?? [];
  return (
    isWhole &&
    (when === '' ||
      /^\s*(?:it is |they are |being )?(?:saved|entered|recorded|stored|created|submitted)$/i.test(when))
  );
}

/** What happened is named by a noun: a rejection is what was rejected. */
const nominal: Readonly<Record<string, string>> = {
  rejection: 'rejected',
  refusal: 'refused',
  revocation: 'revoked',
  cancellation: 'cancelled',
  approval: 'approved',
  closure: 'closed',
  withdrawal: 'withdrawn',
  release: 'released',
  confirmation: 'confirmed',
  rollback: 'rolled back',
};

/** “A rejection needs a comment”, “a failed check needs a note”. */
export function takeNeeds(draft: Draft, clause: Clause): Step | undefined {
  const [, what = '', list = ''] =
    /^(?:an?\s+|each\s+|every\s+|the\s+)?(.+?)\s+(?:needs?|requires?|must have|must be given|must carry|must state|has to state|has to have|only with|is possible only with|must include)\s+(.+)$/i.exec(
      clause.text,
    ) ?? [];
  if (what === '') return undefined;
  const state = nominal[nounLemma(what.toLowerCase())];
  if (state !== undefined) return neededForState(draft, state, list);
  const [thing] = thingsSpokenOf(what, draft.things);
  if (thing === undefined) return undefined;
  const value = what.toLowerCase().replace(thing.one, '').trim();
  const field = thing.fields.find(({ options = [] }) => options.some((one) => one.toLowerCase() === value));
  if (field === undefined || value === '') return undefined;
  const option = field.options?.find((one) => one.toLowerCase() === value) ?? value;
  const { next, fields } = withNeeded(draft, thing, list);
  if (fields.length === 0) return undefined;
  const never = `${field.name} is "${option}" and (${fields.map(({ name }) => `${name} is empty`).join(' or ')})`;
  return withRule(next, { on: thing.key, never, says: reasonOf(clause.text) });
}

function neededForState(draft: Draft, state: string, list: string): Step | undefined {
  const act = draft.acts.find(({ does }) => does.some((step) => step.endsWith(`= "${state}"`)));
  const thing = draft.things.find(({ key }) => key === act?.on);
  if (act === undefined || thing === undefined) return undefined;
  const { next, fields } = withNeeded(draft, thing, list, true);
  if (fields.length === 0) return undefined;
  const asked: DraftAct = {
    ...act,
    asks: {
      ...act.asks,
      ...Object.fromEntries(
        fields.map((field) => [field.name, fieldLine({ ...field, isAutomatic: false }, true)]),
      ),
    },
    does: act.does.map((step) => `${step}, ${fields.map(({ name }) => `${name} = ask.${name}`).join(', ')}`),
  };
  const serves: Served[] = [{ act: act.key }, ...fields.map(({ name }) => ({ field: name, of: thing.key }))];
  return { next: { ...next, acts: next.acts.map((one) => (one.key === act.key ? asked : one)) }, serves };
}

/** The properties that a list names; those that are not there yet come in. */
export function withNeeded(
  draft: Draft,
  thing: PlannedThing,
  list: string,
  isAutomatic = false,
): { next: Draft; fields: PlannedField[] } {
  let next = draft;
  const fields = fieldsOfList(list.replace(/\s+with\s+/i, ', ')).map((said) => {
    const known = fieldMeant(said.words, thing);
    if (known !== undefined) return known;
    const taken = new Set(next.things.find(({ key }) => key === thing.key)?.fields.map(({ name }) => name));
    const kind = said.kind === 'text' && !isPersonWord(said.words) ? ('long-text' as const) : said.kind;
    const field: PlannedField = {
      ...said,
      kind,
      name: nameOf(said.words, taken),
      label: sentenceCase(said.words),
      ...(isAutomatic ? { isAutomatic } : {}),
    };
    next = withField(next, thing.key, field);
    return field;
  });
  return { next, fields };
}

/** “From risk 12 on a corrective action with owner and due date is mandatory before the report may be closed”. */
export function takeMandatory(draft: Draft, clause: Clause): Step | undefined {
  const match =
    /^(?:from|above|at|if)\s+(?:an?\s+|the\s+)?([a-z][\w -]*?)\s+(?:of\s+|is\s+|≥\s*)?(\d+(?:[.,]\d+)?)(?:\s+(?:on|or more|upwards?|and above))?,?\s+(?:an?\s+|the\s+)?(.+?)\s+(?:is|are)\s+(?:mandatory|required|needed|obligatory|compulsory)(?:\s+before\s+(.+))?$/i.exec(
      clause.text,
    );
  if (match === null) return undefined;
  const [, words = '', figure = '', list = '', before = ''] = match;
  const thing = [...thingsSpokenOf(clause.text, draft.things), ...draft.things].find(
    (one) => fieldMeant(words, one) !== undefined,
  );
  const field = thing === undefined ? undefined : fieldMeant(words, thing);
  if (thing === undefined || field === undefined) return undefined;
  const { next, fields } = withNeeded(draft, thing, list);
  if (fields.length === 0) return undefined;
  const sign = /^above/i.test(clause.text) ? '>' : '>=';
  const never = `${field.name} ${sign} ${figure} and (${fields.map(({ name }) => `${name} is empty`).join(' or ')})`;
  const served: Served[] = fields.map(({ name }) => ({ field: name, of: thing.key }));
  const verb = /\b(?:be|is)\s+([a-z]+)(?:\s|$)/i.exec(before)?.[1];
  if (verb === undefined) {
    const step = withRule(next, { on: thing.key, never, says: reasonOf(clause.text) });
    return { next: step.next, serves: [...step.serves, ...served] };
  }
  const step = refusedAct(next, thing.key, verb, never, reasonOf(clause.text));
  return step === undefined ? undefined : { next: step.next, serves: [...step.serves, ...served] };
}

/** An act that brings about a state, refused while something holds. */
export function refusedAct(
  draft: Draft,
  key: string,
  done: string,
  never: string,
  says: string,
): Step | undefined {
  const verb = verbLemma(done.toLowerCase());
  const thing = draft.things.find((one) => one.key === key);
  if (thing === undefined || !movingVerbs.test(verb)) return undefined;
  const { next, serves } = moved(draft, thing, verb, []);
  const act = serves.find((one) => 'act' in one);
  if (act === undefined || !('act' in act)) return undefined;
  const place = next.acts.find((one) => one.key === act.act)?.never?.length ?? 0;
  const acts = next.acts.map((one) =>
    one.key === act.act ? { ...one, never: [...(one.never ?? []), `${never} => ${says}`] } : one,
  );
  return { next: { ...next, acts }, serves: [{ act: act.act, rule: place }, ...serves] };
}

/** “A case may be closed only when the caller has been informed”. */
export function takeOnlyWhen(draft: Draft, clause: Clause): Step | undefined {
  const match =
    /^(?:an?|the|each)?\s*(.+?)\s+(?:may|can|shall|must)\s+(?:only\s+)?be\s+([a-z]+)\s+(?:only\s+)?(?:when|if|after|once)\s+(.+)$/i.exec(
      clause.text,
    );
  if (match === null || !/\bonly\b/i.test(clause.text)) return undefined;
  const [, what = '', done = '', condition = ''] = match;
  const thing = thingMeant(what, draft.things);
  if (thing === undefined) return undefined;
  const [first = '', further] = condition.split(/\s+and\s+(?=nothing|all|no|every|the|an?\b)/i, 2);
  const held = heldBack(draft, thing, first);
  if (held === undefined) return undefined;
  const said =
    further === undefined ? clause.text : clause.text.slice(0, -further.length).replace(/\s+and\s*$/i, '');
  const step = refusedAct(held.next, thing.key, done, held.never, reasonOf(said));
  return step === undefined || further === undefined ? step : { ...step, leaves: further };
}

/** What must not be, for an act that waits for a condition. */
function heldBack(
  draft: Draft,
  thing: PlannedThing,
  condition: string,
): { next: Draft; never: string } | undefined {
  const [, all = '', field = ''] =
    /^all (?:its |of its |the )?([a-z][\w -]*?)\s+(?:have|has)\s+(?:an?\s+|the\s+)?([a-z][\w -]*?)(?:\s+and\s.*)?$/i.exec(
      condition,
    ) ?? [];
  const inner = all === '' ? undefined : thingMeant(all, draft.things);
  const link = inner?.fields.find(({ to }) => to === thing.key);
  const asked = inner === undefined ? undefined : fieldMeant(field, inner);
  if (inner !== undefined && link !== undefined && asked !== undefined)
    return { next: draft, never: `any(${inner.key} where ${link.name} = this and ${asked.name} is empty)` };
  const [, words = '', how = ''] =
    /^(?:the\s+|an?\s+)?([a-z][\w -]*?)\s+(?:is|are|has been|have been|was|were)\s+([a-z]+)$/i.exec(
      condition,
    ) ?? [];
  if (words === '') return undefined;
  if (/^(?:recorded|entered|given|filled|set|stated|noted|known|available|documented|present)$/i.test(how)) {
    const { next, fields } = withNeeded(draft, thing, words);
    return fields.length === 0
      ? undefined
      : { next, never: fields.map(({ name }) => `${name} is empty`).join(' or ') };
  }
  // “the caller has been informed”: somebody says so.
  const [field2] = fieldsOfPart(`${words} ${how}`);
  if (field2 === undefined) return undefined;
  const known = fieldMeant(field2.words, thing);
  const name =
    known?.kind === 'yes-no'
      ? known.name
      : nameOf(field2.words, new Set(thing.fields.map((one) => one.name)));
  const tick: PlannedField = { name, label: sentenceCase(field2.words), words: field2.words, kind: 'yes-no' };
  return { next: withField(draft, thing.key, tick), never: `not ${name}` };
}

/** “Nobody approves their own requisition”. */
export function takeNotOwn(draft: Draft, clause: Clause): Step | undefined {
  const [, done = ''] =
    /^(?:nobody|no one|no user|an?\s+[a-z -]+?\s+(?:must|may|can|shall)\s?not)\s+(?:may\s+|can\s+)?([a-z]+)\s+(?:their|his|her|his or her|one['’]s)\s+own\b/i.exec(
      clause.text,
    ) ?? [];
  if (done === '') return undefined;
  const verb = verbLemma(done.toLowerCase());
  const act = draft.acts.find(({ label }) => label.toLowerCase() === verb);
  if (act === undefined) return undefined;
  const refusal = `by is not empty and by = me => ${reasonOf(clause.text)}`;
  const acts = draft.acts.map((one) =>
    one === act ? { ...one, never: [...(one.never ?? []), refusal] } : one,
  );
  return { next: { ...draft, acts }, serves: [{ act: act.key, rule: act.never?.length ?? 0 }] };
}

/** “Bookings must not be deleted; they may be cancelled”. */
export function takeMayBe(draft: Draft, { text, at }: Clause): Step | undefined {
  const [, what = '', done = ''] = /^(.+?)\s+(?:may|can)\s+be\s+([a-z]+)$/i.exec(text) ?? [];
  const verb = done === '' ? '' : verbLemma(done.toLowerCase());
  const thing =
    (what.split(' ').length < 4 ? thingMeant(what, draft.things) : undefined) ??
    (/^(?:they|it)$/i.test(what) ? thingBefore(at, draft.things) : undefined);
  return thing === undefined || !movingVerbs.test(verb) ? undefined : moved(draft, thing, verb, []);
}

/** “No state may be skipped”: states change by acts alone, in their order. */
export function takeNoSkipping(draft: Draft, { text }: Clause): Step | undefined {
  if (!/\bno (?:state|step|status|stage) may be skipped|\bmust not be skipped|in this order only/i.test(text))
    return undefined;
  const thing = draft.things.find((one) => stateOf(one)?.isAutomatic === true);
  const state = thing === undefined ? undefined : stateOf(thing);
  return thing === undefined || state === undefined
    ? undefined
    : { next: draft, serves: [{ field: state.name, of: thing.key }] };
}
