import { figureIn } from '../cases/said-numbers.ts';
import { isOfPeople } from '../cases/take-said-lists.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, onStartPage, sectionId, type Told, withField } from './told.ts';
import { entitiesIn, measuredField, type ToldComparison, toldComparison } from './told-measure.ts';

const notIf = /^(?:it\s+|this\s+|that\s+)?(?:do|does)\s+not\s+count\b.*?\bif\s+(?:the\s+)?(.+)$/iu;
const notSuch = /^(.+?)\s+(?:do|does)\s+not\s+count$/iu;
const onlyFrom =
  /^(?:an?|the|each|every)?\s*(.+?)\s+only\s+counts?\s+(?:from|if|when|over|above|as of)\s+(?:it is\s+)?(?:over\s+|at least\s+|more than\s+)?(\d+(?:[.,]\d+)?)\s*(\p{L}+)?(?:\s+on(?:wards)?)?$/iu;

/** “a run only counts from 3 km on”, “do not count it if seeing is under 3”: what does not count is left out of all sums. */
export function tellCounting(words: string, spec: AppSpec): Told | undefined {
  const only = onlyFrom.exec(words);
  const said = notIf.exec(words)?.[1] ?? notSuch.exec(words)?.[1];
  const told: ToldComparison | undefined =
    only === null
      ? toldComparison(said ?? '')
      : {
          before: '',
          sign: '<',
          figure: Number((only[2] ?? '').replace(',', '.')),
          unit: (only[3] ?? '').toLowerCase(),
          after: '',
        };
  if (told === undefined || told.after !== '') return undefined;
  const order = [...new Set([...entitiesIn(words, spec), ...spec.entities])];
  const meant = measuredField(told, order, only !== null);
  if (meant === undefined) return undefined;
  const plan = meant.isNew
    ? withField(
        spec,
        meant.entity.name,
        meant.field,
        (index) => Math.round(told.figure * (0.5 + (index % 5) * 0.5) * 10) / 10,
      )
    : spec;
  const entity = plan?.entities.find(({ name }) => name === meant.entity.name);
  if (plan === undefined || entity === undefined) return undefined;
  const formula = `${meant.field.name} is not empty and not (${meant.field.name} ${told.sign} ${told.figure})`;
  const counts: FieldSpec = { name: fieldName('counts', entity), label: 'Counts', kind: 'yes-no', formula };
  const marked = withField(plan, entity.name, counts);
  if (marked === undefined) return undefined;
  const id = sectionId('told-counted', marked);
  const figure = {
    label: `${entity.many} that count`,
    formula: `count(${entity.name} where ${counts.name})`,
  };
  return {
    spec: onStartPage(onlyCounted(marked, entity, counts.name), {
      id,
      block: 'figures',
      props: { figures: [figure] },
    }),
    parts: [`field:${entity.name}.${counts.name}`, `section:${id}`],
  };
}

/** Sums and counts of other kinds of records take only what counts. */
function onlyCounted(spec: AppSpec, { name }: EntitySpec, counts: string): AppSpec {
  const summed = new RegExp(
    String.raw`\b((?:count|sum)\((?:[\w. *+-]+ of )?${name} where )(?![^()]* or )`,
    'g',
  );
  return {
    ...spec,
    entities: spec.entities.map((entity) =>
      entity.name === name
        ? entity
        : {
            ...entity,
            fields: entity.fields.map((field) =>
              field.formula === undefined
                ? field
                : { ...field, formula: field.formula.replaceAll(summed, `$1${counts} and `) },
            ),
          },
    ),
  };
}

const number = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve`;
const whoever = new RegExp(
  String.raw`^(?:whoever|who|anyone who|everyone who|everybody who|those who|a \p{L}+ who|if (?:you|someone|somebody|anyone|an?\s+\p{L}+))\s+(\p{L}+)\s+(?:more than\s+)?(${number})\s+(?:\p{L}+\s+)?(\p{L}+?)s?\s+(?:in a row\s+)?((?:you\s+|they\s+|he\s+|she\s+)?(?:cannot|is|are|must|gets?|loses?|pays?|goes|do|does|will|has|have)\b.*)$`,
  'iu',
);
const afterSome = new RegExp(
  String.raw`^after\s+(${number})\s+(\p{L}+)\s+((?:they|he|she|you|it|we)\s+.+)$`,
  'iu',
);

/** “whoever misses 3 rehearsals cannot sing at the concert”: it stands with everybody whom it concerns. */
export function tellConsequence(words: string, spec: AppSpec): Told | undefined {
  const who = whoever.exec(words);
  const after = afterSome.exec(words);
  const [verb, figure, what] = [
    who?.[1] ?? after?.[2] ?? '',
    figureIn(who?.[2] ?? after?.[1] ?? ''),
    (who?.[4] ?? after?.[3] ?? '').replace(/^(?:you|they|he|she|it|we)\s+/iu, ''),
  ];
  const counted = figure === undefined || verb === '' ? undefined : countedOf(verb, spec);
  if (counted === undefined || figure === undefined || what === '') return undefined;
  const { person, formula } = counted;
  const label = sentenceCase(what.replaceAll(/["{}]/g, '').slice(0, 40).trim());
  const field: FieldSpec = {
    name: fieldName('consequence', person),
    label: 'Consequence',
    kind: 'text',
    formula: `if(${formula} >= ${figure}, ${JSON.stringify(label)}, "")`,
  };
  const next = withField(spec, person.name, field);
  const id = sectionId('told-consequence', spec);
  const props = { entity: person.name, where: `${field.name} != ""`, empty: 'Nobody at the moment.' };
  return next === undefined
    ? undefined
    : {
        spec: onStartPage(next, { id, block: 'records', title: label, props }),
        parts: [`field:${person.name}.${field.name}`, `section:${id}`],
      };
}

const stemLength = 4;

/** What a word counts for everybody: records in a state that is called so, or a number that is. */
function countedOf(verb: string, { entities }: AppSpec): { person: EntitySpec; formula: string } | undefined {
  const stem = verb.toLowerCase().slice(0, stemLength);
  for (const entity of entities)
    for (const { name, kind, options = [], formula } of entity.fields) {
      const state =
        kind === 'choice' && formula === undefined
          ? options.find((one) => one.toLowerCase().startsWith(stem))
          : undefined;
      const links = entity.fields.filter(({ to, formula: own }) => to !== undefined && own === undefined);
      const isOfSomebody = (one: EntitySpec) => isOfPeople(one) || isPerson(nounLemma(one.one));
      const link =
        links.find(({ to }) => entities.some((one) => one.name === to && isOfSomebody(one))) ?? links[0];
      const person = entities.find((one) => one.name === link?.to);
      if (state !== undefined && link !== undefined && person !== undefined)
        return {
          person,
          formula: `count(${entity.name} where ${link.name} = this and ${name} is ${JSON.stringify(state)})`,
        };
      if (kind === 'number' && name.toLowerCase().startsWith(stem)) return { person: entity, formula: name };
    }
  return undefined;
}

/** “newest first”, “weakest first”: lists stand in that order. */
export function tellOrder(words: string, spec: AppSpec): Told | undefined {
  const [, most = ''] =
    /^(?:the\s+|show\s+(?:the\s+)?)?(newest|latest|oldest|weakest|worst|best|highest|lowest|cheapest|most urgent)\s+(?:ones\s+)?(?:first|on top|at the top)$/iu.exec(
      words,
    ) ?? [];
  if (most === '') return undefined;
  const isDay = /^(?:newest|latest|oldest)$/iu.test(most);
  const isDown = /^(?:newest|latest|best|highest|most urgent)$/iu.test(most);
  const [entity] = spec.entities.filter(({ fields }) => orderField(fields, isDay) !== undefined);
  const field = entity === undefined ? undefined : orderField(entity.fields, isDay);
  if (entity === undefined || field === undefined) return undefined;
  const parts: string[] = [];
  const pages = spec.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (section.block !== 'records' || section.props['entity'] !== entity.name) return section;
      parts.push(`section:${section.id}`);
      return { ...section, props: { ...section.props, sort: isDown ? `-${field.name}` : field.name } };
    }),
  }));
  return parts.length === 0
    ? undefined
    : { spec: withEntity({ ...spec, pages }, entity.name, (one) => one), parts };
}

function orderField(fields: readonly FieldSpec[], isDay: boolean): FieldSpec | undefined {
  return isDay
    ? fields.find(({ kind }) => kind === 'date' || kind === 'moment')
    : fields.find(
        ({ kind, name }) =>
          kind === 'rating' ||
          (/^(?:number|percent|money)$/u.test(kind) && /score|confidence|points|priority|price/iu.test(name)),
      );
}
