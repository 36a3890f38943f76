import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { formulaProp } from '../../fit/formula-prop.ts';
import { formulaFaults } from '../../library/rules/check-formula.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { sightOf } from '../../spec/rule-faults.ts';
import { headingOf, proveTiles } from './prove-tiles.ts';

const props = z.object({
  entity: z.string(),
  state: z.string(),
  label: z.string().optional(),
  where: formulaProp.optional(),
});
export type TilesProps = z.infer<typeof props>;

function faultsOf({ entity: name, state, label, where }: TilesProps, spec: AppSpec): string[] {
  const entity = entityOf(spec, name);
  if (entity === undefined) return [`There are no “${name}”`];
  const choice = entity.fields.find((field) => field.name === state);
  const faults = choice?.kind === 'choice' ? [] : [`“${state}” is no choice of ${name}`];
  if (label !== undefined && !entity.fields.some((field) => field.name === label))
    faults.push(`${name} have no “${label}”`);
  return where === undefined ? faults : [...faults, ...formulaFaults(where, sightOf(spec, name))];
}

/** A plan of plots, seats or rooms, each with the colour and the name of its state. */
export const block = defineBlock<TilesProps>({
  id: 'tiles',
  title: 'Plan',
  words: [],
  size: 'part',
  props,
  example: { entity: 'things', state: 'status', where: 'amount > 3' },
  fit: () => undefined,
  faults: faultsOf,
  emit({ entity: name, ...tiles }, section, { file, page, spec, ...context }) {
    const entity = entityOf(spec, name);
    const acts = entity?.detail === undefined ? spec.actions.filter((act) => act.on === name) : [];
    const onRecords = acts.filter(({ forAll }) => forAll !== true);
    return {
      tag: file.use('StateTiles', 'views/state-tiles.tsx'),
      props: {
        entity: new Code(context.entity(name)),
        title: headingOf({ entity: name, ...tiles }, section, spec, page),
        ...tiles,
        actions: onRecords.length === 0 ? undefined : onRecords.map(({ id }) => new Code(context.action(id))),
      },
    };
  },
  prove: (tiles, section, { spec, page }) => proveTiles(tiles, section, spec, page),
});
