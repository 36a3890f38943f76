import type { AppSpec } from '../spec/app-spec.ts';
import type { Limit, Plan } from './limit.ts';

/** What a rule counts or measures, and the figure that it may not go beyond. */
interface Measured {
  /** The same of two rules that limit the same. */
  readonly what: string;
  readonly most: string;
}

const counts =
  /\b(count|sum)\((?:(\w+) of )?(\w+)(?: where ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\) >=? ([\w.]+)$/;
const exceeds = /^(?:.* and )?((?:days|hours|minutes)\(\w+, \w+\)|\w+) > ([\w.]+)$/;
const keptBy = /\b(\w+) = (?:this\.\w+|this|ask\.\w+|me)\b/g;
const stretch = /\b(day|week|month|year)\(/;

function measuredBy(never: string): Measured | undefined {
  const counted = counts.exec(never);
  if (counted !== null) {
    const [, how, of = '', things = '', where = '', most = ''] = counted;
    const by = [...where.matchAll(keptBy)].map(([, field = '']) => field).toSorted();
    // On the same day as well as by the same person.
    const days = stretch.exec(where)?.[1] ?? '';
    return { what: [how, of, things, ...new Set(by), days].join(' '), most };
  }
  const [, field, most] = exceeds.exec(never) ?? [];
  return field === undefined || most === undefined ? undefined : { what: field, most };
}

/** A rule of the plan that limits just what a text limits, with another figure. */
export interface Overruled {
  /** The plan with the figure of the text in its place. */
  readonly spec: AppSpec;
  /** The rule as the trace names it. */
  readonly part: string;
}

/** A limit of the text takes the place of the one that the plan has for the same; undefined where there is none. */
export function overrule(spec: AppSpec, limit: Limit): Overruled | undefined {
  const said = measuredBy(limit.never);
  const value = Number(said?.most);
  if (said === undefined || !Number.isFinite(value)) return undefined;
  const index = rulesOf(spec, limit.things).findIndex(({ never }) => measuredBy(never)?.what === said.what);
  const rule = rulesOf(spec, limit.things)[index];
  const figure = rule === undefined ? undefined : measuredBy(rule.never)?.most;
  if (rule === undefined || figure === undefined) return undefined;
  return {
    spec: withFigure(spec, { things: limit.things, index, figure, value }),
    part: `rule:${limit.things}.${index}`,
  };
}

function rulesOf({ entities }: Plan, things: string) {
  return entities.find(({ name }) => name === things)?.rules ?? [];
}

interface Placed {
  readonly things: string;
  readonly index: number;
  /** A number, or the name of a figure of the plan. */
  readonly figure: string;
  readonly value: number;
}

/** A figure with a name has its value in one place; one that stands in the rule itself changes there and in its words. */
function withFigure(spec: AppSpec, { things, index, figure, value }: Placed): AppSpec {
  const named = spec.numbers?.[figure];
  if (named !== undefined) return { ...spec, numbers: { ...spec.numbers, [figure]: { ...named, value } } };
  const own = new RegExp(`(?<![\\w.])${figure.replace('.', '\\.')}(?![\\w.]*\\w)`, 'g');
  if (!/^\d/.test(figure)) return spec;
  return {
    ...spec,
    entities: spec.entities.map((entity) =>
      entity.name === things
        ? {
            ...entity,
            rules: (entity.rules ?? []).map((rule, place) =>
              place === index
                ? {
                    never: rule.never.replace(/[\w.]+$/, String(value)),
                    says: rule.says.replaceAll(own, String(value)),
                  }
                : rule,
            ),
          }
        : entity,
    ),
  };
}
