import type { SpanNode } from '../read/span-nodes.ts';
import type { FieldSpec } from '../spec/app-spec.ts';
import type { Bound, Limit, Plan } from './limit.ts';
import { entitiesNear, fieldsByArc, isEntered, type MeantField } from './meant-field.ts';
import { outside, writtenBound } from './written-bound.ts';

const isText = ({ kind }: FieldSpec) => kind === 'long-text' || kind === 'text';

/** “at most 200 words”, “max 280 characters”: how long a text may be. */
export function textLimit(node: SpanNode, bound: Bound, plan: Plan): Limit | undefined {
  const unit = bound.units
    .map((one) => /\b(words?|characters?|letters?|signs?)\b/iu.exec(one)?.[1] ?? '')
    .find(Boolean);
  if (unit === undefined) return undefined;
  const meant = fieldsByArc(node, plan).find(({ field }) => isText(field)) ?? longText(node, plan);
  if (meant === undefined) return undefined;
  const { entity, field } = meant;
  const measure = /^word/iu.test(unit) ? 'words' : 'length';
  const ends = { ...bound, least: undefined };
  // A text that is too short is rather not finished.
  if (bound.most === undefined) return undefined;
  return {
    things: entity.name,
    never: outside(`${measure}(${field.name})`, { most: bound.most }),
    says: `${field.label}: ${writtenBound({ most: ends.most ?? 0 }, { kind: 'number', unit: measure === 'words' ? 'words' : 'characters' }, plan)}.`,
  };
}

function longText(node: SpanNode, plan: Plan): MeantField | undefined {
  const { sure } = entitiesNear(node, plan);
  for (const entity of sure) {
    const field = entity.fields.find((one) => one.kind === 'long-text' && isEntered(one));
    if (field !== undefined) return { entity, field };
  }
  return undefined;
}
