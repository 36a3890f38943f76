import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import { passingValue } from '../../proof/fill-form.ts';
import type { EntitySpec, FieldSpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });
type ImportProps = z.infer<typeof props>;

function cellFor(field: FieldSpec): string {
  return passingValue(field) ?? 'Imported quartz';
}

/** A table with every field that has to be there; undefined where one cannot be written into a table. */
function tableFor(entity: EntitySpec): string | undefined {
  const needed = entity.fields.filter(
    ({ name, required, automatic }) => automatic !== true && (name === entity.title || required === true),
  );
  if (needed.some(({ kind }) => ['reference', 'image', 'password', 'file'].includes(kind))) return undefined;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return `${needed.map(({ label }) => quoted(label)).join(',')}\n${needed.map((field) => quoted(cellFor(field))).join(',')}`;
}

/** Records from a table in a file. */
export const block = defineBlock<ImportProps>({
  id: 'import-data',
  title: 'Import',
  words: [
    'import',
    'import data',
    'data import',
    'import csv',
    'csv import',
    'import excel',
    'excel import',
    'import from file',
    'import file',
    'bulk import',
    'batch import',
    'bulk upload',
    'upload csv',
    'upload excel',
    'import record',
    'import list',
    'import contact',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    return { title: `Import ${inText(entity.many)}`, props: { entity: entity.name } };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('ImportData', 'views/import-data.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const many = inText(entity.many);
    const open = { do: 'open', path: page.path } as const;
    const table = tableFor(entity);
    if (table === undefined)
      return [
        {
          name: 'The import says what it takes',
          steps: [open, { do: 'see', text: 'first row names the fields' }],
        },
      ];
    return [
      {
        name: `${entity.many} are imported from a pasted table and kept`,
        steps: [
          open,
          { do: 'fill', label: 'Or paste a table', value: table },
          { do: 'see', text: '1 of 1 rows can be imported.' },
          { do: 'press', name: `Import 1 ${many}` },
          { do: 'see', text: `1 ${many} were imported.` },
          { do: 'reload' },
          { do: 'see', text: `${entity.samples.length + 1} ${many} now.` },
        ],
      },
      {
        name: 'A table that does not fit is refused with a reason',
        steps: [
          open,
          { do: 'fill', label: 'Or paste a table', value: 'Qwxz,Zzyx\n1,2' },
          { do: 'see', text: 'No column is called like a field.' },
        ],
      },
    ];
  },
});
