import { isSame } from '../plan/fine-parts.ts';
import { lemmas } from '../plan/match-block.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { Plan } from './limit.ts';
import { isEntered } from './meant-field.ts';

/** What a record can be, with the formula of those that are. */
export interface NamedOption {
  readonly value: string;
  readonly formula: string;
}

/** Everything that records of a kind can be chosen to be: options, and records that they point to. */
function optionsOf({ fields }: EntitySpec, { entities }: Plan): NamedOption[] {
  return fields.filter(isEntered).flatMap(({ name, kind, options = [], to }): NamedOption[] => {
    if (kind === 'choice') return options.map((value) => ({ value, formula: `${name} is "${value}"` }));
    const target = kind === 'reference' ? entities.find((one) => one.name === to) : undefined;
    if (target === undefined) return [];
    return target.samples.flatMap((sample) => {
      const value = sample[target.title];
      return typeof value === 'string' && !value.includes('"')
        ? [{ value, formula: `${name}.${target.title} is "${value}"` }]
        : [];
    });
  });
}

export function optionIn(words: readonly string[], entity: EntitySpec, plan: Plan): NamedOption | undefined {
  return optionsOf(entity, plan).find(({ value }) => words.some((said) => isSame(said, value)));
}

/** The only option in a plan that words name in full, with two words or more: “with supervisor”. */
export function optionSaid(
  words: string,
  plan: Plan,
): { readonly entity: EntitySpec; readonly option: NamedOption } | undefined {
  const said = ` ${lemmas(words).join(' ')} `;
  const found = plan.entities.flatMap((entity) =>
    optionsOf(entity, plan)
      .filter(({ value }) => lemmas(value).length > 1 && said.includes(` ${lemmas(value).join(' ')} `))
      .map((option) => ({ entity, option })),
  );
  return found.length === 1 ? found[0] : undefined;
}
