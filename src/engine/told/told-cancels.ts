import { figureIn } from '../cases/said-numbers.ts';
import type { ActionSpec, AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { asReason, type Teller } from './told.ts';

const until = new RegExp(
  String.raw`\b(cancel\w*|call(?:ed)? off|give (?:it|them|a \p{L}+) back|hand (?:it|them) back|drop out|withdraw\w*|sign off|back out|swap\w*)\b.*?\b(?:until|till|up to|at least|no later than|latest|only|by)\s+(?:to\s+)?(\d+|\p{L}+)\s*(hours?|h|days?|weeks?)\s+(?:before|ahead|in advance|prior|earlier)`,
  'iu',
);
const inHours: Readonly<Record<string, number>> = { h: 1, hour: 1, day: 24, week: 168 };
const leaving =
  /\b(?:cancel|call (?:it )?off|give (?:it )?back|drop out|withdraw|sign off|cannot come|i cannot|take (?:me )?off|swap|hand (?:it )?back)\b/iu;

/** “cancel until 24 hours before”: the act that calls off is refused when it is too late. */
export const tellCancel: Teller = (words, spec) => {
  const [, verb = '', figure = '', unit = ''] = until.exec(words) ?? [];
  const each = inHours[unit.toLowerCase().replace(/(?<=\w)s$/u, '')];
  const value = /^(?:an?|the)$/iu.test(figure) ? 1 : figureIn(figure);
  if (verb === '' || value === undefined || each === undefined) return undefined;
  const hours = value * each;
  const isSwap = /^swap/iu.test(verb);
  const found = spec.actions.flatMap((action) => {
    const isMeant =
      leaving.test(`${action.label} ${action.id.replaceAll('-', ' ')}`) &&
      isSwap === /swap/iu.test(action.label);
    const when = isMeant && action.does !== undefined ? whenOf(action, spec) : undefined;
    return when === undefined ? [] : [{ action, when }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const { action, when } = first;
  const days = Math.max(1, Math.ceil(hours / 24));
  const never = when.isMoment
    ? `${when.path} is not empty and hours(now, ${when.path}) < ${hours}`
    : `${when.path} is not empty and days(today, ${when.path}) < ${days}`;
  // A rule of the case about the same day gives way to that of the text.
  const kept = (action.never ?? []).filter(
    (one) => !(one.never.includes(when.path) && /\btoday\b|\bnow\b/u.test(one.never)),
  );
  const next: ActionSpec = { ...action, never: [...kept, { never, says: asReason(words) }] };
  return {
    spec: { ...spec, actions: spec.actions.map((one) => (one === action ? next : one)) },
    parts: [`rule:${action.id}.${kept.length}`],
  };
};

interface When {
  readonly path: string;
  readonly isMoment: boolean;
}

const begins = /^(?:begins?|starts?|start|out|day|date|when|from|starting|time|on|at)$/iu;

/** When what a record is of begins: by its own day, or that of what it points to. */
function whenOf({ on }: ActionSpec, { entities }: AppSpec): When | undefined {
  const entity = entities.find(({ name }) => name === on);
  if (entity === undefined) return undefined;
  const own = dayOf(entity);
  if (own !== undefined) return own;
  for (const { name, to, formula } of entity.fields) {
    const other =
      to === undefined || formula !== undefined ? undefined : entities.find((one) => one.name === to);
    const when = other === undefined ? undefined : dayOf(other);
    if (when !== undefined) return { ...when, path: `${name}.${when.path}` };
  }
  return undefined;
}

function dayOf({ fields }: EntitySpec): When | undefined {
  const days = fields.filter(
    ({ kind, formula, name }) =>
      /^(?:date|moment)$/u.test(kind) && formula === undefined && begins.test(name),
  );
  const found = days.find(({ kind }) => kind === 'moment') ?? days[0];
  return found === undefined ? undefined : { path: found.name, isMoment: found.kind === 'moment' };
}
