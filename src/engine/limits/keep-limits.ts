import { limits } from '../../kernel/limits.ts';
import { canEnter } from '../proof/can-enter.ts';
import { type SpanNode, spanNodes } from '../read/span-nodes.ts';
import type { AppSpec, EntitySpec, FieldSpec, TraceEntry } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';
import { brokenSamples } from './broken-samples.ts';
import { foundLimits } from './found-limits.ts';
import { isKept } from './is-kept.ts';
import type { Limit } from './limit.ts';
import { obeyedBySamples, withEntity } from './obeyed-by-samples.ts';
import { type Overruled, overrule } from './overrule.ts';

/** The plan with the limits that only its text has, as rules with a reason; each is traced to its words. */
export function keepLimits(spec: AppSpec): AppSpec {
  const { reading } = spec;
  if (reading === undefined || spec.entities.length === 0) return spec;
  let kept = spec;
  for (const node of spanNodes(reading).filter(isLimiting))
    for (const limit of foundLimits(node, reading, kept)) {
      const instead = inPlaceOf(kept, limit);
      const next = instead ?? (isKept(limit, kept) ? undefined : withRule(kept, limit));
      if (next !== undefined) kept = traced(next.spec, node, next.part);
    }
  return kept;
}

/** The plan with what was said in the place of its own limit for the same. */
function inPlaceOf(spec: AppSpec, limit: Limit): Overruled | undefined {
  const instead = overrule(spec, limit);
  if (instead === undefined) return undefined;
  const obeyed = obeyedBySamples(instead.spec, limit, brokenSamples(spec));
  return obeyed === undefined ? undefined : { ...instead, spec: obeyed };
}

function withRule(spec: AppSpec, limit: Limit): Overruled | undefined {
  const ruled = withLimit(spec, limit);
  const rules = ruled?.entities.find(({ name }) => name === limit.things)?.rules ?? [];
  return ruled === undefined ? undefined : { spec: ruled, part: `rule:${limit.things}.${rules.length - 1}` };
}

/** Words of a rule, a range that is the value of a property, and what must not happen twice. */
function isLimiting({ span: { kind }, to }: SpanNode): boolean {
  return kind === 'N' || kind === 'Z' || (kind === 'V' && to.some((one) => one.span.kind === 'F'));
}

/** The plan with one more rule; undefined where it would not hold together with the rest. */
export function withLimit(spec: AppSpec, limit: Limit): AppSpec | undefined {
  const entity = spec.entities.find(({ name }) => name === limit.things);
  if (
    entity === undefined ||
    !isWritten(entity, spec) ||
    (entity.rules?.length ?? 0) >= limits.engine.rulesPerEntity
  )
    return undefined;
  const ruled = withEntity(spec, limit.things, (one) => ({
    ...one,
    fields: one.fields.map((field) =>
      field.name === limit.bounds?.field ? opened(field, limit.bounds) : field,
    ),
    rules: [...(one.rules ?? []), { never: limit.never, says: limit.says }],
  }));
  if (specFaults(ruled).length > 0) return undefined;
  const obeyed = obeyedBySamples(ruled, limit, brokenSamples(spec));
  return obeyed === undefined || shutsOut(obeyed, entity, spec) ? undefined : obeyed;
}

/** Whether anybody can make or change records of a kind. */
function isWritten({ name }: EntitySpec, spec: AppSpec): boolean {
  const makes = new RegExp(`^(?:add|change) ${name}\\b`);
  return (
    isAllowed('create', name, spec) ||
    isAllowed('edit', name, spec) ||
    spec.actions.some(
      ({ creates, does = [] }) => creates?.entity === name || does.some((step) => makes.test(step)),
    )
  );
}

/** What was said goes before the bounds that a property has of itself. */
function opened(field: FieldSpec, { least, most }: NonNullable<Limit['bounds']>): FieldSpec {
  const { min, max, ...rest } = field;
  const isStars = field.kind === 'rating';
  return {
    ...rest,
    ...(min === undefined || (least !== undefined && min > least) || (most !== undefined && min > most)
      ? {}
      : { min }),
    ...(isStars && most !== undefined
      ? { max: most }
      : max === undefined || (most !== undefined && max < most) || (least !== undefined && max < least)
        ? {}
        : { max }),
  };
}

/** Whether nobody could enter a record any more who could before. */
function shutsOut(spec: AppSpec, { name }: EntitySpec, before: AppSpec): boolean {
  return !canEnter(spec, name) && canEnter(before, name);
}

/** The words of the limit are served by its rule. */
function traced(spec: AppSpec, { span }: SpanNode, part: string): AppSpec {
  const isOfIt = ({ at = [] }: TraceEntry) =>
    at.some(([start, end]) => start === span.start && end === span.end);
  return {
    ...spec,
    trace: spec.trace.map((entry): TraceEntry => {
      if (!isOfIt(entry)) return entry;
      const { state: _state, note: _note, ...rest } = entry;
      const exact = entry.served.filter((one) => !one.startsWith('near:') && !one.startsWith('absent:'));
      return { ...rest, served: [...new Set([...exact, part])] };
    }),
  };
}
