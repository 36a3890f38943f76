import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineBlock } from '../../block.ts';
import { customBlock, partComponent, partPath } from '../../custom/part-file.ts';
import { Code } from '../../emit/print-value.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const text = z.string().min(1).max(limits.engine.textLength);

const props = z.object({
  /** TSX with a component called `Part`, which was looked through before. */
  code: z.string().min(1).max(limits.generatorModels.partLength),
  /** Kinds of records that it is given. */
  entities: z.array(z.string()).max(limits.engine.entities),
  /** What can be read in it, and what can be read after a button of it was pressed. */
  sees: text.optional(),
  press: text.optional(),
  after: text.optional(),
});
type CustomProps = z.infer<typeof props>;

const example = `export function Part({ records }) {
  const things = records.things ?? [];
  return <p className="text-lg">{things.length} things are kept here.</p>;
}`;

/** A part that nothing else can express: code of its own, in a fence. */
export const block = defineBlock<CustomProps>({
  id: customBlock,
  title: 'Part of its own',
  words: [],
  size: 'part',
  props,
  example: { code: example, entities: ['things'], sees: 'things are kept here' },
  fit: () => undefined,
  faults: ({ entities }, spec) =>
    entities
      .filter((name) => !spec.entities.some((entity) => entity.name === name))
      .map((name) => `It asks for records of “${name}”, which are not kept.`),
  emit: ({ entities }, section, { file, page, ...context }) => ({
    tag: file.use('CustomPart', 'custom/custom-part.tsx'),
    props: {
      name: section.id,
      title: section.title ?? page.title,
      entities: entities.map((name) => new Code(context.entity(name))),
      part: new Code(file.use(partComponent(section), partPath(section))),
    },
  }),
  prove({ sees, press, after }, section, { page }) {
    const there: readonly ProofStep[] = [
      { do: 'open', path: page.path },
      { do: 'count', selector: `[data-custom="${section.id}"] *`, min: 1 },
      { do: 'see-not', text: 'This part stopped working.' },
      ...(sees === undefined ? [] : [{ do: 'see' as const, text: sees }]),
    ];
    const cases = [{ name: `${section.title ?? 'The part'} shows what it has to show`, steps: there }];
    if (press === undefined) return cases;
    const pressed: readonly ProofStep[] = [
      { do: 'open', path: page.path },
      { do: 'press', name: press },
      { do: 'see-not', text: 'This part stopped working.' },
      ...(after === undefined ? [] : [{ do: 'see' as const, text: after }]),
    ];
    return [...cases, { name: `“${press}” can be pressed`, steps: pressed }];
  },
});
