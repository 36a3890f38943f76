import type { Kind } from '../library/rules/world.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { inCurrency } from '../spec/in-currency.ts';
import { kindOf } from '../spec/rule-faults.ts';
import { withBoundRules } from './bound-rules.ts';
import { spokenOf } from './spoken-of.ts';

/** What the rules of an app need where its visitors share the records. */
export interface HostedRules {
  readonly kinds: readonly Kind[];
  readonly numbers: Readonly<Record<string, number>>;
  /** The kinds whose records stand for people: `me` is one's own. */
  readonly people: readonly string[];
}

/** Undefined when no rule has to be kept. */
export function hostedRules(plan: AppSpec): HostedRules | undefined {
  const spec = inCurrency(plan);
  const { entities, accounts } = spec;
  const numbers = Object.entries(spec.numbers ?? {}).map(([name, { value }]) => [name, value] as const);
  const people = entities.filter(({ standsFor }) => standsFor !== undefined).map(({ name }) => name);
  const all: HostedRules = {
    kinds: entities.map((entity) => kindOf(withBoundRules(entity, spec))),
    numbers: Object.fromEntries(numbers),
    people,
  };
  const kept = accounts === 'none' ? withoutMe(all) : all;
  const ruled = ruledKinds(kept);
  if (ruled.length === 0) return undefined;
  const { kinds } = spokenOf(kept, ruled);
  return { ...kept, kinds: kept.kinds.filter(({ name }) => kinds.has(name)) };
}

export function ruledKinds({ kinds }: Pick<HostedRules, 'kinds'>): string[] {
  return kinds.filter(({ rules = [] }) => rules.length > 0).map(({ name }) => name);
}

/** Without accounts nobody but the browser knows who looks: rules about that are kept there. */
function withoutMe(rules: HostedRules): HostedRules {
  const kinds = rules.kinds.map((kind) => {
    const known = kind.rules?.filter((rule) => {
      const alone = rules.kinds.map((one) => (one.name === kind.name ? { ...kind, rules: [rule] } : one));
      return !spokenOf({ ...rules, kinds: alone }, [kind.name]).words.has('me');
    });
    return known === undefined ? kind : { ...kind, rules: known };
  });
  return { ...rules, kinds };
}
