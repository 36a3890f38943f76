import { entityOf } from '../../fit/find-fields.ts';
import { evaluate, valueOf } from '../../library/rules/evaluate.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { isTrue } from '../../library/rules/values.ts';
import { workOut } from '../../library/rules/work-out.ts';
import type { Fact, World } from '../../library/rules/world.ts';
import { inText } from '../../library/words/in-text.ts';
import { plainPart } from '../../proof/mentioned-fields.ts';
import { onEveryDay, worldsOn } from '../../proof/on-every-day.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { ActionSpec, AppSpec, EntitySpec, PageSpec, SectionSpec } from '../../spec/app-spec.ts';

interface Tiles {
  readonly entity: string;
  readonly state: string;
  readonly label?: string | undefined;
  readonly where?: string | undefined;
}

function shownIn(world: World, { entity, where }: Tiles): readonly Fact[] {
  const kind = world.kind(entity);
  if (kind === undefined) return [];
  const formula = where === undefined ? undefined : parseFormula(where);
  return world
    .all(entity)
    .filter(
      (record) => formula === undefined || isTrue(evaluate(formula, { world, self: { kind, record } })),
    );
}

/** As it was entered or as it is worked out. */
function stateOf(record: Fact, { entity, state }: Tiles, world: World): string {
  const kind = world.kind(entity);
  return kind === undefined ? '' : String(valueOf({ kind, record }, state, { world }) ?? '');
}

/** The heading above the tiles. */
export function headingOf(tiles: Tiles, { title }: SectionSpec, spec: AppSpec, page: PageSpec): string {
  if (title !== undefined && title !== page.title) return title;
  return `Plan of ${inText(entityOf(spec, tiles.entity)?.many ?? tiles.entity)}`;
}

/** Every record has its tile, each state is counted, and a tile opens what it stands for. */
export function proveTiles(tiles: Tiles, section: SectionSpec, spec: AppSpec, page: PageSpec): ProofCase[] {
  const entity = entityOf(spec, tiles.entity);
  const choice = entity?.fields.find(({ name }) => name === tiles.state);
  if (entity === undefined || choice === undefined || entity.samples.length === 0) return [];
  const open = { do: 'open', path: page.path } as const;
  const shown = onEveryDay(worldsOn(page, spec), (world) =>
    shownIn(world, tiles).map((record) => ({ id: record.id, state: stateOf(record, tiles, world) })),
  );
  if (shown === undefined) return [];
  const heading = JSON.stringify(headingOf(tiles, section, spec, page));
  const selector = `section[aria-label=${heading}] [data-state]`;
  const counts = (choice.options ?? []).map((state) => ({
    do: 'see' as const,
    text: `${state} ${shown.filter((one) => one.state === state).length}`,
  }));
  const cases: ProofCase[] = [
    {
      name: `There is a tile for each ${inText(entity.one)}, and each state is counted`,
      steps: [open, { do: 'count', selector, min: shown.length, max: shown.length }, ...counts],
      tries: [`show:${entity.name}`, `field:${entity.name}.${tiles.state}`],
    },
  ];
  const [first] = shown;
  if (first === undefined) return cases;
  const place = `[data-record="${first.id}"] > *`;
  const sample = entity.samples[Number(first.id.split('-').at(-1)) - 1];
  const title = sample?.[entity.title];
  cases.push({
    name: `A tile opens the ${inText(entity.one)}`,
    steps: [
      open,
      { do: 'press-at', selector: place },
      entity.detail === undefined
        ? { do: 'count', selector: 'dialog[open]', min: 1 }
        : { do: 'count', selector: 'article', min: 1 },
      ...(typeof title === 'string' && title !== '' ? [{ do: 'see' as const, text: title }] : []),
      { do: 'see', text: first.state },
    ],
    tries: [`entity:${entity.name}`],
  });
  const act = actCase(
    shown.map(({ id }) => id),
    entity,
    spec,
    page,
  );
  return act === undefined ? cases : [...cases, act];
}

/** An act of the window that a tile opens, on the first record for which it is possible on every day. */
function actCase(
  ids: readonly string[],
  entity: EntitySpec,
  spec: AppSpec,
  page: PageSpec,
): ProofCase | undefined {
  if (entity.detail !== undefined) return undefined;
  const acts = spec.actions.filter(
    ({ on, form = [], roles = [], forAll, does }) =>
      on === entity.name && form.length + roles.length === 0 && forAll !== true && does !== undefined,
  );
  const worlds = worldsOn(page, spec);
  for (const act of acts)
    for (const id of ids) {
      const said = plainPart(act.done);
      if (said === '' || !worlds.every((world) => isPossible(act, entity.name, id, world))) continue;
      return {
        name: `${act.label} can be done from a tile`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'press-at', selector: `[data-record="${id}"] > *` },
          { do: 'press', name: act.label },
          { do: 'see', text: said },
        ],
        tries: [`action:${act.id}`],
      };
    }
  return undefined;
}

function isPossible(act: ActionSpec, things: string, id: string, world: World): boolean {
  const kind = world.kind(things);
  const record = world.all(things).find((one) => one.id === id);
  if (kind === undefined || record === undefined) return false;
  const self = { kind, record };
  const isOffered =
    act.condition === undefined || isTrue(evaluate(parseFormula(act.condition), { world, self }));
  const deed = { never: act.never ?? [], does: act.does ?? [] };
  return isOffered && workOut(deed, { world, self, newId: () => 'new' }).ok;
}
