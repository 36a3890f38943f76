import { participle, verbLemma } from '../grammar/verb-forms.ts';
import { sentenceCase } from '../read/words.ts';
import { optionOf } from './condition-in.ts';
import { type Draft, stateOf, withField } from './draft.ts';
import type { Effect, Origin } from './effect.ts';
import { created } from './effect-creates.ts';
import { figureOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingMeant } from './planned.ts';

interface Target {
  readonly thing: PlannedThing;
  /** How its properties are called in a step: `container.`. */
  readonly path: string;
  /** Several records at once. */
  readonly many?: string;
  readonly isNew?: boolean;
}

/** What words say that happens, in one part: “sets the plot to let”, “the stock goes down”; undefined where it is not known how. */
export function effectIn(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const plain = words
    .trim()
    .replace(
      /^(?:and|then|also|automatically|it|this|the system|system|the app)\s+(?=[a-z]+s?\b)/i,
      (lead) => (/^it\s/i.test(lead) ? lead : ''),
    )
    .replace(/^(?:shall|must|should|will)\s+/i, '')
    .replaceAll(/,?\s+(?:automatically|immediately|at once|by itself|straight away|then)\b/gi, '')
    .replaceAll(/\b(?:automatically|immediately)\s+/gi, '');
  for (const read of [setTo, becomes, counted, countedOff, removed, created, broughtTo]) {
    const effect = read(plain, origin, draft);
    if (effect !== undefined) return effect;
  }
  return undefined;
}

/** The records that words mean, seen from where the effect starts. */
export function targetOf(words: string, { self, isEntry }: Origin, { things }: Draft): Target | undefined {
  const plain = plainWords(
    words.replace(/^(?:all|each of|every one of)\s+(?:of\s+)?(?:his|her|its|their|the)?\s*/i, ''),
  );
  const base = isEntry ? 'ask.' : '';
  const own = things.find(({ key }) => key === self.key) ?? self;
  if (/^(?:it|they|this|record)$/.test(plain) || thingMeant(plain, [own]) !== undefined)
    return { thing: own, path: '', isNew: isEntry };
  const byWords = own.fields.find(({ to, words: said }) => to !== undefined && plainWords(said) === plain);
  const thing = things.find(({ key }) => key === byWords?.to) ?? thingMeant(plain, things);
  if (thing === undefined) return undefined;
  const link = byWords ?? own.fields.find(({ to, formula }) => to === thing.key && formula === undefined);
  if (link !== undefined) return { thing, path: `${base}${link.name}.` };
  const child = thing.fields.find(({ to, formula }) => to === own.key && formula === undefined);
  if (child !== undefined && !isEntry)
    return { thing, path: '', many: `${thing.key} where ${child.name} = this` };
  for (const way of own.fields) {
    const middle = things.find(({ key }) => key === way.to);
    const last = middle?.fields.find(({ to }) => to === thing.key);
    if (last !== undefined) return { thing, path: `${base}${way.name}.${last.name}.` };
  }
  return undefined;
}

/** One property of the target gets a value; where a condition is said, only then. */
function setting(target: Target, field: PlannedField, value: string, origin: Origin, next: Draft): Effect {
  const { path, many, isNew } = target;
  const none = { next, own: [], never: [] };
  if (many !== undefined) return { ...none, does: [`change ${many} with ${field.name} = ${value}`] };
  const when = (before: string) =>
    origin.holds === undefined ? value : `if(${origin.holds}, ${value}, ${before})`;
  if (isNew === true)
    return {
      ...none,
      does: [],
      own: [`${field.name} = ${when(field.start === undefined ? 'empty' : `"${field.start}"`)}`],
    };
  return { ...none, does: [`set ${path}${field.name} = ${when(`${path}${field.name}`)}`] };
}

/** The property of a thing that can have a value, which comes in where it was said in quotes or by a verb. */
function fieldFor(
  value: string,
  thing: PlannedThing,
  draft: Draft,
  isSure: boolean,
): { next: Draft; field: PlannedField; value: string } | undefined {
  const known = draft.things.find(({ key }) => key === thing.key) ?? thing;
  const state = stateOf(known);
  for (const field of [...(state === undefined ? [] : [state]), ...known.fields]) {
    const option =
      field.kind === 'choice' && field.formula === undefined ? optionOf(value, field) : undefined;
    if (option !== undefined) return { next: draft, field, value: `"${option}"` };
  }
  const tick = known.fields.find(
    ({ kind, words, formula }) =>
      kind === 'yes-no' && formula === undefined && plainWords(words) === plainWords(value),
  );
  if (tick !== undefined) return { next: draft, field: tick, value: 'true' };
  const plain = value
    .toLowerCase()
    .replaceAll(/["“”]/g, '')
    .replace(/\s+list$/, '')
    .trim();
  if (!isSure || !/^[a-z][a-z -]{2,27}$/.test(plain) || plain.split(' ').length > 3) return undefined;
  if (state !== undefined) {
    const field = { ...state, options: [...(state.options ?? []), plain] };
    return { next: withField(draft, known.key, field), field, value: `"${plain}"` };
  }
  const isWork = known.fields.some(({ to }) => to !== undefined);
  const first = plain.startsWith('out of ') ? plain.replace(/^out of /, 'in ') : isWork ? 'open' : 'active';
  const field: PlannedField = {
    name: nameOf('state', new Set(known.fields.map(({ name }) => name))),
    label: 'State',
    words: 'state',
    kind: 'choice',
    options: [first, plain],
    start: first,
  };
  return { next: withField(draft, known.key, field), field, value: `"${plain}"` };
}

const quoted = /["“]([^"”]+)["”]/;

/** “sets the plot to let”, “puts the boat on "damaged"”, “marks the member as defaulter”, “sets days in milk back to zero”. */
function setTo(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, what = '', value = ''] =
    /^(?:sets?|puts?|moves?|turns?|switch(?:es)?|changes?|brings?|returns?|resets?|marks?|flags?|places?)\s+(.+?)\s+(?:back\s+)?(?:to|on|as|into|in)\s+(?:an?\s+|the\s+)?(?:state\s+|status\s+)?(.+)$/i.exec(
      words,
    ) ?? [];
  if (what === '') return undefined;
  return figureSet(what, value, origin, draft) ?? stateSet(what, value, origin, draft, true);
}

function figureSet(what: string, value: string, origin: Origin, draft: Draft): Effect | undefined {
  const number = /^zero$/i.test(value.trim()) ? 0 : figureOf(value);
  const place = number === undefined ? undefined : propertyOf(what, origin, draft);
  if (place === undefined || number === undefined || !isFigure(place.field)) return undefined;
  return setting(place.target, place.field, String(number), origin, draft);
}

function stateSet(
  what: string,
  said: string,
  origin: Origin,
  draft: Draft,
  isSure: boolean,
): Effect | undefined {
  const value = quoted.exec(said)?.[1] ?? said;
  const target = targetOf(what.replace(/^(?:state|status) of (?:the\s+)?/i, ''), origin, draft);
  const found =
    target === undefined ? undefined : fieldFor(value, target.thing, draft, isSure || quoted.test(said));
  if (target === undefined || found === undefined) return undefined;
  return setting(target, found.field, found.value, origin, found.next);
}

/** “the prescription becomes "ready for billing"”, “the melt goes on hold”, “each piece is set to …”. */
function becomes(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, what = '', how = '', value = ''] =
    /^(.+?)\s+(becomes?|turns?(?: to)?|changes? to|goes (?:back )?(?:to|on|into)|go (?:back )?(?:to|on)|gets?|(?:is|are|shall be|must be|will be) (?:set (?:back )?(?:to|on)|marked(?: as)?|flagged(?: as)?|put on|moved to|changed to|switched to)|is|are|shall be)\s+(?:the state\s+|status\s+)?(.+)$/i.exec(
      words,
    ) ?? [];
  if (what === '' || /^(?:an?|the|one)\s/i.test(value)) return undefined;
  const isLoose = /^(?:is|are|shall be|gets?)$/i.test(how);
  const number = isLoose ? undefined : figureSet(what, value, origin, draft);
  return number ?? stateSet(what, value, origin, draft, !isLoose);
}

const isFigure = ({ kind, formula, words }: PlannedField) =>
  formula === undefined &&
  (/^(?:number|money)$/.test(kind) || (kind === 'text' && /\b(?:number|count)$/i.test(words)));

/** “the cow's lactation number”, “the quantity of the container”, “its stock”. */
function propertyOf(
  words: string,
  origin: Origin,
  draft: Draft,
): { target: Target; field: PlannedField } | undefined {
  const plain = words.trim().replace(/^(?:the|its|his|her|their)\s+/i, '');
  const [, part = '', owner = ''] =
    /^(.+?)\s+of\s+(?:the|an?|each|every|that|its)?\s*(.+)$/i.exec(plain) ?? [];
  const [, whose = '', what = ''] = /^(.+?)['’]s?\s+(.+)$/.exec(plain) ?? [];
  const pairs = [
    ...(part === '' ? [] : [{ part, owner }]),
    ...(whose === '' ? [] : [{ part: what, owner: whose }]),
  ];
  for (const pair of pairs) {
    const target = targetOf(pair.owner, origin, draft);
    const field = target === undefined ? undefined : fieldMeant(pair.part, target.thing);
    if (target !== undefined && field !== undefined && !target.isNew) return { target, field };
  }
  // “its stock”, “the remaining hours”: of the only thing it points to that has such a property.
  const targets = origin.self.fields.flatMap(({ words: name, to }) => {
    const target = to === undefined ? undefined : targetOf(name, origin, draft);
    const field = target === undefined ? undefined : fieldMeant(plain, target.thing);
    return target === undefined || field === undefined ? [] : [{ target, field }];
  });
  return targets.length === 1 ? targets[0] : undefined;
}

const amounts =
  /^(?:quantity|qty|amount|number|count|hours?(?: used)?|kg|kilograms|kilometres|km|litres|units|pieces|points|minutes|weight|volume|days|grams|sum|mileage)$/i;

/** What a figure changes by: a number that was said, a property that was named, or the amount of the record. */
function amountOf(said: string, { self, isEntry }: Origin, field: PlannedField): string | undefined {
  const base = isEntry ? 'ask.' : '';
  if (said.includes('%')) return undefined;
  const number = /^(?:one|1)$/i.test(said.trim()) ? 1 : figureOf(said);
  if (number !== undefined) return String(number);
  const figures = self.fields.filter(
    (one) => isFigure(one) && one.isAutomatic !== true && one.kind !== 'text',
  );
  const named = said === '' ? undefined : fieldMeant(said, { ...self, fields: figures });
  if (said !== '') return named === undefined ? undefined : `${base}${named.name}`;
  const same =
    figures.find(({ words }) => plainWords(words) === plainWords(field.words)) ??
    figures.find(({ words }) => amounts.test(words)) ??
    (figures.length === 1 ? figures[0] : undefined);
  return same === undefined ? undefined : `${base}${same.name}`;
}

/** “lowers the quantity of the container”, “raises the cow's lactation number by one”, “the stock goes down”. */
function counted(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, verb = '', what = '', by = ''] =
    /^(raises?|increases?|lowers?|reduces?|decreases?|diminish(?:es)?|lessens?)\s+(.+?)(?:\s+by\s+(.+))?$/i.exec(
      words,
    ) ?? [];
  const [, other = '', how = '', otherBy = ''] =
    /^(.+?)\s+(goes down|goes up|go down|go up|(?:is|are|gets?|shall be|will be) (?:reduced|lowered|decreased|increased|raised)|drops|falls|rises|decreases|increases|shrinks|grows)(?:\s+(?:accordingly|by\s+(.+)))?$/i.exec(
      words,
    ) ?? [];
  const place = propertyOf(what === '' ? other : what, origin, draft);
  if (place === undefined || !isFigure(place.field) || place.target.many !== undefined) return undefined;
  const isDown =
    /^(?:lower|reduc|decreas|dimin|lessen)/i.test(verb) ||
    /down|reduc|lower|decreas|drops|falls|shrinks/i.test(how);
  const amount = amountOf(by === '' ? otherBy : by, origin, place.field);
  return amount === undefined ? undefined : changed(place, amount, isDown, origin, draft);
}

function changed(
  { target, field }: { target: Target; field: PlannedField },
  amount: string,
  isDown: boolean,
  origin: Origin,
  draft: Draft,
): Effect {
  const path = `${target.path}${field.name}`;
  // What was declared by a word for a number is one.
  const next =
    field.kind === 'text'
      ? withField(draft, target.thing.key, { ...field, kind: 'number', least: 0 })
      : draft;
  const effect = setting(target, field, `${path} ${isDown ? '-' : '+'} ${amount}`, origin, next);
  const isBound = isDown && field.least === 0;
  const when = origin.holds === undefined ? '' : `${origin.holds} and `;
  return isBound
    ? { ...effect, never: [`${when}${amount} > ${path} => ${sentenceCase(field.label)} is not enough.`] }
    : effect;
}

/** “is deducted from the stock”, “the kilometres are credited to the member”, “takes the hours off the balance”. */
function countedOff(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, what = '', how = '', where = ''] =
    /^(?:the\s+)?(.+?)\s+(?:is|are|gets?|shall be|will be)\s+(deducted from|subtracted from|taken off|taken from|debited from|added to|credited to|booked to)\s+(.+)$/i.exec(
      words,
    ) ??
    reordered(
      /^(deducts?|subtracts?|takes?|adds?|credits?)\s+(?:the\s+)?(.+?)\s+(?:from|off|to)\s+(.+)$/i.exec(
        words,
      ),
    );
  if (what === '') return undefined;
  const place = propertyOf(where, origin, draft);
  const amount = place === undefined ? undefined : amountOf(plainWords(what), origin, place.field);
  if (place === undefined || amount === undefined || !isFigure(place.field)) return undefined;
  return changed(place, amount, /deduct|subtract|take|taken|debit/i.test(how), origin, draft);
}

function reordered(match: RegExpExecArray | null): string[] {
  return match === null ? [] : ['', match[2] ?? '', match[1] ?? '', match[3] ?? ''];
}

/** “removes the applicant from the list”, “the reservation is deleted”. */
function removed(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, what = ''] =
    /^(?:removes?|deletes?)\s+(.+?)(?:\s+from\s+.+)?$/i.exec(words) ??
    /^(.+?)\s+(?:is|are|gets?|shall be|will be)\s+(?:removed|deleted)(?:\s+from\s+.+)?$/i.exec(words) ??
    [];
  const target = what === '' ? undefined : targetOf(what, origin, draft);
  if (target === undefined || origin.isEntry || origin.holds !== undefined) return undefined;
  const none = { next: draft, own: [], never: [] };
  if (target.many !== undefined) return { ...none, does: [`remove ${target.many}`] };
  if (target.path === '') return { ...none, does: ['remove this'] };
  return { ...none, does: [`remove ${target.thing.key} where id = this.${target.path.slice(0, -1)}`] };
}

const stateVerbs =
  /^(?:free|release|close|block|lock|unlock|open|reopen|suspend|cancel|activate|deactivate|archive|complete|approve|reject|settle|reserve|retire|withdraw|void|confirm|end|finish|occupy|clear|unblock|return|bar|ban|exclude|quarantine)$/;

/** “frees the locker”, “shall close the item”, “the card is blocked”: what is done to it is what it is afterwards. */
function broughtTo(words: string, origin: Origin, draft: Draft): Effect | undefined {
  const [, verb = '', what = ''] =
    /^([a-z]+)\s+((?:the|its|all|each|every|that|his|their|an?)\s+.+)$/i.exec(words) ?? [];
  const [, passive = '', done = ''] =
    /^(.+?)\s+(?:is|are|gets?|shall be|will be|must be)\s+([a-z]+)$/i.exec(words) ?? [];
  const lemma = verbLemma((verb === '' ? done : verb).toLowerCase());
  if (!stateVerbs.test(lemma)) return undefined;
  const value = lemma === 'free' ? 'free' : lemma === 'open' ? 'open' : participle(lemma);
  return stateSet(verb === '' ? passive : what, value, origin, draft, true);
}
