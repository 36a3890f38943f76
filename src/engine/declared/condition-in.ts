import { nounLemma } from '../read/lemma.ts';
import { comparisonIn } from './comparison-in.ts';
import { type Draft, isOpen } from './draft.ts';
import { pathOf } from './path-of-words.ts';
import { type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';

/** What words say of a record, as a formula; undefined where they speak of anything that the plan does not know. */
export function conditionIn(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const said = words
    .trim()
    .replace(/[.,;]+$/, '')
    .replace(/^(?:that|which|who|where|there)\s+/i, '');
  if (said === '' || said.length > 160) return undefined;
  return simple(said, thing, draft) ?? joined(said, thing, draft, 'and') ?? joined(said, thing, draft, 'or');
}

function joined(words: string, thing: PlannedThing, draft: Draft, by: 'and' | 'or'): string | undefined {
  const parts = words.split(new RegExp(String.raw`,?\s+${by}\s+`, 'i'));
  if (parts.length < 2 || parts.length > 4) return undefined;
  const formulas = parts.map((part) => simple(part, thing, draft));
  return formulas.every((one) => one !== undefined)
    ? `(${formulas.map((one) => `(${one})`).join(` ${by} `)})`
    : undefined;
}

function simple(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  for (const read of [ofChildren, figureFirst, expired, ofProperty, ofRecord]) {
    const formula = read(words, thing, draft);
    if (formula !== undefined) return formula;
  }
  return undefined;
}

/** “more than 3 dead hens”, “over 4 hours late”: the figure stands before the property. */
function figureFirst(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const [, how = '', figure = '', rest = ''] =
    /^(more than|over|at least|fewer than|less than|under|above|below|exceeding)\s+([\d.,]+)\s*%?\s*([a-z].*?)(?:\s+(?:in|on|per) (?:a|one|the same|each) [a-z]+)?$/i.exec(
      words,
    ) ?? [];
  const path = rest === '' ? undefined : pathOf(rest, thing, draft.things);
  return path === undefined ? undefined : comparisonIn(`is ${how} ${figure}`, path, thing, draft);
}

/** “expired inspection”, “the medical is expired”, “the annual check of the aircraft is over”: a day that is past. */
export function expired(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const [, what = ''] =
    /^expired\s+([a-z][a-z -]*)$/i.exec(words) ??
    /^(?:the\s+)?([a-z][a-z -]*?)(?: of the ([a-z]+))?\s+(?:is|are|has|have)\s+(?:expired|over|run out|no longer valid|invalid|lapsed|not valid)\b/i.exec(
      words,
    ) ??
    [];
  if (what === '') return undefined;
  const key = plainWords(what);
  const places = [
    ...thing.fields.map((field) => ({ field, path: field.name })),
    ...thing.fields.flatMap((link) =>
      (draft.things.find(({ key: of }) => of === link.to)?.fields ?? []).map((field) => ({
        field,
        path: `${link.name}.${field.name}`,
      })),
    ),
  ];
  const found = places.find(
    ({ field }) => field.kind === 'date' && ` ${plainWords(field.words)} `.includes(` ${key} `),
  );
  const day = thing.fields.find(({ kind, words: own }) => kind === 'date' && /^date$/i.test(own));
  return found === undefined
    ? undefined
    : `${found.path} is not empty and ${found.path} < ${day?.name ?? 'today'}`;
}

const mostWords = 7;

/** “severity is high”, “the score of the bid is below 60”: a property, and what is said of it. */
function ofProperty(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const all = words.split(/\s+/);
  for (let count = Math.min(mostWords, all.length - 1); count > 0; count -= 1) {
    const subject = all.slice(0, count).join(' ');
    const path = differenceOf(subject, thing, draft) ?? pathOf(subject, thing, draft.things);
    if (path === undefined) continue;
    const said = all.slice(count).join(' ');
    const formula = comparisonIn(said, path, thing, draft) ?? stateOfProperty(said, path.formula, path.field);
    if (formula !== undefined) return formula;
  }
  return undefined;
}

/** “|measured − reference|”, “the difference between planned and actual hours”. */
function differenceOf(words: string, thing: PlannedThing, { things }: Draft) {
  const [, left = '', right = ''] =
    /^(?:the )?(?:absolute )?\|(.+?)\s*[-−–]\s*(.+?)\|$/.exec(words) ??
    /^(?:the )?(?:absolute )?(?:difference|deviation) between (.+?) and (.+)$/i.exec(words) ??
    [];
  const [a, b] = [left, right].map((one) => (one === '' ? undefined : pathOf(one, thing, things)));
  if (a === undefined || b === undefined) return undefined;
  return { formula: `abs(${a.formula} - ${b.formula})`, field: { ...a.field, kind: 'number' as const } };
}

const missing =
  /^(?:is|are|was|were) (?:empty|missing|blank|unknown|not (?:given|filled(?: in)?|entered|recorded|set|stated|known|assigned|there|available|documented))$/i;
const given =
  /^(?:is|are|was|were|has been|have been) (?:not empty|given|filled(?: in)?|entered|recorded|set|stated|known|assigned|documented|present)$/i;

function stateOfProperty(said: string, path: string, field: PlannedField): string | undefined {
  if (field.kind === 'yes-no') {
    if (/^(?:is|are|was|were|has been|have been)(?: set| ticked| true| yes| given| confirmed)?$/i.test(said))
      return `${path} = true`;
    if (/^(?:is|are|was|were|has|have) (?:not|no|false|missing)\b/i.test(said)) return `not ${path}`;
  }
  if (missing.test(said)) return `${path} is empty`;
  if (given.test(said)) return `${path} is not empty`;
  const [, not, values = ''] =
    /^(?:is|are|was|were|equals?|=)\s+(not\s+)?(?:set to\s+|marked(?: as)?\s+|rated\s+)?(.+)$/i.exec(said) ??
    [];
  const listed = values
    .replaceAll(/["“”]/g, '')
    .split(/\s*,\s*(?:or\s+)?|\s+or\s+|\s+nor\s+/)
    .map((one) => optionOf(one, field));
  if (values === '' || listed.some((one) => one === undefined)) return undefined;
  const [only] = listed;
  const is =
    listed.length === 1
      ? `${path} is "${only ?? ''}"`
      : `${path} in (${listed.map((one) => `"${one ?? ''}"`).join(', ')})`;
  return not === undefined ? is : `not (${is})`;
}

/** The option of a property that words name: “rejected”, “high”, “a B”. */
export function optionOf(words: string, { options = [] }: PlannedField): string | undefined {
  const plain = plainWords(words).replaceAll('-', ' ');
  return options.find((one) => {
    const option = one.toLowerCase().replaceAll('-', ' ');
    return option === plain || option === nounLemma(plain);
  });
}

/** “has no photo”, “has at least two witnesses”, “all its stops are done”, “no open defects exist”. */
function ofChildren(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const [, all = '', rest = ''] =
    /^(?:all|every|each)(?: of)?(?: its| the| their)? (.+?) ((?:is|are|have|has)\b.+)$/i.exec(words) ?? [];
  if (all !== '') {
    const child = childMeant(all, thing, draft);
    const held = child === undefined ? undefined : conditionIn(withoutVerb(rest, child), child.thing, draft);
    return child === undefined || held === undefined
      ? undefined
      : `not any(${child.thing.key} where ${child.link} = this and not (${held}))`;
  }
  const [, much = '', what = ''] =
    /^(?:it |the [a-z ]+? |an? [a-z ]+? )?(?:still )?(?:has|have|had|holds?|there (?:is|are)) (no|any|an?|(?:at least|more than|fewer than|less than|at most|exactly) \S+|\S+ or more)\s+(.+)$/i.exec(
      words,
    ) ?? [];
  if (much === '') return undefined;
  const child = childMeant(what, thing, draft);
  if (child === undefined) {
    const path = /^(?:no|an?)$/i.test(much) ? pathOf(what, thing, draft.things) : undefined;
    return path === undefined ? undefined : `${path.formula} is ${/^no$/i.test(much) ? '' : 'not '}empty`;
  }
  const where = [`${child.link} = this`, ...(child.where === undefined ? [] : [child.where])].join(' and ');
  return counted(much, `${child.thing.key} where ${where}`);
}

const withoutVerb = (rest: string, { thing }: { thing: PlannedThing }) =>
  /^(?:have|has)\b/i.test(rest) ? rest.replace(/^(?:have|has)\b/i, 'has') : `${thing.one} ${rest}`;

function counted(much: string, records: string): string | undefined {
  if (/^no$/i.test(much)) return `not any(${records})`;
  if (/^(?:any|an?)$/i.test(much)) return `any(${records})`;
  const [, how = '', figure = '', more] =
    /^(?:(at least|more than|fewer than|less than|at most|exactly) )?(\S+)( or more)?$/i.exec(much) ?? [];
  const count = { one: 1, two: 2, three: 3, four: 4, five: 5 }[figure.toLowerCase()] ?? Number(figure);
  if (!Number.isFinite(count)) return undefined;
  const sign = { 'at least': '>=', 'more than': '>', 'fewer than': '<', 'less than': '<', 'at most': '<=' }[
    how.toLowerCase()
  ];
  return `count(${records}) ${more === undefined ? (sign ?? '=') : '>='} ${count}`;
}

interface Child {
  readonly thing: PlannedThing;
  readonly link: string;
  readonly where?: string;
}

/** “open defects”: records that point to this one, and what is said of them. */
export function childMeant(words: string, parent: PlannedThing, draft: Draft): Child | undefined {
  const plain = plainWords(words);
  const thing = thingMeant(plain, draft.things);
  const link = thing?.fields.find(({ to }) => to === parent.key)?.name;
  if (thing === undefined || link === undefined) return undefined;
  const name = [thing.many, thing.one].map(plainWords).find((one) => plain.endsWith(one)) ?? '';
  const adjective = plain.slice(0, plain.length - name.length).trim();
  if (adjective === '') return { thing, link };
  const where = adjectiveOf(adjective, thing, draft);
  return where === undefined ? undefined : { thing, link, where };
}

/** “open”, “overdue”, “high-risk”, “unpaid”: what one word in front of a thing says of it. */
export function adjectiveOf(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = plainWords(words).replaceAll('-', ' ');
  if (/^(?:open|active|current|pending|running|unfinished)$/.test(plain)) return isOpen(thing);
  for (const field of thing.fields) {
    const bare = plain.replace(
      new RegExp(String.raw`^${plainWords(field.words)}\s+|\s+${plainWords(field.words)}$`),
      '',
    );
    const option = optionOf(plain, field) ?? optionOf(bare, field);
    if (option !== undefined) return `${field.name} is "${option}"`;
  }
  const tick = thing.fields.find(
    ({ kind, words: own }) => kind === 'yes-no' && tickWords(own, plain.replace(/^(?:not |un|in|non )/, '')),
  );
  if (tick !== undefined)
    return /^(?:not |un|in|non )/.test(plain) && plainWords(tick.words) !== plain
      ? `not ${tick.name}`
      : `${tick.name} = true`;
  if (/^(?:overdue|expired|late)$/.test(plain)) return overdue(thing);
  return takenBy(plain, thing, draft);
}

/** “tools on loan”: those to which something points that is not over. */
function takenBy(word: string, thing: PlannedThing, { things }: Draft): string | undefined {
  if (!/^(?:out|on loan|lent|lent out|in use|occupied|taken)$/.test(word)) return undefined;
  for (const other of things) {
    const link = other.fields.find(({ to }) => to === thing.key);
    const open = link === undefined ? undefined : isOpen(other);
    if (link !== undefined && open !== undefined)
      return `any(${other.key} where ${link.name} = this and ${open})`;
  }
  return undefined;
}

function tickWords(own: string, plain: string): boolean {
  const words = plainWords(own);
  return words === plain || words.split(' ').at(-1) === plain;
}

export function overdue(thing: PlannedThing): string | undefined {
  const due = thing.fields.find(
    ({ kind, words }) =>
      (kind === 'date' || kind === 'moment') &&
      /\bdue\b|deadline|until|expir|next|valid to|^to$|^end$|best before|return by/i.test(words),
  );
  if (due === undefined) return undefined;
  const open = isOpen(thing);
  const day = due.kind === 'moment' ? `day(${due.name})` : due.name;
  return `${open === undefined ? '' : `${open} and `}${due.name} is not empty and ${day} < today`;
}

/** “is blocked”, “it is overdue”, “the tour is closed”: said of the record itself. */
function ofRecord(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const [, who = '', not, what = ''] =
    /^(?:(.*?)\s+)?(?:is|are|was|were|has been|have been|becomes?|be|gets?)\s+(not\s+)?(?:yet\s+|already\s+|still\s+|currently\s+|marked(?: as)?\s+)?(.+)$/i.exec(
      words,
    ) ?? [];
  if (what === '') return undefined;
  const subject = plainWords(who);
  const isOwn =
    subject === '' || /^(?:it|they|he|she|one)$/.test(subject) || thingMeant(subject, [thing]) !== undefined;
  const link = isOwn
    ? undefined
    : thing.fields.find(
        ({ to, words: own }) =>
          to !== undefined && (plainWords(own) === subject || thingMeant(subject, draft.things)?.key === to),
      );
  const target = isOwn ? thing : draft.things.find(({ key }) => key === link?.to);
  if (target === undefined) return undefined;
  const values = what.replaceAll(/["“”]/g, '').split(/\s*,\s*(?:or\s+)?|\s+or\s+/);
  const formulas = values.map((one) => adjectiveOf(one, target, draft));
  if (formulas.some((one) => one === undefined)) return undefined;
  const through = formulas.map((one) =>
    link === undefined ? (one ?? '') : throughLink(one ?? '', link, target),
  );
  if (link !== undefined && through.some((one) => one === '')) return undefined;
  const is = through.length === 1 ? (through[0] ?? '') : `(${through.map((one) => `(${one})`).join(' or ')})`;
  return not === undefined ? is : `not (${is})`;
}

/** A simple formula said of what a record points to. */
function throughLink(formula: string, link: PlannedField, { fields }: PlannedThing): string {
  const name = /^(?:not )?([a-zA-Z0-9]+)\b/.exec(formula)?.[1] ?? '';
  const isSimple = fields.some((field) => field.name === name) && !/\band\b|\(/.test(formula);
  return isSimple ? formula.replace(name, `${link.name}.${name}`) : '';
}
