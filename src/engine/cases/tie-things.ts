import { limits } from '../../kernel/limits.ts';
import { capital } from '../fit/find-fields.ts';
import { isSame } from '../plan/fine-parts.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';

/** What was said to belong to something is tied to it, where the case has not tied both already. */
export function tieThings({ entities }: CasePlan, said: AppSpec, matched: ReadonlyMap<string, string>): void {
  const inPlan = (name: string) => entities.find((entity) => entity.name === (matched.get(name) ?? name));
  for (const entity of said.entities) {
    const source = matched.has(entity.name) ? inPlan(entity.name) : undefined;
    for (const field of entity.fields) {
      const target = field.to === undefined ? undefined : inPlan(field.to);
      if (source !== undefined && target !== undefined && !areTied(source, target))
        tie(source, target, field.name);
    }
  }
}

/** A list that came in beside the case is chosen from by what goes on in it: nobody needs one that nothing leads to. */
export function tieLoose({ entities }: CasePlan, before: ReadonlySet<string>): void {
  const references = ({ fields }: EntitySpec) => fields.filter(({ to }) => to !== undefined).length;
  const [source] = entities
    .filter(({ name }) => before.has(name))
    .toSorted((a, b) => references(b) - references(a));
  for (const target of entities.filter(({ name }) => !before.has(name))) {
    const isTied = entities.some((other) => other !== target && areTied(other, target));
    const isCalled = source?.fields.some(({ label }) => isSame(label, target.one)) === true;
    if (source !== undefined && !isTied && !isCalled) tie(source, target, `of${capital(target.name)}`);
  }
}

function areTied(one: EntitySpec, other: EntitySpec): boolean {
  const points = (from: EntitySpec, to: EntitySpec) => from.fields.some((field) => field.to === to.name);
  return one === other || points(one, other) || points(other, one);
}

function tie(source: EntitySpec, target: EntitySpec, wanted: string): void {
  if (source.fields.length >= limits.engine.fieldsPerEntity) return;
  const name = source.fields.some((field) => field.name === wanted) ? `${wanted}Tied` : wanted;
  source.fields.push({ name, label: target.one, kind: 'reference', to: target.name });
  const count = target.samples.length;
  if (count === 0) return;
  for (const [index, sample] of source.samples.entries())
    sample[name] = `${target.name}-${(index % count) + 1}`;
}
