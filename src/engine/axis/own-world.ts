import { takeNames } from '../cases/said-names.ts';
import { isOfPeople } from '../cases/take-said-lists.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import { exampleNames } from '../plan/example-names.ts';
import { nounLemma } from '../read/lemma.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** The plan with examples of the world that its text tells of: its own people, and nothing of another setting. */
export function inOwnWorld(spec: AppSpec, facts: SaidFacts): AppSpec {
  const next = structuredClone(spec);
  nameOwnOnes(next, facts);
  leaveSettings(next, facts.text);
  return forWhom(next, facts);
}

/** “a mood diary for my daughter Wren” says for whom it is, where nothing else in it does. */
function forWhom(spec: AppSpec, { ones, text }: SaidFacts): AppSpec {
  const [whom] = ones.filter(({ of, name }) =>
    new RegExp(`\\bfor (?:my|our) ${of} ${name}\\b`, 'iu').test(text),
  );
  const shown = JSON.stringify([spec.name, spec.tagline, spec.entities, spec.pages]);
  if (whom === undefined || shown.includes(whom.name)) return spec;
  return { ...spec, tagline: `${spec.tagline} · For ${whom.name}` };
}

const child = /^(?:grand)?(?:son|daughter|child|kid|boy|girl|baby)$|^(?:nephew|niece)$/iu;
const childField = /^(?:child|kid|baby|told to|for whom|whose|for|grandchild|boy|girl)$/iu;
const childKind = /^(?:child|kid|baby|grandchild|boy|girl|son|daughter)$/iu;

/** “my daughter Wren” and “my dog Bruno”: the only one there is. */
function nameOwnOnes(spec: AppSpec, { ones, lists, text }: SaidFacts): void {
  if (lists.length > 0) return;
  const own = ones.filter(({ of, name }) => text.toLowerCase().includes(`my ${of} ${name}`.toLowerCase()));
  for (const { of, name } of own) {
    if (own.filter((other) => other.of === of).length > 1) continue;
    const isChild = child.test(of);
    for (const entity of spec.entities) {
      const isKind =
        nounLemma(entity.one.toLowerCase()) === nounLemma(of) || (isChild && childKind.test(entity.one));
      if (isKind) takeNames(entity, [name], spec.entities, true);
      if (isChild) nameIn(entity, name);
    }
  }
}

function nameIn({ fields, samples, title }: EntitySpec, person: string): void {
  const open = fields.filter(
    ({ name, label, kind, formula }) =>
      kind === 'text' &&
      formula === undefined &&
      name !== title &&
      (childField.test(name) || childField.test(label)),
  );
  for (const sample of samples)
    for (const { name } of open) if (typeof sample[name] === 'string') sample[name] = person;
}

/** Words that tell where something goes on, and who and what is only there. */
const settings: readonly { readonly said: RegExp; readonly signs: RegExp }[] = [
  {
    said: /\b(?:school|class|classroom|kindergarten|pupils?|teachers?|students?|lessons?)\b/iu,
    signs:
      /\b(?:head ?teacher|headmaster|headmistress|teacher|pupil|classroom|school|class \d\w?|schoolyard)s?\b|^parents?$/iu,
  },
  {
    said: /\b(?:factory|plant|works|warehouse|mill|foundry|assembly|shop floor)\b/iu,
    signs: /\b(?:assembly line|forklift|foreman|shift leader|loading bay)s?\b/iu,
  },
  {
    said: /\b(?:hospital|clinic|ward|surgery|doctors?|patients?|nurses?|practice)\b/iu,
    signs: /\b(?:matron|head nurse|ward \d|operating theatre|patient)s?\b/iu,
  },
  {
    said: /\b(?:church|parish|chapel|congregation|monastery)\b/iu,
    signs: /\b(?:vicar|sacristan|parish hall|sexton|vestry)s?\b/iu,
  },
  {
    said: /\b(?:hotel|hostel|guest ?house|inn|b&b|pension)\b/iu,
    signs: /\b(?:bellboy|concierge|minibar|housekeeping)\b/iu,
  },
  {
    said: /\b(?:farm|barn|stable|cattle|orchard|vineyard)\b/iu,
    signs: /\b(?:milking parlour|barn|tractor shed|hayloft)s?\b/iu,
  },
  { said: /\b(?:office|company|firm|agency|bureau)\b/iu, signs: /\b(?:open-plan office|reception desk)\b/iu },
];

/** At the gate of a factory nobody visits the head teacher. */
function leaveSettings(spec: AppSpec, text: string): void {
  const [own] = settings.filter(({ said }) => said.test(text));
  if (own === undefined) return;
  const others = settings.filter(({ said }) => !said.test(text)).map(({ signs }) => signs);
  const isForeign = (value: unknown) =>
    typeof value === 'string' && others.some((signs) => signs.test(value));
  for (const entity of spec.entities)
    for (const [index, sample] of entity.samples.entries())
      for (const field of entity.fields)
        if (isForeign(sample[field.name])) replace(entity, field, sample, index);
}

function replace(
  entity: EntitySpec,
  { name, kind, required }: FieldSpec,
  sample: EntitySpec['samples'][number],
  index: number,
): void {
  if (kind !== 'text' && kind !== 'long-text') return;
  if (name === entity.title) {
    if (isOfPeople(entity)) sample[name] = exampleNames('member', index + 1).at(-1) ?? null;
  } else if (required !== true) delete sample[name];
}
