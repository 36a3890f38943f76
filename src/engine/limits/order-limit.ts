import type { SpanNode } from '../read/span-nodes.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { fromAndTo } from './from-and-to.ts';
import type { Limit, Plan } from './limit.ts';
import { entitiesNear, fieldNamed, fieldsByArc, isAmount, isEntered } from './meant-field.ts';

const endsFirst =
  /\b(?:can[’']?t|cannot|can not|never|not|must not|may not|no)\b[^.]*\b(?:end|finish|return|come back|leave|be|back)\w*\b[^.]*\bbefore (?:it (?:starts|began|begins|has started)|the start|the beginning|arrival|it was (?:lent|taken|borrowed)|they (?:arrive|start|leave))|\bend\w*(?: \p{L}+){0,4} after (?:the |its )?(?:start|beginning)/iu;

/** “can't end before it starts”: from when to when, in this order. */
export function orderLimit(node: SpanNode, clause: string, plan: Plan): Limit | undefined {
  if (!endsFirst.test(clause)) return undefined;
  const { all } = entitiesNear(node, plan);
  for (const entity of all) {
    const pair = fromAndTo(entity);
    if (pair === undefined) continue;
    const { from, to } = pair;
    return {
      things: entity.name,
      never: `${to.name} < ${from.name}`,
      says: `${to.label} must not be before ${from.label.toLowerCase()}.`,
    };
  }
  return undefined;
}

const moreThan =
  /\b(?:not|never|no|can[’']?t|cannot|nobody|no one)\b(?: \p{L}+){0,6}? more (?:\p{L}+ )?than (?<what>(?!\d|one\b|two\b|three\b|four\b|five\b|ten\b).*)$/iu;
const stock =
  /\b(?:in stock|left|(?:is|are) there|available|we have|i have|there is|there are|in the (?:store|shop|box|fridge|stock)|on the shelf|on hand)\b/iu;
const stockLabels =
  /^(?:(?:in )?stock|left|what is left|how many(?: left)?|available|quantity|pieces|number|count|on hand|remaining|places(?: left)?|places)$/iu;
const taken = /^(?:quantity|how many|pieces|number|amount|count|people|persons|how much|places|seats)$/iu;

/** “not more than is in stock”, “never more than came up”: one figure against another. */
export function compareLimit(node: SpanNode, clause: string, plan: Plan): Limit | undefined {
  const what = moreThan.exec(clause)?.groups?.['what'];
  if (what === undefined) return undefined;
  const { sure, all } = entitiesNear(node, plan);
  if (stock.test(what)) return firstOf(sure.length > 0 ? sure : all, (entity) => againstStock(entity, plan));
  return firstOf(fieldsByArc(node, plan), ({ entity, field }) => {
    const other =
      fieldNamed(what.trim(), entity) ?? fieldNamed(what.trim().split(' ').slice(0, 2).join(' '), entity);
    if (!isAmount(field) || other === undefined || other === field || other.kind !== field.kind)
      return undefined;
    return {
      things: entity.name,
      never: `${field.name} > ${other.name}`,
      says: `${field.label} must not be more than ${other.label.toLowerCase()}.`,
      mend: ({ [field.name]: mine, [other.name]: most }) =>
        typeof mine === 'number' && typeof most === 'number' ? { [field.name]: Math.min(mine, most) } : {},
    };
  });
}

function firstOf<One>(ones: readonly One[], limit: (one: One) => Limit | undefined): Limit | undefined {
  for (const one of ones) {
    const found = limit(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is taken against what the record that it is taken from has. */
function againstStock(entity: EntitySpec, { entities }: Plan): Limit | undefined {
  const amount = entity.fields.find(
    (field) => field.kind === 'number' && isEntered(field) && taken.test(field.label),
  );
  for (const { name, to } of amount === undefined ? [] : entity.fields) {
    const source = entities
      .find((one) => one.name === to)
      ?.fields.find((field) => field.kind === 'number' && stockLabels.test(field.label));
    if (amount === undefined || source === undefined) continue;
    // What records of this kind lessen would be counted against itself.
    if (source.formula?.includes(entity.name) === true) return undefined;
    return {
      things: entity.name,
      never: `${amount.name} > ${name}.${source.name}`,
      says: `There are only {${name}.${source.name}} of {${name}}.`,
    };
  }
  return undefined;
}
