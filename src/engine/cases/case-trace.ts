import { isSame, sharesWord } from '../plan/fine-parts.ts';
import type { Request } from '../read/brief.ts';
import type { AppSpec, TraceEntry } from '../spec/app-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { actMeant } from './act-words.ts';
import type { CaseFile } from './case-file.ts';

interface Tracing {
  readonly matched: ReadonlyMap<string, string>;
  readonly requests: readonly Request[];
  /** Figures that the text gave, with the words that gave them. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly file: CaseFile;
}

/** What serves each wish by now: parts of the first plan under the names of the case, or its acts. */
export function caseTrace(spec: AppSpec, said: AppSpec, tracing: Tracing): TraceEntry[] {
  return [
    ...said.trace.map((entry) => {
      const moved = entry.served.flatMap((part) => movedPart(part, spec, tracing.matched));
      const acts = actsFor(entry, spec, tracing);
      const served = [...new Set([...acts, ...moved])];
      const { note, state, ...rest } = entry;
      if (served.length > 0)
        return { ...rest, served, ...(note?.startsWith('Left out') === true ? { note } : {}) };
      return {
        ...rest,
        served,
        ...(note === undefined ? { note: 'Nothing in the app serves this yet.' } : { note }),
        ...(state === undefined ? {} : { state }),
      };
    }),
    ...[...tracing.numbers].map(([key, words]) => ({
      request: words,
      served: rulesWith(key, spec, tracing.file),
    })),
  ];
}

function movedPart(part: string, spec: AppSpec, matched: ReadonlyMap<string, string>): string[] {
  const match =
    /^((?:near:)?(?:entity|create|edit|remove|show|find|filter|sort|field|option)):([a-zA-Z0-9]+)(.*)$/.exec(
      part,
    );
  if (match === null) return isKept(part, spec) ? [part] : [];
  const [, what = '', name = '', rest = ''] = match;
  const moved = `${what}:${matched.get(name) ?? name}${rest}`;
  return partExists(moved, spec) ? [moved] : [];
}

function isKept(part: string, spec: AppSpec): boolean {
  const said = part.replace('section:', 'section:said-');
  return partExists(part, spec) || partExists(said, spec);
}

/** A wish whose verb is an act of the case is served by that act. */
function actsFor(entry: TraceEntry, spec: AppSpec, { requests, matched }: Tracing): string[] {
  return requests
    .filter(({ text, negated }) => !negated && text.slice(0, 300) === entry.request)
    .flatMap(({ verb, object }) => {
      const things = spec.entities
        .filter(({ one, many }) => object !== '' && (isSame(object, one) || isSame(object, many)))
        .map(({ name }) => name);
      const mapped = [...matched].filter(([from]) => sharesWord(object, from)).map(([, to]) => to);
      const act = verb === '' ? undefined : actMeant(verb, spec.actions, [...things, ...mapped]);
      return act === undefined ? [] : [`action:${act.id}`];
    });
}

/** Rules that speak of a figure. */
function rulesWith(key: string, { entities, actions }: AppSpec, { things = {} }: CaseFile): string[] {
  const speaks = new RegExp(`\\b${key}\\b`);
  const inFields = entities.flatMap(({ name, fields }) =>
    fields.filter(({ formula = '' }) => speaks.test(formula)).map((field) => `field:${name}.${field.name}`),
  );
  const rules = [
    ...entities.flatMap(({ name, rules: own = [] }) =>
      own.flatMap(({ never }, index) => (speaks.test(never) ? [`rule:${name}.${index}`] : [])),
    ),
    ...actions.flatMap(({ id, never = [], does = [] }) => [
      ...never.flatMap((rule, index) => (speaks.test(rule.never) ? [`rule:${id}.${index}`] : [])),
      ...(does.some((step) => speaks.test(step)) ? [`action:${id}`] : []),
    ]),
  ];
  const started = Object.entries(things).flatMap(([name, { fields }]) =>
    Object.entries(fields)
      .filter(([, line]) => speaks.test(line))
      .map(([field]) => `field:${name}.${field}`),
  );
  return rules.length > 0 ? rules : [...new Set([...inFields, ...started])];
}
