import { entityOf } from '../../fit/find-fields.ts';
import type { World } from '../../library/rules/world.ts';
import { enterAccepted } from '../../proof/enter-by-rules.ts';
import { unusualTitle } from '../../proof/fill-form.ts';
import { worldsOn } from '../../proof/on-every-day.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { AppSpec, EntitySpec, PageSpec } from '../../spec/app-spec.ts';
import { type Board, columnsAtFirst, type Move, movesOf } from './board-moves.ts';

/** A column for each choice, cards that are added and moved, and moves that a rule refuses. */
export function proveKanban(board: Board, spec: AppSpec, page: PageSpec): ProofCase[] {
  const entity = entityOf(spec, board.entity);
  const field = entity?.fields.find(({ name }) => name === board.field);
  const columns = field?.options ?? [];
  const [first] = columns;
  if (entity === undefined || field === undefined || first === undefined || columns.length < 2) return [];
  const open = { do: 'open', path: page.path } as const;
  const cases: ProofCase[] = [
    {
      name: 'There is a column for each stage',
      steps: [open, { do: 'count', selector: '[data-column]', min: columns.length, max: columns.length }],
    },
  ];
  if (field.formula !== undefined) return cases;
  const worlds = worldsOn(page, spec);
  const added = addCase(board, { entity, spec, page, first }, worlds);
  const moves = movesOf(board, columns, spec, worlds);
  const allowed = moves.find(({ refused }) => refused === undefined);
  const refused = moves.find((move) => move.refused !== undefined);
  return [
    ...cases,
    ...(added === undefined ? [] : [added]),
    ...(allowed === undefined ? [] : [moveCase(allowed, page)]),
    ...(refused?.refused === undefined ? [] : [refusedCase(refused, refused.refused, entity, page)]),
  ];
}

const cardsIn = (column: string) => `[data-column="${column}"] [data-record]`;

interface Adding {
  readonly entity: EntitySpec;
  readonly spec: AppSpec;
  readonly page: PageSpec;
  readonly first: string;
}

function addCase(board: Board, { entity, spec, page, first }: Adding, worlds: readonly World[]) {
  const title = entity.fields.find(({ name }) => name === entity.title);
  const before = columnsAtFirst(board, spec, worlds)?.get(first);
  if (title?.automatic === true || board.where !== undefined) return undefined;
  const entered = enterAccepted({ entity, spec, fixed: () => ({ [board.field]: first }) }, worlds);
  if (entered === undefined) return undefined;
  const added: ProofCase = {
    name: `Add to ${first} puts a card there and keeps it`,
    tries: [`entity:${entity.name}`, `create:${entity.name}`],
    steps: [
      { do: 'open', path: page.path },
      { do: 'press', name: `Add to ${first}` },
      ...entered.steps,
      { do: 'press', name: `Add to ${first}`, nth: -1 },
      { do: 'see', text: 'was added.' },
      { do: 'reload' },
      { do: 'count', selector: cardsIn(first), min: (before?.length ?? 0) + 1 },
      ...(title?.kind === 'text' ? [{ do: 'see' as const, text: unusualTitle }] : []),
    ],
  };
  return added;
}

function moveCase({ from, to, nth, before }: Move, page: PageSpec): ProofCase {
  return {
    name: `A card moves from ${from} to ${to} and stays there`,
    steps: [
      { do: 'open', path: page.path },
      { do: 'press', name: `Move to ${to}`, nth },
      { do: 'see', text: `moved to ${to}.` },
      { do: 'reload' },
      { do: 'count', selector: cardsIn(to), min: before.to + 1 },
      { do: 'count', selector: cardsIn(from), max: before.from - 1 },
    ],
  };
}

function refusedCase(
  { from, to, nth, before }: Move,
  { index, says }: NonNullable<Move['refused']>,
  entity: EntitySpec,
  page: PageSpec,
): ProofCase {
  return {
    name: `A move from ${from} to ${to} that a rule refuses says why, and the card stays`,
    tries: [`rule:${entity.name}.${index}`],
    steps: [
      { do: 'open', path: page.path },
      { do: 'press', name: `Move to ${to}`, nth },
      { do: 'see', text: says },
      { do: 'count', selector: cardsIn(to), max: before.to },
      { do: 'count', selector: cardsIn(from), min: before.from },
    ],
  };
}
