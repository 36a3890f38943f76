import { isSameProperty } from '../cases/same-words.ts';
import { lemmas } from '../plan/match-block.ts';
import { fieldIn } from '../plan/trace-span.ts';
import { ofKind, type SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { Bound, Plan } from './limit.ts';
import { entitiesMeant, entityNamed, pointingTo } from './meant-entity.ts';

export interface MeantField {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

/** The properties that a word group limits by its arcs. */
export function fieldsByArc(node: SpanNode, plan: Plan): MeantField[] {
  return ofKind(node.to, 'F').flatMap((named): MeantField[] => {
    const owners = ofKind(named.to, 'T', 'R', 'K').flatMap(({ words }) => entityNamed(words, plan) ?? []);
    for (const entity of [...owners, ...plan.entities]) {
      const field = fieldNamed(named.words, entity);
      if (field !== undefined) return [{ entity, field }];
    }
    return [];
  });
}

export function fieldNamed(words: string, entity: EntitySpec): FieldSpec | undefined {
  return fieldIn(words, entity) ?? entity.fields.find(({ label }) => isSameProperty(words, label));
}

/** What people enter or what is worked out for them, and not what the app fills in by itself. */
export function isEntered({ automatic, formula }: FieldSpec): boolean {
  return automatic !== true && formula === undefined;
}

/** Where a limit is looked for when no arc leads to a property: what it is said of, what points to it, then everything. */
export function entitiesNear(node: SpanNode, plan: Plan): { sure: EntitySpec[]; all: EntitySpec[] } {
  const meant = entitiesMeant(node, plan);
  const sure = [...new Set([...meant, ...meant.flatMap((entity) => pointingTo(entity, plan))])];
  return { sure, all: [...new Set([...sure, ...plan.entities])] };
}

const amounts = new Set<FieldSpec['kind']>(['number', 'money', 'percent', 'rating']);

export function isAmount({ kind }: FieldSpec): boolean {
  return amounts.has(kind);
}

/** The property that is counted in the unit of a figure: “pieces” of “20 pieces”. */
export function fieldByUnit({ units }: Bound, entities: readonly EntitySpec[]): MeantField | undefined {
  for (const unit of units)
    for (const entity of entities) {
      const field = entity.fields.find((one) => isAmount(one) && isEntered(one) && isCountedIn(one, unit));
      if (field !== undefined) return { entity, field };
    }
  return undefined;
}

function isCountedIn({ label, unit: own = '' }: FieldSpec, unit: string): boolean {
  const said = lemmas(unit).join(' ');
  // A number that is called “number” is the name of something.
  if (said === '' || said === 'number') return false;
  const labels = [label, own, label.replace(/^(?:number of|how many) /iu, '')].map((one) =>
    lemmas(one).join(' '),
  );
  return (
    labels.includes(said) ||
    (said.length > 2 &&
      !/^(?:year|month|week|day|hour|minute|time)\b/iu.test(said) &&
      isSameProperty(unit, label) &&
      !/^(?:number|what|name)$/iu.test(label))
  );
}
