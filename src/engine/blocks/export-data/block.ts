import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import { titleOfSample } from '../../proof/form-values.ts';

const props = z.object({ entity: z.string() });
type ExportProps = z.infer<typeof props>;

/** Records as CSV, JSON or text, or on paper. */
export const block = defineBlock<ExportProps>({
  id: 'export-data',
  title: 'Export',
  words: [
    'export data',
    'data export',
    'export record',
    'export list',
    'export function',
    'export',
    'export to csv',
    'export csv',
    'export to excel',
    'export excel',
    'export json',
    'export pdf',
    'export result',
    'download data',
    'download csv',
    'download record',
    'print record',
    'print list',
    'print',
    'backup data',
    'data backup',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    return { title: `Export ${inText(entity.many)}`, props: { entity: entity.name } };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('ExportData', 'views/export-data.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const many = inText(entity.many);
    const isDay = entity.fields.some(
      ({ name: of, kind }) => of === entity.title && /^(?:date|moment)$/.test(kind),
    );
    // Files have days in another form than pages.
    const title = isDay ? undefined : titleOfSample(name, `${name}-1`, spec);
    return [
      {
        name: `${entity.many} are exported as CSV and JSON`,
        steps: [
          { do: 'open', path: page.path },
          ...(title === undefined ? [] : [{ do: 'see' as const, text: title }]),
          { do: 'press', name: 'Export as CSV' },
          { do: 'see', text: `was exported with ${entity.samples.length} ${many}.` },
          { do: 'fill', label: 'Format', value: 'JSON' },
          { do: 'see', text: '[' },
          { do: 'press', name: 'Export as JSON' },
          { do: 'see', text: '.json was exported' },
        ],
      },
    ];
  },
});
