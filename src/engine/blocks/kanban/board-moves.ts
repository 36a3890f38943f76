import { brokenRule } from '../../library/rules/broken-rule.ts';
import { evaluate } from '../../library/rules/evaluate.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { isTrue } from '../../library/rules/values.ts';
import type { Fact, World } from '../../library/rules/world.ts';
import { plainPart } from '../../proof/mentioned-fields.ts';
import { onEveryDay } from '../../proof/on-every-day.ts';
import type { AppSpec } from '../../spec/app-spec.ts';

export interface Board {
  readonly entity: string;
  readonly field: string;
  readonly where?: string | undefined;
}

/** A card that can be pressed on to the column beside it, and what a rule says to that. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** Which of the buttons with this name it is. */
  readonly nth: number;
  readonly before: { readonly from: number; readonly to: number };
  readonly refused?: { readonly index: number; readonly says: string };
}

/** The samples on the board, by column; undefined where that depends on the day. */
export function columnsAtFirst(
  board: Board,
  spec: AppSpec,
  worlds: readonly World[],
): ReadonlyMap<string, readonly string[]> | undefined {
  const columns = spec.entities
    .find(({ name }) => name === board.entity)
    ?.fields.find(({ name }) => name === board.field)?.options;
  const [first] = columns ?? [];
  if (columns === undefined || first === undefined) return undefined;
  const found = onEveryDay(worlds, (world) =>
    shownIn(world, board).map((record) => [record.id, String(record[board.field] ?? '')] as const),
  );
  if (found === undefined) return undefined;
  const inColumn = (column: string) =>
    found
      .filter(([, value]) => value === column || (column === first && !columns.includes(value)))
      .map(([id]) => id);
  return new Map(columns.map((column) => [column, inColumn(column)]));
}

function shownIn(world: World, { entity, where }: Board): readonly Fact[] {
  const kind = world.kind(entity);
  if (kind === undefined || where === undefined) return world.all(entity);
  const formula = parseFormula(where);
  return world.all(entity).filter((record) => isTrue(evaluate(formula, { world, self: { kind, record } })));
}

/** Every move of a card to a column beside its own that is allowed, or refused, whatever day it is. */
export function movesOf(
  board: Board,
  columns: readonly string[],
  spec: AppSpec,
  worlds: readonly World[],
): Move[] {
  const at = columnsAtFirst(board, spec, worlds);
  if (at === undefined) return [];
  return columns.flatMap((from, index) =>
    [columns[index + 1], columns[index - 1]].flatMap((to, back) => {
      if (to === undefined) return [];
      const cards = at.get(from) ?? [];
      // Cards that come from the other side stand before these.
      const others = back === 1 ? (at.get(columns[index - 2] ?? '')?.length ?? 0) : 0;
      const before = { from: cards.length, to: at.get(to)?.length ?? 0 };
      return cards.flatMap((id, place): Move[] => {
        const answer = answerTo(board, { id, to }, spec, worlds);
        if (answer === undefined) return [];
        return [{ from, to, nth: others + place, before, ...answer }];
      });
    }),
  );
}

/** What the rules say to a move; undefined where that depends on the day. */
function answerTo(
  { entity, field, where }: Board,
  { id, to }: { id: string; to: string },
  spec: AppSpec,
  worlds: readonly World[],
) {
  const rules = spec.entities.find(({ name }) => name === entity)?.rules ?? [];
  const index = onEveryDay(worlds, (world) => {
    const broken = brokenRule(world, [{ do: 'update', things: entity, id, values: { [field]: to } }]);
    return broken === undefined ? -1 : rules.findIndex(({ never }) => never === broken.rule.never);
  });
  if (index === undefined) return undefined;
  if (index >= 0) {
    const says = plainPart(rules[index]?.says ?? '');
    return says === '' ? undefined : { refused: { index, says } };
  }
  return where === undefined ? {} : undefined;
}
