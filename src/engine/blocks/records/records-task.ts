import type { ProofContext } from '../../block.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';
import type { RecordsProps } from './records-props.ts';

/** What the cases of a list of records are made from. */
export interface RecordsTask extends ProofContext {
  readonly props: RecordsProps;
  readonly entity: EntitySpec;
  /** The parts that wishes of the description name. */
  readonly asked: ReadonlySet<string>;
  readonly open: { readonly do: 'open'; readonly path: string };
}

/** A title that a sample has, where the list has more than one. */
export function knownTitle({ entity, props }: RecordsTask): string | undefined {
  const title = entity.samples[0]?.[entity.title];
  const isListed = entity.samples.length > 1 && props.mine !== true && props.only === undefined;
  return isListed && typeof title === 'string' ? title : undefined;
}
