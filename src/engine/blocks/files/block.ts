import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { longText, text } from '../../knowledge/thing.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });
type FilesProps = z.infer<typeof props>;

const ownFiles: EntitySpec = {
  name: 'uploadedFiles',
  one: 'File',
  many: 'Files',
  title: 'name',
  fields: [text('name', 'Name', { required: true }), longText('note', 'Note')],
  samples: [
    { name: 'Welcome.txt', note: 'Drop your own files above. They stay on this device.' },
    { name: 'Meeting notes.txt', note: 'Next meeting on Tuesday. Bring the figures of last month.' },
    { name: 'Checklist.txt', note: 'Tickets, keys, charger, water.' },
  ],
};

const filed = /\b(?:file|document|attachment|resource|material|download)\b/i;

/** Files: upload, look, rename, download, delete. */
export const block = defineBlock<FilesProps>({
  id: 'files',
  title: 'Files',
  words: [
    'upload file',
    'file upload',
    'upload document',
    'document upload',
    'upload image',
    'image upload',
    'upload picture',
    'upload photo',
    'upload material',
    'upload data file',
    'file management',
    'file manager',
    'manage file',
    'document management',
    'file storage',
    'file sharing',
    'share file',
    'download file',
    'file download',
    'file list',
    'store document',
    'attachment upload',
    'cloud storage',
    'resource download',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit({ entity, entities }) {
    const known = [entity, ...entities].find((one) => one !== undefined && filed.test(one.one));
    if (known !== undefined) return { title: known.many, props: { entity: known.name } };
    return { title: 'Files', props: { entity: ownFiles.name }, entities: [ownFiles] };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('FileManager', 'media/file-manager.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A file is uploaded, kept, looked at, renamed and deleted',
        steps: [
          open,
          { do: 'fill', label: 'Upload files', value: 'quartz-figures.csv' },
          { do: 'see', text: 'quartz-figures.csv was uploaded.' },
          { do: 'reload' },
          { do: 'press', name: 'Preview quartz-figures.csv' },
          { do: 'see', text: 'second,2' },
          { do: 'press', name: 'Done' },
          { do: 'press', name: 'Rename quartz-figures.csv' },
          { do: 'fill', label: 'New name', value: 'renamed-quartz.csv' },
          { do: 'press', name: 'Rename', nth: -1 },
          { do: 'see', text: 'Renamed to renamed-quartz.csv.' },
          { do: 'fill', label: 'Search files', value: 'renamed-quartz' },
          { do: 'count', selector: '[data-record]', min: 1, max: 1 },
          { do: 'press', name: 'Delete renamed-quartz.csv' },
          { do: 'see', text: 'was deleted.' },
          { do: 'press', name: 'Undo' },
          { do: 'count', selector: '[data-record]', min: 1, max: 1 },
        ],
      },
      {
        name: 'A picture is uploaded and previewed',
        steps: [
          open,
          { do: 'fill', label: 'Upload files', value: 'quartz.png' },
          { do: 'see', text: 'quartz.png was uploaded.' },
          { do: 'press', name: 'Preview quartz.png' },
          { do: 'count', selector: 'dialog img[alt="quartz.png"]', min: 1 },
        ],
      },
    ];
  },
});
