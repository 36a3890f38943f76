import { kebab } from '../emit/names.ts';
import { exampleNames } from '../plan/example-names.ts';
import { entityName } from '../plan/make-entity.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import { freePageId } from '../revise/add-things.ts';
import type { AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import { peopleWords } from './axis-words.ts';
import type { SaidAxis } from './said-axes.ts';

const fewNames = 4;
const mostPeople = 8;

/** What those of an axis are called: by their names, by a number each, or as such people may be called. */
export function axisNames({ one, names, count }: SaidAxis): string[] {
  if (names.length > 0) return [...names];
  if (peopleWords.test(one)) return exampleNames('member', Math.min(count ?? fewNames, mostPeople));
  return Array.from({ length: count ?? fewNames }, (_, index) => `${sentenceCase(one)} ${index + 1}`);
}

/** A kind of records that the plan does not have. */
export function makeAxis(spec: AppSpec, axis: SaidAxis): EntitySpec {
  const { one, figures } = axis;
  const names = axisNames(axis);
  const isAged = figures.length === names.length && figures.length > 0;
  const key = entityName(one);
  const entity: EntitySpec = {
    name: spec.entities.some(({ name }) => name === key) ? `${key}Each` : key,
    one: sentenceCase(one),
    many: sentenceCase(pluralPhrase(one)),
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      ...(isAged ? [{ name: 'age', label: 'Age', kind: 'number' as const, min: 0 }] : []),
    ],
    rules: [{ never: `any(other ${key} where name = this.name)`, says: '{name} is there already.' }],
    samples: names.map((name, index) => ({ name, ...(isAged ? { age: figures[index] ?? null } : {}) })),
  };
  if (entity.name !== key) delete entity.rules;
  spec.entities.push(entity);
  return entity;
}

/** The list of an axis with what each comes to, on a page of its own, and above what is noted where something is left for each. */
export function showAxis(
  spec: AppSpec,
  { axis, carrier, link }: { axis: EntitySpec; carrier: EntitySpec; link: string },
  shown: readonly string[],
  isUrgent: boolean,
): void {
  const id = freePageId(spec, kebab(axis.name));
  const [first] = shown.filter((name) => name.startsWith('total'));
  const chart: SectionSpec = {
    id: `${id}-chart`,
    block: 'record-chart',
    props:
      first === undefined
        ? { entity: carrier.name, by: link, what: 'count', kind: 'bars' }
        : { entity: axis.name, by: axis.title, what: 'sum', of: first, kind: 'bars' },
  };
  const list = (at: string, can: boolean): SectionSpec => ({
    id: `${at}-records`,
    block: 'records',
    title: axis.many,
    props: {
      entity: axis.name,
      show: [...shown].slice(0, mostShown),
      ...(can ? { can: { create: true, edit: true, remove: true } } : {}),
    },
  });
  axis.detail = {
    path: `/${id}`,
    edit: true,
    related: [{ entity: carrier.name, link, title: carrier.many }],
  };
  const start = spec.pages.findIndex(({ path }) => path === '/');
  const page = { id, path: `/${id}`, title: axis.many, nav: true, sections: [list(id, true), chart] };
  spec.pages.splice(start + 1, 0, page);
  const home = spec.pages[start];
  if (isUrgent && home !== undefined) home.sections.splice(belowOpening(home), 0, list(`${id}-now`, false));
}

const mostShown = 6;

/** The place below what opens a page. */
function belowOpening({ sections }: PageSpec): number {
  const at = sections.findIndex(({ block }) => block !== 'hero' && block !== 'figures');
  return at < 0 ? sections.length : at;
}
