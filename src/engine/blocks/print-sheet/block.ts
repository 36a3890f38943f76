import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { formulaProp } from '../../fit/formula-prop.ts';
import { formulaFaults } from '../../library/rules/check-formula.ts';
import { inText } from '../../library/words/in-text.ts';
import { titleOfSample } from '../../proof/form-values.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import { sightOf } from '../../spec/rule-faults.ts';

const props = z.object({
  entity: z.string(),
  each: z.boolean().optional(),
  where: formulaProp.optional(),
});
type PrintSheetProps = z.infer<typeof props>;

/** A paper of one record, or a list of all of them: to print, to save as PDF, or to copy as text. */
export const block = defineBlock<PrintSheetProps>({
  id: 'print-sheet',
  title: 'Paper',
  words: [],
  size: 'part',
  props,
  example: { entity: 'things', each: true },
  fit: () => undefined,
  faults: ({ entity, where }, spec) =>
    entityOf(spec, entity) === undefined
      ? [`There are no “${entity}”`]
      : where === undefined
        ? []
        : formulaFaults(where, sightOf(spec, entity)),
  emit: ({ entity, each, where }, { title }, { file, page, ...context }) => ({
    tag: file.use('PrintSheet', 'views/print-sheet.tsx'),
    props: {
      entity: new Code(context.entity(entity)),
      title: title ?? page.title,
      each: each === true ? true : undefined,
      where,
    },
  }),
  prove({ entity: name, each, where }, { title }, { spec, page }) {
    const entity = entityOf(spec, name);
    const paper = title ?? page.title;
    if (entity === undefined || entity.samples.length === 0 || where !== undefined) return [];
    const last = titleOfSample(name, `${name}-${entity.samples.length}`, spec);
    const chosen: ProofStep[] =
      each === true && last !== undefined
        ? [
            { do: 'fill', label: `${entity.one} to print`, value: last },
            { do: 'see', text: last },
          ]
        : [];
    return [
      {
        name: each === true ? `${paper} of one ${inText(entity.one)} is printed` : `${paper} is printed`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'count', selector: 'article[data-paper]', min: 1 },
          ...chosen,
          { do: 'press', name: `Print ${inText(paper)}` },
          { do: 'see', text: `${paper} was handed to the printer.` },
        ],
        once: true,
      },
    ];
  },
});
