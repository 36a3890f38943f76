import { limits } from '../../kernel/limits.ts';
import { camel } from '../emit/names.ts';
import { exampleNames } from '../plan/example-names.ts';
import { isPerson } from '../read/read-people.ts';
import { pluralPhrase, sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { withPage } from './told-acts.ts';

const samples = 4;
const longestName = 2;
const noThing =
  /^(?:one|thing|stuff|everything|something|anything|day|week|month|year|time|rest|app|page)s?$/iu;

/** The plan with a kind of records that the text speaks of and that nothing keeps yet; undefined where words name none, or there is no room. */
export function withOwnThing(spec: AppSpec, words: string): AppSpec | undefined {
  const one = singularPhrase(words.toLowerCase().trim());
  const many = pluralPhrase(one);
  const name = camel(many.replaceAll(/[^a-z0-9 ]/g, ' '));
  const isThing =
    /^[a-z][a-z -]+$/u.test(one) &&
    one.split(' ').length <= longestName &&
    !noThing.test(one) &&
    !isPerson(one) &&
    !spec.entities.some((entity) => entity.name === name);
  if (!isThing || spec.entities.length >= limits.engine.entities) return undefined;
  const entity: EntitySpec = {
    name,
    one: sentenceCase(one),
    many: sentenceCase(many),
    title: 'name',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      { name: 'notes', label: 'Notes', kind: 'long-text' },
    ],
    samples: exampleNames(one, samples).map((example) => ({ name: example, notes: '' })),
  };
  const section = {
    id: `told-${name.toLowerCase()}`,
    block: 'records',
    props: { entity: name, can: { create: true, edit: true, remove: true } },
  };
  return withPage(
    { ...spec, entities: [...spec.entities, entity] },
    { title: entity.many, sections: [section] },
  )?.spec;
}
