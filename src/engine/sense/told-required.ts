import { brokenSamples } from '../limits/broken-samples.ts';
import { fieldNamed } from '../limits/meant-field.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { fieldFromWords } from '../plan/field-from-words.ts';
import { isSame } from '../plan/fine-parts.ts';
import { mainEntity } from '../proof/main-part.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec, SampleValue } from '../spec/app-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';
import { asReason, fieldName, withField, withRule } from '../told/told.ts';
import { entitiesIn } from '../told/told-measure.ts';
import { askedByActs } from './asked-by-acts.ts';
import { changeField } from './change-field.ts';
import { holdsAsBefore } from './holds-as-before.ts';
import { type SaidRequired, saidRequired } from './said-required.ts';
import { servedBy } from './served-by.ts';
import { type WhenTold, whenTold } from './when-told.ts';

/** The plan in which what a text says must be given is asked for and nothing is kept without it. */
export function toldRequired(spec: AppSpec): AppSpec {
  const text = spec.reading?.text ?? '';
  return saidRequired(text).reduce((plan, said) => {
    const reason = asReason(text.slice(said.start, said.end).replaceAll(/\s+/g, ' ').trim());
    return said.fields.reduce((next, words) => demanded(next, words, said, reason), plan);
  }, spec);
}

function demanded(spec: AppSpec, words: string, said: SaidRequired, reason: string): AppSpec {
  if (said.isTail) {
    const known = endingOf(words, spec);
    return known === undefined ? spec : demanded(spec, known, { ...said, isTail: false }, reason);
  }
  const before = beforeKept(said, spec);
  const condition = before === undefined ? said.condition : '';
  const when = condition === '' ? undefined : whenTold(condition, spec);
  // A condition that the plan does not know must not become a demand on everybody.
  if (condition !== '' && when === undefined) return spec;
  const meant = meantIn(spec, words, before === undefined ? said : { ...said, of: before }, when);
  if (meant === undefined) return spec;
  const { entity, known } = meant;
  if (known?.formula !== undefined || known?.automatic === true || known?.byActs !== undefined) return spec;
  const made = known === undefined ? newField(words, said, entity) : undefined;
  const field = known ?? made?.field;
  if (field === undefined) return spec;
  const added =
    made === undefined
      ? spec
      : withField(spec, entity.name, made.field, (index) => (when === undefined ? made.sample(index) : null));
  if (added === undefined) return spec;
  const next = withDemand(added, entity.name, field, { when, reason, sample: made?.sample });
  return next !== undefined && holdsAsBefore(next, spec, entity.name)
    ? servedBy(next, said, `field:${entity.name}.${field.name}`)
    : spec;
}

/** “before a loan starts”: no loan without it. */
function beforeKept({ condition }: SaidRequired, spec: AppSpec): string | undefined {
  const [, words] =
    /^(?:before|for|on|with|at) (?:an?|the|every|each|any)?\s?(?:first |new )?(.+)$/iu.exec(condition) ?? [];
  const [named] = words === undefined ? [] : entitiesIn(words.split(' ').slice(0, 2).join(' '), spec);
  const isOnly = /^before\b/iu.test(condition) || (words ?? '').split(' ').length === 1;
  return named !== undefined && isOnly ? named.one : undefined;
}

/** The longest ending of words that names a property of the plan. */
function endingOf(words: string, { entities }: AppSpec): string | undefined {
  const all = words.split(' ');
  const endings = all.map((_, index) => all.slice(index).join(' '));
  return (
    endings.find((one) => entities.some(({ fields }) => fields.some(({ label }) => isSame(one, label)))) ??
    endings.find((one) => /^\p{Lu}{2,6}$/u.test(one))
  );
}

interface Meant {
  readonly entity: EntitySpec;
  readonly known?: FieldSpec;
}

const booked =
  /\b(?:booking|reservation|rental|request|hire|sign-?up|registration|application|enquiry|order|entry|claim|visit|appointment|loan)$/iu;
const people =
  /^(?:they|you|people|everyone|everybody|who|whoever|customers?|guests?|clients?|visitors?|users?|renters?|the user)$/iu;

/** What the words are a property of: what it is said of, what has such a property, else what people send in. */
function meantIn(
  spec: AppSpec,
  words: string,
  { of, isSure }: SaidRequired,
  when: WhenTold | undefined,
): Meant | undefined {
  // “Claims shall be handed in” asks for no claim in a claim.
  if (spec.entities.some(({ one, many }) => isSame(words, one) || isSame(words, many)))
    return ofKept(spec, words);
  const entered = spec.entities.filter((entity) => isMade(entity, spec));
  const named = entitiesIn(of, { entities: entered });
  const preferred = when === undefined ? named : entered.filter(({ name }) => name === when.things);
  const having = [...preferred, ...(when === undefined ? entered : [])].flatMap((entity): Meant[] => {
    const known = fieldNamed(words, entity);
    return known === undefined ? [] : [{ entity, known }];
  });
  const sent = entered.filter(({ one }) => booked.test(one));
  const open = having.find(({ known }) => known?.formula === undefined && known?.automatic !== true);
  if (open !== undefined) return open;
  if (!isSure && !isDatum.test(words) && !/^\p{Lu}{2,6}$/u.test(words)) return undefined;
  const main = mainEntity(spec);
  const entity =
    preferred[0] ??
    (people.test(of.trim()) || sent.length === 1 ? sent[0] : undefined) ??
    entered.find((one) => one.name === main?.name) ??
    sent[0] ??
    entered[0];
  return entity === undefined ? undefined : { entity };
}

/** A kind of records that must be chosen: “the hotel must be given”. */
function ofKept(spec: AppSpec, words: string): Meant | undefined {
  const kept = spec.entities.find(({ one, many }) => isSame(words, one) || isSame(words, many));
  const pointing = spec.entities.flatMap((entity) =>
    entity.fields
      .filter(({ to, formula }) => to === kept?.name && formula === undefined)
      .map((known) => ({ entity, known })),
  );
  return pointing.length === 1 ? pointing[0] : undefined;
}

function isMade({ name }: EntitySpec, spec: AppSpec): boolean {
  return (
    isAllowed('create', name, spec) ||
    spec.actions.some(
      ({ creates, does = [] }) =>
        creates?.entity === name || does.some((step) => step.startsWith(`add ${name} `)),
    )
  );
}

/** Words for what is written down of somebody or something, whatever the trade. */
const isDatum =
  /\b(?:numbers?|no\.?|nr|names?|phone|telephone|mobile|e-?mail|address|plate|dates?|signatures?|ids?|codes?|licen[cs]e|certificates?|photos?|pictures?|reason|remark|note|explanation|weight|height|age|allerg(?:y|ies)|contact|insurance|consent(?: form)?|receipt|invoice|proof|passport|birthday|size|serial|imei|permission|justification|deposit|waiver|medical|form|card)$/iu;

/** What somebody has, did or agreed to is ticked. */
const isTick =
  /\b(?:consent(?: form)?|permission|ok|okay|agreement|waiver|check|test|course|briefing|induction|paid|done|certificate|licen[cs]e|deposit|medical|references?|consent of .*)$/iu;

interface Made {
  readonly field: FieldSpec;
  readonly sample: (index: number) => SampleValue;
}

function newField(words: string, { isTicked }: SaidRequired, entity: EntitySpec): Made | undefined {
  const label = sentenceCase(words.replace(/^been /iu, 'Has been '));
  if (isTicked || isTick.test(words))
    return {
      field: { name: fieldName(label, entity), label, kind: 'yes-no', start: false },
      sample: () => true,
    };
  // The colour of the cover is a colour.
  const head = /^(?!number|date|name)(.+?) of (?:the |an? )?.+$/iu.exec(words)?.[1] ?? words;
  const made = fieldFromWords(head.replaceAll(/['’]s\b/giu, ''), entity.one.toLowerCase());
  if (made === undefined) return undefined;
  // “IMEI” stays as it is written, and the claimant's signature the claimant's.
  return { field: { ...made.field, name: fieldName(label, entity), label }, sample: made.sample };
}

function isRuled(never: string, things: string, { entities }: AppSpec): boolean {
  return entities.find(({ name }) => name === things)?.rules?.some((rule) => rule.never === never) === true;
}

interface Demand {
  readonly when: WhenTold | undefined;
  readonly reason: string;
  readonly sample: ((index: number) => SampleValue) | undefined;
}

function withDemand(
  spec: AppSpec,
  things: string,
  field: FieldSpec,
  { when, reason, sample }: Demand,
): AppSpec | undefined {
  const missing = field.kind === 'yes-no' ? `not ${field.name}` : `${field.name} is empty`;
  if (when === undefined && field.kind !== 'yes-no') {
    const change = ({ more: _more, ...one }: FieldSpec): FieldSpec => ({ ...one, required: true });
    return askedByActs(changeField(spec, things, field.name, change), things, field.name);
  }
  const never = when === undefined ? missing : `${when.formula} and ${missing}`;
  const shown = changeField(spec, things, field.name, ({ more: _more, ...one }) => one);
  const asked = askedByActs(shown, things, field.name, when);
  // A rule that is there already is no use to somebody whom no form asks.
  if (isRuled(never, things, asked)) return asked;
  const ruled = withRule(asked, things, never, reason)?.spec;
  return ruled === undefined ? undefined : filled(ruled, things, field, sample);
}

/** Samples that the rule would refuse get what is missing. */
function filled(spec: AppSpec, things: string, field: FieldSpec, sample?: Demand['sample']): AppSpec {
  const value = (index: number): SampleValue =>
    field.kind === 'yes-no'
      ? true
      : (sample ?? fieldFromWords(field.label, '')?.sample)?.(index) || example(field);
  const broken = brokenSamples(spec);
  return withEntity(spec, things, (entity) => ({
    ...entity,
    samples: entity.samples.map((one, index) =>
      broken.has(`${things}-${index + 1}`) ? { ...one, [field.name]: value(index) } : one,
    ),
  }));
}

function example({ kind, options = [] }: FieldSpec): SampleValue {
  if (kind === 'choice') return options[0] ?? null;
  return kind === 'text' || kind === 'long-text' ? 'On file' : null;
}
