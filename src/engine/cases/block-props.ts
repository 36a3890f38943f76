import type { Block } from '../block.ts';

/** What a ready-made part says where a case names only its id: as it fits an app about nothing in particular. */
export function blockPropsOf(blocks: readonly Block[]): (id: string) => Record<string, unknown> | undefined {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return (id) => {
    const block = byId.get(id);
    if (block === undefined) return undefined;
    const fitted = block.fit({
      subject: '',
      text: block.title.toLowerCase(),
      details: [],
      entity: undefined,
      entities: [],
    });
    return fitted?.props ?? block.example;
  };
}
