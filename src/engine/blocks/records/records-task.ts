import type { ProofContext } from '../../block.ts';
import { isRuled } from '../../emit/is-ruled.ts';
import { evaluate } from '../../library/rules/evaluate.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { recordWithId } from '../../library/rules/record-index.ts';
import { isTrue } from '../../library/rules/values.ts';
import type { Fact, World } from '../../library/rules/world.ts';
import { inText } from '../../library/words/in-text.ts';
import { shownTitle } from '../../proof/form-values.ts';
import { sampleWorlds } from '../../proof/sample-world.ts';
import type { EntitySpec, SampleValue, SectionSpec } from '../../spec/app-spec.ts';
import type { RecordsProps } from './records-props.ts';

/** What the cases of a list of records are made from. */
export interface RecordsTask extends ProofContext {
  readonly props: RecordsProps;
  readonly section: SectionSpec;
  readonly entity: EntitySpec;
  /** The parts that wishes of the description name. */
  readonly asked: ReadonlySet<string>;
  readonly open: { readonly do: 'open'; readonly path: string };
}

export interface ListedSample {
  readonly id: string;
  readonly sample: Readonly<Record<string, SampleValue>>;
}

/** The role of the visitor who sees the page; undefined for somebody without an account. */
export function roleHere({ page, spec }: ProofContext): string | undefined {
  // The sample accounts are listed from the last role to the first; signing in takes the first that is listed.
  return page.roles?.[0] ?? (spec.accounts === 'required' ? spec.roles.slice(0, 8).at(-1) : undefined);
}

const known = new WeakMap<object, Map<string, World[]>>();

/** What the app knows at first, for a visitor with a role; nothing where it has no formulas. */
export function worldsFor({ spec, props }: RecordsTask, role: string | undefined): readonly World[] {
  if (!isRuled(spec) && props.where === undefined) return [];
  const before = known.get(spec) ?? new Map<string, World[]>();
  known.set(spec, before);
  const worlds = before.get(role ?? '') ?? sampleWorlds(spec, role);
  before.set(role ?? '', worlds);
  return worlds;
}

/** Whether the list shows a record. */
export function isListed(world: World, { props, entity }: RecordsTask, record: Fact): boolean {
  const kind = world.kind(entity.name);
  if (props.where === undefined) return true;
  return kind !== undefined && isTrue(evaluate(parseFormula(props.where), { world, self: { kind, record } }));
}

/** The samples that the list shows on every day; undefined where that depends on the day. */
export function listedSamples(task: RecordsTask): readonly ListedSample[] | undefined {
  const { entity, props } = task;
  const all = entity.samples.map((sample, index) => ({ id: `${entity.name}-${index + 1}`, sample }));
  if (props.where === undefined) return all;
  const worlds = worldsFor(task, roleHere(task));
  const seen = all.map(({ id }) =>
    worlds.filter((world) => {
      const record = recordWithId(world.all(entity.name), id);
      return record !== undefined && isListed(world, task, record);
    }),
  );
  if (seen.some(({ length }) => length > 0 && length < worlds.length)) return undefined;
  return all.filter((_, index) => seen[index]?.length === worlds.length);
}

/** A title that a sample has, where the list has more than one. */
export function knownTitle(task: RecordsTask): string | undefined {
  const { entity, props, spec } = task;
  const listed = listedSamples(task) ?? [];
  const [first] = listed;
  if (first === undefined || listed.length < 2 || props.mine === true || props.only !== undefined)
    return undefined;
  return shownTitle(entity, first.sample, spec);
}

export function addLabelOf({ props, entity }: RecordsTask): string {
  return props.addLabel ?? `Add ${inText(entity.one)}`;
}

/** Whom a visitor becomes before they may add; undefined where they may already. */
export function editorToBe(task: RecordsTask): string | undefined {
  const { editors = [] } = task.props;
  const here = roleHere(task);
  return here !== undefined && editors.includes(here) ? undefined : editors[0];
}

export function roleOfEditor(task: RecordsTask): string | undefined {
  return editorToBe(task) ?? roleHere(task);
}
