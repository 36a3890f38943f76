import { figureIn } from '../cases/said-numbers.ts';
import { notCancelled } from '../limits/open-records.ts';
import { isSame } from '../plan/fine-parts.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, type Teller, type Told, withField, withRule } from './told.ts';
import { entitiesIn } from './told-measure.ts';

const kinds =
  'kind|type|sort|category|course|craft|style|genre|colou?r|level|topic|theme|subject|breed|instrument|family|team';
const same = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|max(?:imum)?(?: of)?|only|up to|never more than)\s+(\d+|\p{L}+)\s+(?:.{0,40}?\b)?(?:the\s+same|any(?:\s+one)?|each|every|one)\s+(?:\p{L}+\s+)?(${kinds})s?\b`,
  'iu',
);

/** “at most 4 stalls of the same kind”, “no more than 5 of any kind”. */
export const tellSameKind: Teller = (words, spec) => {
  const [, figure = '', kind = ''] = same.exec(words) ?? [];
  const most = figureIn(figure);
  if (most === undefined || kind === '') return undefined;
  return withKnown(spec, most) ?? withNew(words, spec, most, kind);
};

const counted = /count\((\w+) where (\w+) = this\.\2\b[^()]*\) > (\w+)/u;

/** A case that has the rule takes the figure of the text. */
function withKnown(spec: AppSpec, most: number): Told | undefined {
  for (const { name, fields, rules = [] } of spec.entities)
    for (const [at, { never }] of rules.entries()) {
      const [, things, by, key = ''] = counted.exec(never) ?? [];
      const field = fields.find((one) => one.name === by);
      const figure = spec.numbers?.[key];
      if (things !== name || field === undefined || figure === undefined || !isKind(field, '')) continue;
      return {
        spec: { ...spec, numbers: { ...spec.numbers, [key]: { ...figure, value: most } } },
        parts: [`rule:${name}.${at}`],
      };
    }
  return undefined;
}

const kindNames = /^(?:kind|type|sort|category|course|craft|style|genre|sells|level|topic|theme)$/iu;

function isKind({ name, label, kind, formula }: FieldSpec, word: string): boolean {
  if (formula !== undefined || !/^(?:choice|reference|text)$/u.test(kind)) return false;
  return kindNames.test(name) || kindNames.test(label) || (word !== '' && isSame(label, word));
}

const letIn = /^(?:accepted|confirmed|approved|given|taken|booked|in|registered|let in)$/iu;

function withNew(words: string, spec: AppSpec, most: number, word: string): Told | undefined {
  const named = entitiesIn(words, spec);
  const order = [...new Set([...named, ...spec.entities])];
  const having = order.find(({ fields }) => fields.some((field) => isKind(field, word)));
  const entity = having ?? named[0];
  if (entity === undefined) return undefined;
  const known =
    entity.fields.find((field) => isKind(field, word) && field.kind !== 'text') ??
    entity.fields.find((field) => isKind(field, word));
  const field: FieldSpec = known ?? {
    name: fieldName(word, entity),
    label: sentenceCase(word),
    kind: 'text',
  };
  const plan = known === undefined ? withField(spec, entity.name, field) : spec;
  const by =
    field.kind === 'text'
      ? `lower(${field.name}) = lower(this.${field.name})`
      : `${field.name} = this.${field.name}`;
  const { mine, others } = countedOnes(entity);
  const never = `${field.name} is not empty${mine} and count(${entity.name} where ${by}${others}) > ${most}`;
  const kind = field.kind === 'reference' ? '' : ` {${field.name}}:`;
  return plan === undefined
    ? undefined
    : withRule(
        plan,
        entity.name,
        never,
        `No more than ${most} of the same ${word}.${kind === '' ? '' : ` There are ${most} of “{${field.name}}” already.`}`,
      );
}

/** Those that were let in count, else all that were not called off. */
function countedOnes(entity: EntitySpec): { mine: string; others: string } {
  const state = entity.fields.find(
    ({ name, kind, formula }) =>
      kind === 'choice' && formula === undefined && /^(?:state|status)$/u.test(name),
  );
  const counts = state?.options?.find((one) => letIn.test(one));
  if (state !== undefined && counts !== undefined) {
    const is = ` and ${state.name} is ${JSON.stringify(counts)}`;
    return { mine: is, others: is };
  }
  const open = notCancelled(entity);
  return open === undefined ? { mine: '', others: '' } : { mine: ` and ${open}`, others: ` and ${open}` };
}
