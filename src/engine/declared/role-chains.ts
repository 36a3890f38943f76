import { participle, verbLemma } from '../grammar/verb-forms.ts';
import { sentenceCase } from '../read/words.ts';
import type { Clause, Declared } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import {
  type Draft,
  type DraftAct,
  type Served,
  type Step,
  stateOf,
  thingBefore,
  withField,
} from './draft.ts';
import { figureOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import { type PlannedField, type PlannedThing, thingMeant, thingsSpokenOf } from './planned.ts';
import { isRoleWords } from './role-words.ts';
import { reasonOf } from './rules-of-fields.ts';
import { moveAct, withState } from './state-flow.ts';
import { roleOf } from './who-may.ts';

interface Link {
  readonly state: string;
  readonly label: string;
  readonly by?: string;
}

interface Chain {
  readonly what: string;
  readonly first?: string;
  readonly links: readonly Link[];
}

const linkOf = (done: string, who?: string): Link => {
  const verb = verbLemma(done.toLowerCase());
  return {
    state: participle(verb),
    label: sentenceCase(verb),
    ...(who === undefined ? {} : { by: roleOf(who) }),
  };
};

/** “Loan is applied by member, recommended by secretary, sanctioned by president”. */
function passedOn(text: string): Chain | undefined {
  const [, what = '', list = ''] =
    /^(?:an?\s+|the\s+|each\s+|every\s+)?([a-z][a-z -]*?)\s+(?:is|are|shall be|must be)\s+(?:first\s+)?([a-z]+(?:\s+for)?\s+by\s+.+)$/i.exec(
      text,
    ) ?? [];
  const parts = list
    .split(/\s*,\s*(?:and\s+)?(?:then\s+)?|\s+(?:and\s+)?then\s+|\s+and\s+/)
    .filter((part) => part !== '');
  const links = parts.flatMap((part): Link[] => {
    const [, done = '', who = ''] =
      /^(?:is\s+|finally\s+)?([a-z]+)(?:\s+for)?\s+by\s+(?:the\s+|an?\s+)?([a-z][a-z -]*)$/i.exec(part) ?? [];
    return done === '' ||
      (!isRoleWords(who) && !/^(?:member|student|employee|applicant|customer)$/i.test(who))
      ? []
      : [linkOf(done, who)];
  });
  return links.length < 2 || links.length < parts.length ? undefined : { what, links };
}

/** “A hiring starts as "enquiry", the bookings secretary confirms it, and after payment of the deposit it is "firm"”. */
function startsAs(text: string): Chain | undefined {
  const [, what = '', first = '', rest = ''] =
    /^(?:an?\s+|the\s+|each\s+|every\s+)?([a-z][a-z -]*?)\s+(?:starts?|begins?|is created|is entered|is)\s+(?:as|in)\s+(?:an?\s+)?["“]([^"”]+)["”],?\s+(.+)$/i.exec(
      text,
    ) ?? [];
  if (first === '') return undefined;
  const parts = rest
    .split(/,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?=after|the|once|when)/)
    .filter((part) => part !== '');
  const links = parts.flatMap((part): Link[] => {
    const [, who = '', verb = ''] =
      /^(?:the\s+|an?\s+)?([a-z][a-z -]*?)\s+([a-z]+s)\s+(?:it|them|this)$/i.exec(part) ?? [];
    if (verb !== '' && isRoleWords(who)) return [linkOf(verb, who)];
    const [, state = ''] =
      /\b(?:it (?:is|becomes|turns|goes to)|becomes|then)\s+["“]([^"”]+)["”]$/i.exec(part) ?? [];
    return state === '' ? [] : [{ state, label: `Set to ${state}` }];
  });
  return links.length === 0 || links.length < parts.length ? undefined : { what, first, links };
}

const chainIn = (text: string) => passedOn(text) ?? startsAs(text);

/** Those whom a chain of acts or a second approval names. */
export function rolesOfChains(clauses: readonly Clause[]): Declared['roles'] {
  return clauses.flatMap(({ text, at }) => [
    ...(chainIn(text)?.links ?? []).flatMap(({ by }) =>
      by === undefined ? [] : [{ name: by, at, isListed: true }],
    ),
    ...(secondIn(text) === undefined
      ? []
      : [{ name: roleOf(secondIn(text)?.who ?? ''), at, isListed: true }]),
  ]);
}

/** A record goes from hand to hand: each role has the act that leads on. */
export function takeChain(draft: Draft, { text, at }: Clause): Step | undefined {
  const chain = chainIn(text);
  if (chain === undefined) return undefined;
  const thing =
    thingMeant(chain.what, draft.things) ?? (chain.what === 'it' ? thingBefore(at, draft.things) : undefined);
  if (thing === undefined || (stateOf(thing)?.isAutomatic !== true && stateOf(thing) !== undefined))
    return undefined;
  const isFirstEntered =
    chain.first === undefined &&
    /^(?:appl|request|submit|enter|creat|ask|propos|rais)/.test(chain.links[0]?.state ?? '');
  const first = chain.first ?? (isFirstEntered ? chain.links[0]?.state : undefined) ?? 'open';
  const links = isFirstEntered ? chain.links.slice(1) : chain.links;
  const states = [first, ...links.map(({ state }) => state)];
  if (new Set(states).size < states.length) return undefined;
  const staged = withState(draft, thing, states);
  const field = staged.things.find(({ key }) => key === thing.key)?.fields.at(-1);
  if (field === undefined) return undefined;
  const acts = links.map(
    ({ state, label, by }, index): DraftAct => ({
      ...moveAct(thing, field.name, state, [states[index] ?? first], label),
      ...(by === undefined ? {} : { by: [by] }),
    }),
  );
  const others = staged.acts.filter(({ key }) => !acts.some((one) => one.key === key));
  const serves: Served[] = [{ field: field.name, of: thing.key }, ...acts.map(({ key }) => ({ act: key }))];
  return { next: { ...staged, acts: [...others, ...acts] }, serves };
}

const second =
  /^(?:[a-z][a-z -]*?\s+)?(?:above|over|from|exceeding|more than)\s+([€$£]?\s?[\d.,]+(?:\s?(?:EUR|USD|GBP|€|\$|£|euros?|dollars?|pounds?|Rs\.?))?)(?:\s+(?:per|a)\s+[a-z]+)?,?\s+(?:the\s+|an?\s+)?([a-z][a-z -]*?)\s+(?:must|has to|also has to|needs to|shall|also)\s+(?:also\s+)?([a-z]+)\b(.*)$/i;
const additionally =
  /^(.+?)\s+(?:above|over|exceeding|of more than|more than)\s+([€$£]?\s?[\d.,]+(?:\s?(?:EUR|USD|GBP|€|\$|£|euros?|dollars?|pounds?))?)(?:\s+(?:per|a)\s+[a-z]+)?\s+(?:go|goes|need|needs|require|requires|must)\s+(?:additionally\s+|also\s+)?(?:to\s+(?:be (?:approved|signed|confirmed) by\s+)?|(?:the\s+)?(?:approval|signature|consent|confirmation)\s+(?:of|by|from)\s+|be (?:approved|signed|confirmed) (?:also |additionally )?by\s+)(?:the\s+|an?\s+)?([a-z][a-zA-Z -]*)$/i;

function secondIn(text: string): { subject: string; amount: string; who: string; verb: string } | undefined {
  const told = second.exec(text);
  if (
    told !== null &&
    isRoleWords(told[2] ?? '') &&
    (/\b(?:as well|too|also|additionally)\b/i.test(text) ||
      /approve|sign|confirm|release/i.test(told[3] ?? ''))
  )
    return {
      subject: '',
      amount: told[1] ?? '',
      who: told[2] ?? '',
      verb: verbLemma((told[3] ?? '').toLowerCase()),
    };
  const other = additionally.exec(text);
  return other !== null && isRoleWords(other[3] ?? '')
    ? { subject: other[1] ?? '', amount: other[2] ?? '', who: other[3] ?? '', verb: 'approve' }
    : undefined;
}

/** “Above 250,000 the director must approve as well”: without this second yes the first act is refused. */
export function takeSecondYes(draft: Draft, clause: Clause): Step | undefined {
  const said = secondIn(clause.text);
  const amount = said === undefined ? undefined : figureOf(said.amount.trim());
  if (said === undefined || amount === undefined || !movingVerbs.test(said.verb)) return undefined;
  const act = draft.acts.find(
    ({ label, does }) =>
      label.toLowerCase() === said.verb || does.some((step) => step.includes(`"${participle(said.verb)}"`)),
  );
  const thing = draft.things.find(({ key }) => key === act?.on);
  if (act === undefined || thing === undefined) return undefined;
  const figure = amountField(thing, said.subject, draft);
  if (figure === undefined) return undefined;
  const role = roleOf(said.who);
  const words = `${participle(said.verb)} by ${role.toLowerCase()}`;
  const tick: PlannedField = {
    name: nameOf(words, new Set(thing.fields.map(({ name }) => name))),
    label: sentenceCase(words),
    words,
    kind: 'yes-no',
    isAutomatic: true,
  };
  const key = `${act.key}${nameOf(role, new Set()).replace(/^./, (letter) => letter.toUpperCase())}`;
  const holds = `${figure} > ${amount}`;
  const other: DraftAct = {
    key,
    on: thing.key,
    label: `${sentenceCase(said.verb)} as ${role.toLowerCase()}`,
    by: [role],
    when: `${holds} and not ${tick.name}${act.when === undefined ? '' : ` and ${act.when}`}`,
    does: [`set ${tick.name} = true`],
    done: 'It is noted.',
  };
  const acts = draft.acts.map((one) =>
    one === act
      ? { ...one, never: [...(one.never ?? []), `${holds} and not ${tick.name} => ${reasonOf(clause.text)}`] }
      : one,
  );
  const next = withField({ ...draft, acts: [...acts, other] }, thing.key, tick);
  return { next, serves: [{ act: act.key, rule: act.never?.length ?? 0 }, { act: key }] };
}

function amountField(thing: PlannedThing, subject: string, draft: Draft): string | undefined {
  const money = thing.fields.filter(({ kind }) => kind === 'money');
  const own = money.find(({ formula }) => formula !== undefined) ?? money[0];
  if (own !== undefined) return own.name;
  const [meant] = thingsSpokenOf(subject, draft.things);
  const link = thing.fields.find(({ to }) => to !== undefined && to === meant?.key);
  const far = meant?.fields.find(({ kind }) => kind === 'money');
  return link === undefined || far === undefined ? undefined : `${link.name}.${far.name}`;
}

/** “The president cannot sanction own loan”, “nobody may confirm their own entry”, “a second person validates”. */
export function takeOther(draft: Draft, clause: Clause): Step | undefined {
  const { text } = clause;
  const [, done = ''] =
    /^(?:nobody|no one|no user|(?:the\s+|an?\s+)?[a-z][a-z -]*?\s+(?:must|may|can|shall|does|do)\s?n[o'’]t)\s+(?:may\s+|can\s+|be allowed to\s+)?([a-z]+)\s+(?:(?:their|his|her|his or her|his\/her|one['’]s|its)\s+)?own\b/i.exec(
      text,
    ) ??
    /^(?:an?\s+|the\s+)?(?:second|different|other|another)\s+person(?:\s+in [a-z ]+)?\s+(?:must |has to |shall )?([a-z]+?)s?$/i.exec(
      text,
    ) ??
    /\b(?:must|may|can|shall|has to)\s+(?:only\s+)?be\s+([a-z]+)\s+(?:only\s+)?by\s+(?:an?other|a different|a second)\s+(?:person|user|member|[a-z]+)(?:\s+than\s+.+)?$/i.exec(
      text,
    ) ??
    [];
  const cannot =
    done === ''
      ? /^(?:the\s+|an?\s+)?[a-z][a-z -]*?\s+cannot\s+([a-z]+)\s+(?:(?:their|his|her|his or her)\s+)?own\b/i.exec(
          text,
        )?.[1]
      : done;
  if (cannot === undefined || cannot === '') return undefined;
  const verb = verbLemma(cannot.toLowerCase());
  const named = thingsSpokenOf(text, draft.things)[0];
  const act =
    draft.acts.find(
      ({ on, label }) => label.toLowerCase() === verb && (named === undefined || named.key === on),
    ) ?? draft.acts.find(({ label }) => label.toLowerCase() === verb);
  if (act === undefined) return undefined;
  const refusal = `by is not empty and by = me => ${reasonOf(text)}`;
  const acts = draft.acts.map((one) =>
    one === act ? { ...one, never: [...(one.never ?? []), refusal] } : one,
  );
  return { next: { ...draft, acts }, serves: [{ act: act.key, rule: act.never?.length ?? 0 }] };
}
