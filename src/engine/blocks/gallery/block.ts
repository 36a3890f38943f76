import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';
import { choice, date, image, longText, text } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import { fillSteps, unusualTitle } from '../../proof/fill-form.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });
type GalleryProps = z.infer<typeof props>;

const photos: EntitySpec = {
  name: 'photos',
  one: 'Photo',
  many: 'Photos',
  title: 'title',
  fields: [
    text('title', 'Title', { required: true }),
    image('image', 'Picture'),
    choice('album', 'Album', ['Landscapes', 'City', 'People']),
    date('taken', 'Taken'),
    longText('caption', 'Caption'),
  ],
  samples: [
    {
      title: 'Morning over the lake',
      album: 'Landscapes',
      taken: '-12',
      caption: 'Before the wind came up.',
    },
    { title: 'Old market hall', album: 'City', taken: '-30', caption: 'Just after opening.' },
    { title: 'The rowing team', album: 'People', taken: '-8', caption: 'Fourth place, and happy.' },
    { title: 'First snow', album: 'Landscapes', taken: '-45', caption: 'Two days earlier than last year.' },
    { title: 'Bridge at night', album: 'City', taken: '-3', caption: 'Eight seconds of light.' },
    { title: 'Grandmother baking', album: 'People', taken: '-20', caption: 'The recipe stays secret.' },
  ],
};

/** Pictures with a large view. */
export const block = defineBlock<GalleryProps>({
  id: 'gallery',
  title: 'Gallery',
  words: [
    'gallery',
    'photo gallery',
    'image gallery',
    'picture gallery',
    'art gallery',
    'photo album',
    'album',
    'photo display',
    'image display',
    'photo wall',
    'picture wall',
    'work showcase',
    'portfolio gallery',
    'project showcase',
    'product gallery',
    'view photo',
    'view picture',
    'browse image',
    'lightbox',
    'photo collection',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit({ entity, entities }) {
    const pictured = [entity, ...entities].find((one) => one?.fields.some(({ kind }) => kind === 'image'));
    if (pictured !== undefined) return { title: `${pictured.one} gallery`, props: { entity: pictured.name } };
    return { title: 'Gallery', props: { entity: photos.name }, entities: [photos] };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('Gallery', 'content/gallery.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    const [first, second] = [sampleTitle(entity), sampleTitle(entity, 1)];
    const label = `Add ${inText(entity.one)}`;
    const cases: ProofCase[] = [];
    if (first !== undefined && second !== undefined)
      cases.push({
        name: 'A picture opens large and leads to the next',
        steps: [
          open,
          { do: 'press', name: `Open ${first}` },
          { do: 'press', name: 'Next' },
          { do: 'count', selector: 'dialog[open]', min: 1 },
          { do: 'see', text: second },
          { do: 'press', name: 'Close' },
          { do: 'count', selector: 'dialog[open]', max: 0 },
        ],
      });
    if (entity.fields.find((field) => field.name === entity.title)?.kind === 'text')
      cases.push({
        name: `${label} shows it and keeps it`,
        steps: [
          open,
          { do: 'press', name: label },
          ...fillSteps(entity.fields, spec),
          { do: 'press', name: label, nth: -1 },
          { do: 'see', text: unusualTitle },
          { do: 'reload' },
          { do: 'see', text: unusualTitle },
        ],
      });
    return cases;
  },
});
