import { figureIn } from '../cases/said-numbers.ts';
import { stillOpen } from '../limits/open-records.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec, SectionSpec } from '../spec/app-spec.ts';
import { fieldName, sectionId, type Teller, withField } from './told.ts';
import { actId, isOffered, withAct } from './told-acts.ts';
import { entitiesIn } from './told-measure.ts';

const extending =
  /\b(extend(?:ed|able|ing|s)?|extensions?|renew(?:ed|able|als?|ing|s)?|prolong(?:ed|ing|ation)?)\b/iu;
const permitted =
  /\b(?:can|may|could|is|are|be|you|they|possible|allowed|once|twice|one|two|times|able|up to|for|by)\b/iu;
const forbidden = /\b(?:cannot|no|never|not)\s+(?:be\s+)?(?:extend|renew|prolong|extension)/iu;
/** A subscription, a card or a lease is renewed by paying or signing, not by moving a day of return. */
const otherwise =
  /\b(?:licen[cs]e|passport|contract|insurance|lease|house|kitchen|deadline of|subscription|domain)\b/iu;
const figure = String.raw`\d+|an?|another|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen`;
const units = String.raw`days?|weeks?|months?|hours?`;
const byLength = new RegExp(
  String.raw`\b(?:by|for|of)\s+(?:up to\s+|at most\s+|max\s+)?(?:another\s+|further\s+|an?\s+further\s+|an?\s+more\s+)?(${figure})(?:\s+(?:more|further|extra|additional))?(?:\s+(${units}))?\b`,
  'iu',
);
const spokenUnit = new RegExp(String.raw`\b(${units})\b`, 'giu');
const inDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const waited =
  /\b(?:not|unless|except|only|if no|as long as no|nobody|no one|noone)\b.{0,40}\b(?:wait\w*|reserv\w*|wants?|asked|queue\w*)\b/iu;

interface Extension {
  /** How often; undefined where nobody said. */
  readonly times: number | undefined;
  readonly days: number | undefined;
  readonly isFreeOnly: boolean;
}

/** “can be extended once by a week”, “renewed twice, but not when somebody is waiting”: an act moves the day on which it is due. */
export const tellExtension: Teller = (words, spec, { text }) => {
  if (!extending.test(words) || !permitted.test(words)) return undefined;
  if (forbidden.test(words) || otherwise.test(words)) return undefined;
  const found = extendable(words, spec);
  if (found === undefined) return undefined;
  const said = extensionIn(words, text);
  const counter = found.entity.fields.find(
    ({ kind, name, formula }) =>
      kind === 'number' && formula === undefined && /^(?:extensions|renewals|extendedTimes)$/u.test(name),
  );
  const field: FieldSpec = counter ?? {
    name: fieldName('extensions', found.entity),
    label: 'Extended',
    kind: 'number',
    min: 0,
    start: 0,
    automatic: true,
  };
  const counted = counter === undefined ? withField(spec, found.entity.name, field, () => 0) : spec;
  const queued =
    counted === undefined || !said.isFreeOnly
      ? counted && { spec: counted, waits: [] }
      : withQueue(counted, found);
  if (queued === undefined) return undefined;
  const act = actOf(said, found, field.name, queued);
  const next = act === undefined ? undefined : withAct(withOpenList(queued.spec, found), act);
  if (act === undefined || next === undefined || !isOffered(act.id, next)) return undefined;
  return {
    spec: next,
    parts: [`action:${act.id}`, `field:${found.entity.name}.${field.name}`],
  };
};

function extensionIn(words: string, text: string): Extension {
  // “lent for 8 weeks, extended by 4”: the length stands behind the word for it.
  const [, length, unit] = byLength.exec(words.slice(words.search(extending))) ?? [];
  const often = /\bonce\b|\bone (?:time|extension|renewal)\b/iu.test(words)
    ? 1
    : /\btwice\b/iu.test(words)
      ? 2
      : figureIn(/\b(\w+)\s+(?:times|extensions|renewals)\b/iu.exec(words)?.[1] ?? '');
  const value = length === undefined ? undefined : /^(?:an?|another)$/iu.test(length) ? 1 : figureIn(length);
  // “for up to 8 weeks, once extendable by 4” are weeks, too.
  const before = text.slice(0, Math.max(0, text.toLowerCase().search(extending)));
  const spoken = unit ?? [...before.matchAll(spokenUnit)].at(-1)?.[1];
  const each = inDays[(spoken ?? '').toLowerCase().replace(/s$/u, '')];
  return {
    times: often,
    days: value === undefined || each === undefined ? undefined : value * each,
    isFreeOnly: waited.test(words) || waited.test(sentenceWith(words, text)),
  };
}

/** The sentence that a part is of: who waits is often said behind a comma. */
function sentenceWith(words: string, text: string): string {
  const [first = ''] = words.split(' ').slice(0, 1);
  const verb = extending.exec(words)?.[0] ?? first;
  return text.split(/[.!?\n;]/u).find((sentence) => sentence.includes(verb)) ?? '';
}

interface Extendable {
  readonly entity: EntitySpec;
  readonly due: FieldSpec;
  readonly open: string | undefined;
  readonly known: ActionSpec | undefined;
}

const dueName =
  /^(?:until|due|dueOn|dueDate|dueBack|backBy|returnBy|bringBack|ends?|endsOn|to|till|expires|deadline|validUntil)$/iu;
const dueLabel =
  /^(?:until|due|due (?:on|back|date)|back by|return by|to be back|bring back by|ends?|valid until|expires)\b/iu;
const broughtBack = /^(?:back|backOn|returned|returnedOn|broughtBack|came|closed|ended)$/u;

/** The records whose last day can move: those that the words name, else those that somebody still has. */
function extendable(words: string, spec: AppSpec): Extendable | undefined {
  const order = [...new Set([...entitiesIn(words, spec), ...spec.entities])];
  const found = order.flatMap((entity): Extendable[] => {
    const due = entity.fields.find(
      ({ name, label, kind, formula }) =>
        kind === 'date' && formula === undefined && (dueName.test(name) || dueLabel.test(label)),
    );
    if (due === undefined) return [];
    const known = spec.actions.find(
      ({ on, does = [] }) =>
        on === entity.name &&
        does.some((step) => new RegExp(String.raw`\bset\b.*\b${due.name} = `).test(step)) &&
        does.length === 1,
    );
    return [{ entity, due, known, open: openOf(entity) }];
  });
  return (
    found.find(
      ({ open, entity }) => open !== undefined && entity.fields.some(({ to }) => to !== undefined),
    ) ?? found.find(({ open }) => open !== undefined)
  );
}

function openOf(entity: EntitySpec): string | undefined {
  const back = entity.fields.find(
    ({ kind, name, required, formula }) =>
      kind === 'date' && required !== true && formula === undefined && broughtBack.test(name),
  );
  const state = entity.fields.find(
    ({ kind, name, formula }) =>
      kind === 'choice' && formula === undefined && /^(?:state|status)$/u.test(name),
  );
  const out = state?.options?.find((one) =>
    /^(?:out|lent|on loan|borrowed|rented|with somebody|handed out|taken|booked|running|active|staying)$/iu.test(
      one,
    ),
  );
  if (state !== undefined && out !== undefined) return `${state.name} is ${JSON.stringify(out)}`;
  return back === undefined ? stillOpen(entity) : `${back.name} is empty`;
}

/** Where only late ones are listed, those that are still out stand beside them, so that they can be extended in time. */
function withOpenList(spec: AppSpec, { entity, due, open }: Extendable): AppSpec {
  const isOf = ({ block, props }: SectionSpec) => block === 'records' && props['entity'] === entity.name;
  const isLate = ({ props }: SectionSpec) =>
    new RegExp(String.raw`\b${due.name} <`).test(String(props['where']));
  const lists = spec.pages.flatMap(({ sections }) => sections.filter(isOf));
  if (open === undefined || lists.length === 0 || !lists.every(isLate)) return spec;
  const page = spec.pages.find(({ sections }) => sections.some(isOf));
  const section: SectionSpec = {
    id: sectionId('told-still-out', spec),
    block: 'records',
    title: 'Out at the moment',
    props: { entity: entity.name, where: open, sort: due.name, empty: 'Nothing is out.', actions: [] },
  };
  return {
    ...spec,
    pages: spec.pages.map((one) => (one === page ? { ...one, sections: [...one.sections, section] } : one)),
  };
}

interface Queued {
  readonly spec: AppSpec;
  readonly waits: readonly { readonly never: string; readonly says: string }[];
}

/** Whether somebody waits for what a record is of: as the plan knows it, else who waits is written down with it. */
function withQueue(spec: AppSpec, { entity }: Extendable): Queued | undefined {
  const link =
    entity.fields.find(
      ({ to, formula, name }) =>
        to !== undefined &&
        formula === undefined &&
        spec.actions.some(
          ({ on, does = [] }) =>
            on === to &&
            does.some((step) => step.includes(`add ${entity.name} with`) && step.includes(`${name} = this`)),
        ),
    ) ?? entity.fields.find(({ to, formula }) => to !== undefined && formula === undefined);
  const thing = spec.entities.find(({ name }) => name === link?.to);
  if (link === undefined || thing === undefined) return undefined;
  const says = `Somebody is waiting for {${link.name}.${thing.title}}.`;
  const queue = spec.entities.find(
    ({ one, name, fields }) =>
      name !== entity.name &&
      /wait|queue|reserv/iu.test(`${one} ${name}`) &&
      fields.some(({ to }) => to === thing.name),
  );
  const queueLink = queue?.fields.find(({ to }) => to === thing.name)?.name;
  const waiting = queue?.fields.find(
    ({ kind, name }) => kind === 'choice' && /^(?:state|status)$/u.test(name),
  );
  const state = waiting?.options?.find((one) => /wait|open|reserved|asked/iu.test(one));
  if (queue !== undefined && queueLink !== undefined) {
    const still =
      waiting === undefined || state === undefined ? '' : ` and ${waiting.name} is ${JSON.stringify(state)}`;
    return {
      spec,
      waits: [{ never: `any(${queue.name} where ${queueLink} = this.${link.name}${still})`, says }],
    };
  }
  const field: FieldSpec = { name: fieldName('waits', thing), label: 'Who waits', kind: 'text' };
  const next = withField(spec, thing.name, field);
  if (next === undefined) return undefined;
  const lent = next.actions.map((action) =>
    action.on === thing.name && (action.does ?? []).some((step) => step.startsWith(`add ${entity.name} `))
      ? { ...action, does: [...(action.does ?? []), `set ${field.name} = empty`] }
      : action,
  );
  const open = openOf(entity);
  const whileOut = open === undefined ? '' : ` and any(${entity.name} where ${link.name} = this and ${open})`;
  const asked = withAct(
    { ...next, actions: lent },
    {
      id: actId('wait-for-it', next),
      label: 'Wait for it',
      on: thing.name,
      condition: `${field.name} is empty${whileOut}`,
      form: [{ name: 'who', label: 'Who waits', kind: 'text', required: true }],
      does: [`set ${field.name} = ask.who`],
      done: `{ask.who} waits for {${thing.title}}.`,
    },
  );
  return asked === undefined
    ? undefined
    : { spec: asked, waits: [{ never: `${link.name}.${field.name} is not empty`, says }] };
}

function actOf(
  { times, days }: Extension,
  { entity, due, open, known }: Extendable,
  counter: string,
  { spec, waits }: Queued,
): ActionSpec | undefined {
  if (open === undefined) return undefined;
  const most =
    times === undefined
      ? []
      : [
          {
            never: `${counter} >= ${times}`,
            says: times === 1 ? 'It was extended once already.' : `It was extended ${times} times already.`,
          },
        ];
  const isKept = ({ never }: { never: string }) => waits.length === 0 || !/wait/iu.test(never);
  const flag = entity.fields.find(
    ({ kind, name, formula }) =>
      kind === 'yes-no' && formula === undefined && /^(?:extended|renewed|prolonged)$/u.test(name),
  );
  const length = days ?? lengthOf(entity, due, spec);
  const until = length === undefined ? 'ask.until' : `addDays(${due.name}, ${length})`;
  return {
    id: known?.id ?? actId('extend', spec),
    label: 'Extend',
    on: entity.name,
    condition: open,
    ...(known?.roles === undefined ? {} : { roles: known.roles }),
    ...(length === undefined
      ? { form: [{ name: 'until', label: sentenceCase(due.label), kind: 'date' as const, required: true }] }
      : {}),
    never: [
      ...most,
      ...waits,
      ...(known?.never ?? []).filter((one) => isKept(one) && !one.never.includes('ask.')),
      ...(length === undefined ? [{ never: `ask.until <= ${due.name}`, says: 'Choose a later day.' }] : []),
    ],
    does: [
      `set ${due.name} = ${until}, ${counter} = ${counter} + 1${flag === undefined ? '' : `, ${flag.name} = true`}`,
    ],
    done: `Extended until {${due.name}}.`,
  };
}

/** How long a record lasts as the plan has it, where the text says no other length: “{loanDays}”, “loanWeeks * 7”. */
function lengthOf({ name }: EntitySpec, due: FieldSpec, { actions }: AppSpec): string | undefined {
  for (const { does = [] } of actions)
    for (const step of does) {
      const [, length] = step.startsWith(`add ${name} with`)
        ? (new RegExp(String.raw`\b${due.name} = addDays\(today, ([\w *]+)\)`).exec(step) ?? [])
        : [];
      if (length !== undefined) return length;
    }
  return undefined;
}
