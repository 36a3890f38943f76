import type { SaidFacts } from '../facts/said-facts.ts';
import { saidCounts } from '../facts/said-facts.ts';
import type { SaidList } from '../facts/said-lists.ts';
import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';
import type { CasePlan } from './case-plan.ts';
import { namesOfThings, thingMeant } from './match-things.ts';
import { takeNames } from './said-names.ts';
import { namedBefore, ownPeopleOf, takeOptions } from './take-loose-lists.ts';

const mostCounted = 40;

/** Names and counts that a text gives become the records: “houses Simba, Chui and Twiga”, “we have 12 canoes”. */
export function takeLists(plan: CasePlan, file: CaseFile, facts: SaidFacts): void {
  const names = namesOfThings(file);
  const entityFor = (words: string): EntitySpec | undefined => {
    const word = nounLemma(words);
    const called = plan.entities.find(({ one, many }) => nounLemma(one) === word || nounLemma(many) === word);
    const key = thingMeant(words, names);
    return called ?? plan.entities.find(({ name }) => name === key);
  };
  const named = new Set<string>();
  const counts = saidCounts(facts).filter(({ of }) => entityFor(of) !== undefined);
  for (const list of facts.lists) {
    const target = /^names?$/.test(list.of)
      ? plan.entities.find(isOfPeople)
      : list.of === 'mine'
        ? namedBefore(list.start, facts.text, plan.entities)
        : (entityFor(list.of) ?? ownPeopleOf(list.of, plan.entities));
    if (target === undefined && list.of !== '' && list.of !== 'mine') takeOptions(plan, list);
    if (target === undefined || list.of === '' || named.has(target.name)) continue;
    named.add(target.name);
    takeNames(target, withUnnamed(list, target, counts), plan.entities);
    forgetDetails(target);
    takeFigures(target, list);
  }
  for (const { of, name } of facts.ones) {
    const target = entityFor(of);
    if (target === undefined || named.has(target.name)) continue;
    named.add(target.name);
    takeNames(target, [name], plan.entities);
  }
  for (const { of, value } of saidCounts(facts)) {
    const target = entityFor(of);
    if (target === undefined || named.has(target.name) || value > mostCounted || !isCountable(target, plan))
      continue;
    named.add(target.name);
    const numbered = Array.from({ length: value }, (_, index) => `${target.one} ${index + 1}`);
    takeNames(target, numbered, plan.entities);
  }
}

/** “4 kits, the Pearl Export and the Yamaha are the popular ones”: two more have no name. */
function withUnnamed(
  { names }: SaidList,
  { one, many }: EntitySpec,
  counts: readonly { of: string; value: number }[],
): string[] {
  const said = names.map(({ name }) => name);
  const count =
    counts.find(({ of }) => [one, many].some((words) => nounLemma(words) === nounLemma(of)))?.value ?? 0;
  const further =
    count > said.length && count <= mostUnnamed && !isPerson(nounLemma(one)) ? count - said.length : 0;
  return [...said, ...Array.from({ length: further }, (_, index) => `${one} ${said.length + index + 1}`)];
}

const mostUnnamed = 12;

/** What a case tells of its own example is not told of somebody else. */
export function forgetDetails({ fields, samples, title }: EntitySpec): void {
  const own = fields.filter(
    ({ name, kind, required }) =>
      name !== title && required !== true && ['text', 'long-text', 'phone', 'email', 'link'].includes(kind),
  );
  for (const sample of samples) for (const { name } of own) delete sample[name];
}

const fullName = /^\p{Lu}[\p{L}\p{M}'’.-]+ (?:\p{L}+ )?\p{Lu}/u;

/** Whether the records are people: their samples have first and last names. */
export function isOfPeople({ samples, title }: EntitySpec): boolean {
  const titles = samples.map((sample) => String(sample[title] ?? ''));
  return titles.length > 0 && titles.filter((one) => fullName.test(one)).length * 2 > titles.length;
}

const somebody = /(?:mate|friend|famil(?:y|ies)|household|kid|child|member|player|neighbou?r|sibling|team)$/i;

const numberedUnit =
  /(?:flat|apartment|unit|room|plot|pitch|table|seat|bay|court|lane|bed|bunk|berth|locker|desk|peg|stall|stand|box|shelf|rack|tank|pond|hive|field|paddock|house|cabin|hut|tent|garage|space|spot|machine|washer|dryer|van|bus|minibus|truck|lorry|bike|boat|canoe|kayak|dinghy|kart|station|computer|laptop|tablet|camera|oven|chair|kennel|stable|cage|aisle|hall|studio|booth|lift|mooring|ward|freezer)$/i;

/** Places and units have numbers where they have no names; people, messages and what is only noted have none. */
function isCountable(entity: EntitySpec, { entities }: CasePlan): boolean {
  const titles = entity.samples.map((sample) => String(sample[entity.title] ?? ''));
  const isNumbered = titles.filter((one) => /\s\d+$/.test(one)).length * 2 > titles.length;
  const isUsed = entities.some(({ fields }) => fields.some(({ to }) => to === entity.name));
  const isSomebody = isPerson(nounLemma(entity.one)) || somebody.test(entity.one);
  return !isOfPeople(entity) && !isSomebody && (isNumbered || (isUsed && numberedUnit.test(entity.one)));
}

const sized = /^(?:age|capacity|places|seats|beds|size|spaces|room|points|minutes|lasts|most|limit)$/i;

/** “Nile 40” and “Mila 11”: the figure beside a name goes to the one field that such figures belong to. */
function takeFigures(target: EntitySpec, { names }: SaidList): void {
  const figures = names.map(({ figure }) => figure);
  if (figures.some((figure) => figure === undefined)) return;
  const known = target.fields.find(
    ({ name, kind, formula }) => kind === 'number' && formula === undefined && sized.test(name),
  );
  const isAge = isOfPeople(target) || figures.every((figure = 0) => figure < 19);
  if (known === undefined && !isAge) return;
  const name = known?.name ?? 'age';
  if (known === undefined) {
    if (target.fields.some((field) => field.name === 'age')) return;
    target.fields.push({ name: 'age', label: 'Age', kind: 'number', min: 0 });
  }
  for (const [index, sample] of target.samples.entries()) {
    const figure = figures[index];
    const isWithin = figure !== undefined && figure <= (known?.max ?? figure) && figure >= (known?.min ?? 0);
    if (isWithin) sample[name] = figure;
  }
}
