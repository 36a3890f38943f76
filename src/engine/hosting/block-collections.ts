import type { Block, SharedCollection } from '../block.ts';
import { blocks } from '../blocks.gen.ts';

/** By block: what it declares to keep for all visitors. */
export const blockCollections: ReadonlyMap<string, readonly SharedCollection[]> = new Map(
  blocks.map(({ id, shares = [] }: Pick<Block, 'id' | 'shares'>) => [id, shares]),
);
