import type { Block } from '../block.ts';
import type { AppSpec } from './app-spec.ts';

/** What parts say that their blocks do not understand. Empty when all can be written. */
export function blockFaults(spec: AppSpec, blocks: ReadonlyMap<string, Block>): string[] {
  return spec.pages.flatMap(({ title, sections }) =>
    sections.flatMap(({ block: id, title: heading, props }) => {
      const block = blocks.get(id);
      if (block === undefined) return [`The page ${title} has a part of a kind that does not exist: ${id}.`];
      const parsed = block.props.safeParse(props);
      const part = `${heading ?? block.title} on the page ${title}`;
      if (parsed.success)
        return (block.faults?.(parsed.data, spec) ?? []).map((fault) => `${part}: ${fault}`);
      const where = parsed.error.issues[0]?.path.join('.') ?? '';
      return [`${part} cannot be written like this: ${where}`];
    }),
  );
}
