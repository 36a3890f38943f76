import { limits } from '../../kernel/limits.ts';
import type { SaidList } from '../facts/said-lists.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { sentenceCase } from '../read/words.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { isNamedInRules } from './speaks-of.ts';

/** Those whom a text is about, whatever a case calls them: “my kids Ben and Lilly”, “two sisters (Jana and Petra)”. */
const ownPeople =
  /^(?:.* )?(?:kids?|child(?:ren)?|sisters?|brothers?|siblings?|mates?|friends?|flatmates?|housemates?|roommates?|colleagues?|people|persons?|names?|us|couple|partners?|cousins?|boys|girls|twins|sons?|daughters?|parents)$/iu;
const family = /^(?:kid|child|son|daughter|twin|boy|girl)/iu;

/** The kind of records whose people a list of names means, where a text is about nobody else. */
export function ownPeopleOf(of: string, entities: readonly EntitySpec[]): EntitySpec | undefined {
  if (!ownPeople.test(of)) return undefined;
  const people = entities.filter(isOfSomebody);
  return people.length === 1 ? people[0] : people.find(({ one }) => family.test(of) === family.test(one));
}

function isOfSomebody({ one, title, fields }: EntitySpec): boolean {
  const named = fields.find(({ name }) => name === title);
  const isOne =
    isPerson(nounLemma(one)) || /^(?:person|kid|child|commuter|sibling|flatmate|tipster)$/iu.test(one);
  return isOne && named?.kind === 'text' && named.formula === undefined;
}

/** “mine are called Fred and Gertrud”: the kind of records that was named last before. */
export function namedBefore(
  start: number,
  text: string,
  entities: readonly EntitySpec[],
): EntitySpec | undefined {
  const before = text.slice(0, start).toLowerCase();
  const places = entities
    .map((entity) => ({
      entity,
      place: Math.max(...[entity.one, entity.many].map((words) => before.lastIndexOf(words.toLowerCase()))),
    }))
    .filter(({ place }) => place >= 0);
  return places.toSorted((a, b) => b.place - a.place)[0]?.entity;
}

const fewest = 2;
const most = 12;
const ofPlaces =
  /(?:yard|room|hall|site|shelf|shelves|field|house|floor|building|rack|garden|bed|place|spot|area|court|pool|barn|stable|plot|location|branch|store|shop)s?$/iu;

/** Names of what no kind of records is for: the options of a property that is called so, or of a new one. */
export function takeOptions(plan: CasePlan, { of, names }: SaidList): void {
  const options = names.map(({ name }) => name);
  const label = nounLemma(of);
  if (options.length < fewest || options.length > most || label === '' || label.split(' ').length > 2) return;
  const known = plan.entities.flatMap((entity) =>
    entity.fields.filter((field) => isChosen(field, label, plan)).map((field) => ({ entity, field })),
  );
  const [only] = known;
  if (only !== undefined) {
    only.field.kind = 'choice';
    only.field.options = options;
    spread(only.entity, only.field.name, options);
    return;
  }
  const target = ofPlaces.test(of) ? plan.entities[0] : (plan.entities.find(isNoted) ?? plan.entities[0]);
  const name = label
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  if (
    target === undefined ||
    !/^[a-z]\w+$/.test(name) ||
    target.fields.length >= limits.engine.fieldsPerEntity ||
    target.fields.some((field) => field.name === name)
  )
    return;
  target.fields.push({ name, label: sentenceCase(label), kind: 'choice', options });
  spread(target, name, options);
}

function isChosen({ label, kind, formula, options = [] }: FieldSpec, words: string, plan: CasePlan): boolean {
  return (
    (kind === 'choice' || kind === 'text') &&
    formula === undefined &&
    isSame(label, words) &&
    !options.some((one) => isNamedInRules(one, plan))
  );
}

/** Whether records are of what happens on a day. */
function isNoted({ fields }: EntitySpec): boolean {
  return fields.some(({ kind, formula }) => (kind === 'date' || kind === 'moment') && formula === undefined);
}

function spread({ samples }: EntitySpec, field: string, options: readonly string[]): void {
  for (const [index, sample] of samples.entries()) sample[field] = options[index % options.length] ?? null;
}
