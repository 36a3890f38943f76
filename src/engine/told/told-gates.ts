import { verbLemma } from '../grammar/verb-forms.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { asReason, fieldName, type Told, withField, withRule } from './told.ts';
import { entitiesIn } from './told-measure.ts';

interface Gate {
  /** Whom or what it is about. */
  readonly subject: string;
  /** What must not be done with it. */
  readonly deed: string;
  /** What must be there first. */
  readonly needs: string;
  /** It must be so each time anew. */
  readonly isAgain: boolean;
}

const withoutIt =
  /^(?:an?|any|every|each|the|no)?\s*(.+?)\s+(?:without|with no|who has no|that has no)\s+(?:an?\s+|the\s+|any\s+)?(.+?)\s+(?:cannot|is not|are not|never)\s+(?:be\s+|get\s+|allowed\s*)?(.*)$/iu;
const cannotUntil =
  /^(?:an?|any|every|each|the)?\s*(.+?)\s+cannot\s+(?:be\s+|get\s+)?(.+?)\s+(again\s+)?(?:until|unless|before|without|till)\s+(?:it is\s+|it was\s+|they are\s+|he is\s+|she is\s+|it has been\s+|(?:it|he|she|they)\s+(?:has|have)\s+(?:been\s+)?|an?\s+|the\s+)?(.+)$/iu;
const noWithout = /^(?:and\s+)?no\s+(.+?)\s+without\s+(?:an?\s+|the\s+|any\s+)?(.+)$/iu;
const mustBefore =
  /^(?:an?|any|every|each|the)?\s*(.+?)\s+must\s+(?:be\s+|have\s+)?(.+?)\s+before\s+(?:(?:it|he|she|they)\s+(?:is|are|can be|may be)\s+|being\s+)?(.+)$/iu;
const byWhom = /\s+by\s+(?:me|us|the\s+\p{L}+|an?\s+\p{L}+|\p{Lu}\p{L}+)$/u;

function gateIn(words: string): Gate | undefined {
  const until = cannotUntil.exec(words);
  if (until !== null)
    return {
      subject: until[1] ?? '',
      deed: until[2] ?? '',
      needs: until[4] ?? '',
      isAgain: until[3] !== undefined,
    };
  const without = withoutIt.exec(words);
  if (without !== null)
    return { subject: without[1] ?? '', deed: without[3] ?? '', needs: without[2] ?? '', isAgain: false };
  const none = noWithout.exec(words);
  if (none !== null)
    return { subject: none[1] ?? '', deed: none[1] ?? '', needs: none[2] ?? '', isAgain: false };
  const before = mustBefore.exec(words);
  return before === null
    ? undefined
    : { subject: before[1] ?? '', deed: before[3] ?? '', needs: before[2] ?? '', isAgain: false };
}

const longest = 5;

/** “a kit cannot be lent again until it is checked”, “a dog without valid vaccination cannot be booked in”. */
export function tellGate(words: string, spec: AppSpec): Told | undefined {
  const gate = gateIn(words);
  if (gate === undefined || gate.needs.split(' ').length > longest || /\d/u.test(gate.needs))
    return undefined;
  const entity = entitiesIn(gate.subject, spec)[0];
  if (entity === undefined) return undefined;
  const needs = gate.needs
    .replace(byWhom, '')
    .replace(/\s+ticked$/iu, '')
    .trim();
  const parts = needs.split(/\s+and\s+|,\s*/u).filter((one) => one !== '');
  let told: Told | undefined = { spec, parts: [] };
  for (const one of parts)
    told = told === undefined ? undefined : needed(one, gate, entity.name, told, words);
  return told?.parts.length === 0 ? undefined : told;
}

function needed(
  needs: string,
  gate: Gate,
  things: string,
  { spec, parts }: Told,
  words: string,
): Told | undefined {
  const entity = spec.entities.find(({ name }) => name === things);
  if (entity === undefined) return undefined;
  const known = entity.fields.find((field) => isNamed(field, needs));
  const label = sentenceCase(needs);
  const field: FieldSpec = known ?? {
    name: fieldName(label, entity),
    label,
    kind: isWritten.test(needs) ? 'text' : 'yes-no',
  };
  if (known?.formula !== undefined && known.kind !== 'yes-no') return undefined;
  const plan =
    known === undefined
      ? withField(spec, things, field.kind === 'text' ? field : { ...field, start: false }, (index) =>
          field.kind === 'text' ? `${label} ${index + 1}` : true,
        )
      : asTicked(spec, things, known, needs);
  if (plan === undefined) return undefined;
  const now = plan.entities
    .find(({ name }) => name === things)
    ?.fields.find(({ name }) => name === field.name);
  const missing = (path: string) => (now?.kind === 'yes-no' ? `not ${path}` : `${path} is empty`);
  const says = asReason(words);
  const gated = withGatedActs(plan, entity, gate, (path) => missing(`${path}${field.name}`), says);
  const told = gated ?? ruledOf(plan, entity, missing, { field: field.name, says, deed: gate.deed });
  if (told === undefined) return undefined;
  const renewed = gate.isAgain && now?.kind === 'yes-no' ? withRenewal(told.spec, entity, field) : told.spec;
  return {
    spec: renewed,
    parts: [...parts, ...told.parts, `field:${things}.${field.name}`],
    ...(told.ruled === undefined ? {} : { ruled: told.ruled }),
  };
}

const isWritten =
  /\b(?:size|number|name|phone|email|address|signature|id|code|date|licence|license|plate)$/iu;

function isNamed({ label, kind }: FieldSpec, needs: string): boolean {
  const last = needs.split(' ').at(-1) ?? needs;
  return (
    kind !== 'choice' &&
    kind !== 'reference' &&
    (isSame(label, needs) || isSame(nounLemma(label.toLowerCase()), nounLemma(last.toLowerCase())))
  );
}

/** What is only told in a text is ticked instead: “valid vaccination”. */
function asTicked(spec: AppSpec, things: string, known: FieldSpec, needs: string): AppSpec {
  if (known.kind !== 'text' || isWritten.test(needs)) return spec;
  const { options: _options, ...rest } = known;
  return withEntity(spec, things, (one) => ({
    ...one,
    fields: one.fields.map((field) =>
      field.name === known.name ? { ...rest, kind: 'yes-no', label: sentenceCase(needs) } : field,
    ),
    samples: one.samples.map((sample) => ({ ...sample, [known.name]: true })),
  }));
}

/** Words for the same deed: whoever rents out a kit lends it. */
const deeds: readonly RegExp[] = [
  /\b(?:lend|lent|borrow|rent|hire|loan|take out|give out|go out)\w*/iu,
  /\b(?:book|reserve|appointment|sign up|enrol|register|check in)\w*/iu,
  /\b(?:confirm|approve|accept)\w*/iu,
  /\b(?:sell|sold|buy|order|purchase)\w*/iu,
  /\b(?:leave|left|depart|start|begin|go)\w*/iu,
];

function isDeed({ id, label }: ActionSpec, deed: string): boolean {
  const [first = ''] = deed.trim().split(/\s+/u);
  const base = verbLemma(first.toLowerCase());
  const name = `${id} ${label}`.toLowerCase();
  return (base.length > 2 && name.includes(base)) || deeds.some((same) => same.test(deed) && same.test(name));
}

/** The acts that the sentence speaks of are refused. */
function withGatedActs(
  spec: AppSpec,
  entity: EntitySpec,
  { deed }: Gate,
  missing: (path: string) => string,
  says: string,
): Told | undefined {
  const parts: string[] = [];
  const actions = spec.actions.map((action) => {
    if (!isDeed(action, deed)) return action;
    const asked = action.form?.find(({ to }) => to === entity.name);
    const path = action.on === entity.name ? '' : asked === undefined ? undefined : `ask.${asked.name}.`;
    if (path === undefined || (action.does ?? []).length === 0) return action;
    parts.push(`rule:${action.id}.${action.never?.length ?? 0}`);
    return { ...action, never: [...(action.never ?? []), { never: missing(path), says }] };
  });
  return parts.length === 0 ? undefined : { spec: { ...spec, actions }, parts };
}

/** Records that point to such a one are refused; where none does, it is refused itself. */
function ruledOf(
  spec: AppSpec,
  entity: EntitySpec,
  missing: (path: string) => string,
  { field, says, deed }: { field: string; says: string; deed: string },
): Told | undefined {
  const [verb = ''] = deed
    .trim()
    .split(/\s+/u)
    .map((word) => verbLemma(word.toLowerCase()));
  const isOfDeed = (one: string) => verb.length > 2 && one.toLowerCase().startsWith(verb);
  const pointing = spec.entities
    .flatMap((other) =>
      other.fields
        .filter(({ to, formula }) => to === entity.name && formula === undefined)
        .map((link) => ({
          on: other,
          never: `${link.name} is not empty and ${missing(`${link.name}.${field}`)}`,
        })),
    )
    .toSorted((a, b) => Number(isOfDeed(b.on.one)) - Number(isOfDeed(a.on.one)));
  const [first] = pointing;
  return first === undefined
    ? withRule(spec, entity.name, missing(field), says)
    : withRule(spec, first.on.name, first.never, says);
}

const givenBack = /\b(?:back|return\w*|give it back|comes? home)\b/iu;

/** What must be so each time anew is no longer so when it came back, and somebody says when it is. */
function withRenewal(spec: AppSpec, entity: EntitySpec, { name, label }: FieldSpec): AppSpec {
  const back = spec.actions.filter(
    ({ on, id, label: said, does = [] }) =>
      on === entity.name && does.length > 0 && givenBack.test(`${id} ${said}`),
  );
  if (back.length === 0) return spec;
  const id = name.toLowerCase();
  if (spec.actions.some((action) => action.id === id)) return spec;
  const done: ActionSpec = {
    id,
    label,
    done: `${label}.`,
    on: entity.name,
    condition: `not ${name}`,
    does: [`set ${name} = true`],
  };
  return {
    ...spec,
    actions: [
      ...spec.actions.map((action) =>
        back.includes(action) ? { ...action, does: [...(action.does ?? []), `set ${name} = false`] } : action,
      ),
      done,
    ],
    pages: spec.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const offered = section.props['actions'];
        return section.props['entity'] === entity.name && Array.isArray(offered)
          ? { ...section, props: { ...section.props, actions: [...offered, id] } }
          : section;
      }),
    })),
  };
}
