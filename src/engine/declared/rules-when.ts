import { verbLemma } from '../grammar/verb-forms.ts';
import { sentenceCase } from '../read/words.ts';
import { adjectiveOf, conditionIn, expired } from './condition-in.ts';
import type { Clause } from './declared.ts';
import { movingVerbs } from './deeds-in.ts';
import { type Draft, type Served, type Step, stateOf, thingBefore, withField, withRule } from './draft.ts';
import { lasting } from './lasting.ts';
import { figureOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import { fieldMeant, type PlannedField, type PlannedThing, plainWords, thingsSpokenOf } from './planned.ts';
import { refusedAct, withNeeded } from './rules-of-acts.ts';
import { reasonOf } from './rules-of-fields.ts';

/** What follows for records of a kind of which something holds. */
interface When {
  readonly thing: PlannedThing;
  readonly holds: string;
  readonly follows: string;
}

/** “If the varroa count is above 10, a treatment is required”, “orders above 500 need a signature”. */
export function takeWhen(draft: Draft, clause: Clause): Step | undefined {
  for (const when of whensIn(draft, clause))
    for (const follow of followings) {
      const step = follow(draft, when, clause);
      if (step !== undefined) return step;
    }
  return undefined;
}

const before =
  /^(?:if|when|whenever|as soon as|once|in case|where)\s+(.+?)(?:,\s*(?:then\s+)?|\s+then\s+|:\s+)(.+)$/i;
const behind = /^(.+?),?\s+(?:if|when|whenever|as soon as|in case|once)\s+(.+)$/i;
const unless = /^(.+?),?\s+(?:unless|until|before|without)\s+(.+)$/i;
const colon = /^([^:]{6,60}):\s+(.+)$/;
const arrow = /^(.+?)\s*(?:→|->|⇒)\s*(.+)$/;

function whensIn(draft: Draft, clause: Clause): When[] {
  const text = clause.text.replace(/^(?:but|and|also|however),?\s+/i, '');
  const pairs: { words: string; follows: string; isNot: boolean }[] = [];
  const add = (match: RegExpExecArray | null, condition: number, isNot = false) => {
    if (match !== null)
      pairs.push({ words: match[condition] ?? '', follows: match[3 - condition] ?? '', isNot });
  };
  add(before.exec(text), 1);
  add(behind.exec(text), 2);
  add(unless.exec(text), 2, true);
  add(colon.exec(text), 1);
  add(arrow.exec(text), 1);
  const told = pairs.flatMap(({ words, follows, isNot }) =>
    orderFor(`${follows} ${words}`, draft, clause).flatMap((thing): When[] => {
      const holds = conditionIn(words, thing, draft) ?? ofKind(words, thing, draft);
      return holds === undefined ? [] : [{ thing, holds: isNot ? `not (${holds})` : holds, follows }];
    }),
  );
  return [...told, ...qualified(text, draft)];
}

function orderFor(words: string, draft: Draft, { at }: Clause): PlannedThing[] {
  const last = thingBefore(at, draft.things);
  return [
    ...new Set([
      ...thingsSpokenOf(words, draft.things),
      ...(last === undefined ? [] : [last]),
      ...draft.things,
    ]),
  ];
}

const modal =
  "(?:must|may|can|cannot|can't|shall|should|needs?|requires?|is|are|has to|have to|gets?|goes?|go|become|becomes|counts?|do not|does not|don't|doesn't|sets?|puts?|will)";

/** “A toxic chemical must …”, “loads above 20 % moisture are rejected”: which records are meant, and what is said of them. */
function qualified(text: string, draft: Draft): When[] {
  const match = new RegExp(
    String.raw`^(?:(?:an?|the|all|each|every|any)\s+)?(.+?)\s+(${modal}\b.+)$`,
    'i',
  ).exec(text);
  const [, subject = '', follows = ''] = match ?? [];
  if (subject === '' || subject.split(' ').length > 10) return [];
  return draft.things.flatMap((thing): When[] => {
    const holds = ofKind(subject, thing, draft);
    return holds === undefined ? [] : [{ thing, holds, follows }];
  });
}

/** “toxic chemicals”, “loads above 20 % moisture”, “outage of more than 24 h”: what sets some records of a kind apart. */
export function ofKind(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const plain = plainWords(words);
  const name = [thing.many, thing.one].map(plainWords).find((one) => ` ${plain} `.includes(` ${one} `));
  if (name === undefined) return undefined;
  const [ahead = '', rest = ''] = splitAt(plain, name);
  if (ahead === '' && rest === '') return undefined;
  const first = ahead === '' ? undefined : joinedAdjectives(ahead, thing, draft);
  if (ahead !== '' && first === undefined) return undefined;
  const second = rest === '' ? undefined : restOf(rest, thing, draft);
  if (rest !== '' && second === undefined) return undefined;
  return [first, second].filter((one) => one !== undefined).join(' and ');
}

function splitAt(plain: string, name: string): string[] {
  const at = ` ${plain} `.indexOf(` ${name} `);
  return [plain.slice(0, Math.max(0, at)).trim(), plain.slice(at + name.length).trim()];
}

function joinedAdjectives(words: string, thing: PlannedThing, draft: Draft): string | undefined {
  const parts = words.split(/\s*,\s*|\s+(?:and|or)\s+/);
  const formulas = parts.map((one) => adjectiveOf(one, thing, draft));
  if (formulas.some((one) => one === undefined)) return undefined;
  return formulas.length === 1 ? formulas[0] : `(${formulas.map((one) => `(${one ?? ''})`).join(' or ')})`;
}

function restOf(rest: string, thing: PlannedThing, draft: Draft): string | undefined {
  const bare = rest.replace(
    /^(?:with|of|having|that (?:is|are|has|have)|which (?:is|are|has|have)|who (?:is|are|has|have)|whose)\s+(?:an?\s+|the\s+)?/,
    '',
  );
  const said =
    lasting(bare, thing) ??
    conditionIn(bare, thing, draft) ??
    adjectiveOf(bare, thing, draft) ??
    expired(bare, thing, draft);
  if (said !== undefined) return said;
  // “above 20 % moisture”: the figure stands before the property.
  const [, how = '', figure = '', words = ''] =
    /^(above|over|below|under|more than|less than|exceeding|at least|from|up to)\s+([\d.,]+\s*%?)\s*([a-z].*)$/.exec(
      bare,
    ) ?? [];
  const field = words === '' ? undefined : fieldMeant(words, thing);
  if (field !== undefined) return conditionIn(`${field.words} is ${how} ${figure.trim()}`, thing, draft);
  const [, sign = '', value = ''] =
    /^(above|over|below|under|more than|less than|exceeding|at least|from)\s+(.+)$/.exec(bare) ?? [];
  const money = thing.fields.filter(({ kind }) => kind === 'money');
  const total = money.find(({ formula }) => formula !== undefined) ?? money[0];
  if (sign === '' || total === undefined || figureOf(value) === undefined) return undefined;
  return `${total.name} ${/^(?:below|under|less)/.test(sign) ? '<' : /^(?:at least|from)/.test(sign) ? '>=' : '>'} ${figureOf(value) ?? 0}`;
}

type Following = (draft: Draft, when: When, clause: Clause) => Step | undefined;

const followings: readonly Following[] = [refused, needed, charged, marked];

const refusal =
  /\b(?:(?:must|may|shall|can|should|is|are|will)\s?(?:not|never)\b|cannot|can't|isn't possible|is not possible|not possible|not allowed|no [a-z ]+ (?:may|can|is|are|shall)|(?:is|are|shall be|must be|will be|should be|to be) (?:refused|rejected|blocked|excluded|not eligible|not accepted|barred|denied|invalid|forbidden)|never|^no (?:new |further |other |fresh )?[a-z]+$)/i;
const entering =
  /\b(?:saved?|enter(?:ed)?|accept(?:ed)?|record(?:ed)?|book(?:ed)?|register(?:ed)?|creat(?:ed?|ion)|submit(?:ted)?|add(?:ed)?|allotted|assign(?:ed)?|issued?|taken?|lent|made|stored?|rejected|refused|eligible|possible|allowed|planned|scheduled|ordered|sold|given|withdrawn|used|dumped|put|no (?:new |further |fresh )?[a-z]+)\b/i;

/** What must not be done with such records: an act that is refused, or a record that is. */
function refused(draft: Draft, { thing, holds, follows }: When, clause: Clause): Step | undefined {
  if (!refusal.test(follows)) return undefined;
  const done = /\bbe\s+([a-z]+)\b/i.exec(follows)?.[1] ?? '';
  const verb = verbLemma(done.toLowerCase());
  const meant = thingsSpokenOf(follows, draft.things).find(({ key }) => key !== thing.key);
  const named = eventOf(thing, follows, meant, draft);
  if (
    named === undefined &&
    movingVerbs.test(verb) &&
    !/^(?:reject|refuse|decline)$/.test(verb) &&
    (meant === undefined ||
      draft.acts.some(({ on, label }) => on === thing.key && label.toLowerCase() === verb))
  ) {
    const step = refusedAct(draft, thing.key, done, holds, reasonOf(clause.text));
    if (step !== undefined) return step;
  }
  if (named === undefined && !entering.test(follows)) return undefined;
  const event = named;
  if (event === undefined && !isEntry(thing, follows)) return undefined;
  if (event === undefined)
    return withRule(draft, { on: thing.key, never: holds, says: reasonOf(clause.text) });
  const moved = saidOfLink(holds, event.link, thing);
  return moved === undefined
    ? undefined
    : withRule(draft, { on: event.thing.key, never: moved, says: reasonOf(clause.text) });
}

const using =
  /\b(?:lent|loaned|taken|used|issued|withdrawn|sold|assigned|given|handed|hired|rented|booked|put|dumped|allotted)\b/i;

/** What must not be lent may well be kept: only what is itself a lending is refused then. */
function isEntry({ one, fields }: PlannedThing, follows: string): boolean {
  if (!using.test(follows) || /\b(?:accept|sav|enter|record|register|creat|refus|reject)/i.test(follows))
    return true;
  const [verb = ''] = using.exec(follows) ?? [];
  const stem = verbLemma(verb.toLowerCase()).slice(0, 4);
  return fields.some(({ to }) => to !== undefined) || one.includes(stem);
}

/** “Expired containers can't be withdrawn from”: not by a withdrawal. */
export function eventOf(
  thing: PlannedThing,
  follows: string,
  meant: PlannedThing | undefined,
  { things }: Draft,
) {
  const events = things.filter(({ fields }) => fields.some(({ to }) => to === thing.key));
  const stems = [...follows.toLowerCase().matchAll(/\b[a-z]{4,}\b/g)].map(([word]) => word.slice(0, 4));
  const event =
    events.find((one) => one === meant) ??
    events.find(({ one }) => stems.some((stem) => one.startsWith(stem))) ??
    (/\b(?:lent|taken|booked|used|issued|withdrawn|sold|assigned)\b/i.test(follows) && events.length === 1
      ? events[0]
      : undefined);
  const link = event?.fields.find(({ to }) => to === thing.key);
  return event === undefined || link === undefined ? undefined : { thing: event, link };
}

/** A formula over a record, asked of what another record points to. */
export function saidOfLink(
  formula: string,
  link: PlannedField,
  { fields }: PlannedThing,
): string | undefined {
  if (/\b(?:count|any|sum|this|createdAt)\b/.test(formula)) return undefined;
  const names = fields.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  return formula.replaceAll(/"[^"]*"|\b[a-zA-Z][a-zA-Z0-9]*\b/g, (word) =>
    names.includes(word) ? `${link.name}.${word}` : word,
  );
}

/** Properties that such records must have. */
function needed(draft: Draft, { thing, holds, follows }: When, clause: Clause): Step | undefined {
  const plain = follows.replace(/,?\s+(?:before|otherwise|so that|which|and then)\s.*$/i, '');
  const [, list = ''] =
    /^(?:an?\s+|the\s+)?(.+?)\s+(?:is|are|becomes?)?\s*(?:mandatory|required|needed|obligatory|compulsory|necessary)\b/i.exec(
      plain,
    ) ??
    /^(?:an?\s+|the\s+)?(.+?)\s+(?:must|has to|have to|shall|needs? to)\s+be\s+(?:entered|given|recorded|stated|filled in|documented|noted|added|attached|provided|chosen|named|assigned)\b/i.exec(
      plain,
    ) ??
    /^(?:[a-z ]*?\b)?(?:must have|must state|must give|must name|has to state|have to state|needs?|requires?|must enter|has to enter|must be given)\s+(?:an?\s+|the\s+|at least an?\s+)?(.+)$/i.exec(
      plain,
    ) ??
    [];
  if (list === '' || /\b(?:approval|approve|signature of|confirmation by)\b/i.test(list)) return undefined;
  const { next, fields } = withNeeded(draft, thing, list);
  if (fields.length === 0 || fields.length > 4) return undefined;
  const never = `${holds} and (${fields.map(({ name, kind }) => (kind === 'yes-no' ? `not ${name}` : `${name} is empty`)).join(' or ')})`;
  const step = withRule(next, { on: thing.key, never, says: reasonOf(clause.text) });
  const served: Served[] = fields.map(({ name }) => ({ field: name, of: thing.key }));
  return { next: step.next, serves: [...step.serves, ...served] };
}

/** “a fee of 5 is charged”, “10 % discount is granted”. */
function charged(draft: Draft, { thing, holds, follows }: When): Step | undefined {
  const [, words = '', amount = ''] =
    /\b(?:an?\s+|the\s+)?((?:[a-z]+\s+)?(?:fee|surcharge|charge|fine|deposit|penalty|bonus|discount|extra|supplement))\s+of\s+([€$£]?\s*[\d.,]+\s*%?)/i.exec(
      follows,
    ) ?? [];
  const [, other = '', otherWords = ''] =
    /\b([€$£]?\s*[\d.,]+\s*%?)\s*(?:EUR|euros?|dollars?|pounds?)?\s+((?:[a-z]+\s+)?(?:fee|surcharge|discount|fine|off|deposit))\b/i.exec(
      follows,
    ) ?? [];
  const figure = figureOf((amount === '' ? other : amount).replace(/\s*%$/, ''));
  const label = (words === '' ? otherWords : words).replace(/^(?:off)$/i, 'discount');
  if (figure === undefined || label === '') return undefined;
  const isShare = /%\s*$/.test(amount === '' ? other : amount);
  const base = thing.fields.find(({ kind }) => kind === 'money');
  if (isShare && base === undefined) return undefined;
  const taken = new Set(thing.fields.map(({ name }) => name));
  const field: PlannedField = {
    name: nameOf(label, taken),
    label: sentenceCase(label),
    words: label.toLowerCase(),
    kind: 'money',
    formula: `if(${holds}, ${isShare ? `round(${base?.name ?? '0'} * ${figure / 100}, 2)` : figure}, 0)`,
  };
  return { next: withField(draft, thing.key, field), serves: [{ field: field.name, of: thing.key }] };
}

const shownAs =
  /\b(?:is|are|shall be|must be|will be|gets?|to be)\s+(?:set to|set on|marked(?: as)?|flagged(?: as)?|shown (?:in|as)|displayed (?:in|as)|considered|treated as|put on|highlighted(?: in)?|listed as|changed to)\s+(?:the\s+|an?\s+)?["“]?([a-z][a-z -]{1,30}?)["”]?$/i;
const becoming =
  /(?:^|\b)(?:is|are|shall be|becomes?|turns?|counts? as|changes? to|goes? (?:to|on|back to)|go (?:to|on))\s+(?:the\s+|an?\s+)?["“]?([a-z][a-z -]{1,30}?)["”]?$/i;

/** “it becomes invalid”, “is shown in red”, “a warning appears”: what is said of such records stands beside them. */
function marked(draft: Draft, { thing, holds, follows }: When): Step | undefined {
  const warns = /\b(?:warning|warn|alert|notice|reminder)\b/i.test(follows);
  const said = follows
    .replace(/,\s.*$/, '')
    .replace(/\s+(?:list|automatically|at once|by itself|immediately)$/i, '');
  const [, word = ''] = shownAs.exec(said) ?? becoming.exec(said) ?? [];
  const value = warns
    ? 'warning'
    : /^(?:red|yellow|orange|highlighted|flagged)$/i.test(word)
      ? 'attention'
      : word.toLowerCase();
  if (
    value === '' ||
    /^(?:not|possible|required|mandatory|needed|created|generated|calculated|shown|visible|sent)\b/.test(
      value,
    )
  )
    return undefined;
  const own = thing.fields.find(({ words, formula }) => words === 'standing' && formula !== undefined);
  const rest = own?.formula ?? '""';
  const label = stateOf(thing) === undefined ? 'Status' : 'Notice';
  const name = own?.name ?? nameOf(label.toLowerCase(), new Set(thing.fields.map((field) => field.name)));
  const field: PlannedField = {
    name,
    label: own?.label ?? label,
    words: 'standing',
    kind: 'text',
    formula: `if(${holds}, "${sentenceCase(value)}", ${rest})`,
  };
  return { next: withField(draft, thing.key, field), serves: [{ field: name, of: thing.key }] };
}
