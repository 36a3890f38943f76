import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, entityOf, sampleTitle, subjectEntity } from '../../fit/find-fields.ts';

const slide = z.object({ title: z.string(), text: z.string().optional(), path: z.string().optional() });
const props = z.object({ entity: z.string().optional(), items: z.array(slide).min(1).max(10).optional() });
type CarouselProps = z.infer<typeof props>;

const usual = [{ title: 'Welcome', text: 'Have a look around.' }];

/** Slides that turn, from records or from texts. */
export const block = defineBlock<CarouselProps>({
  id: 'carousel',
  title: 'Carousel',
  words: [
    'carousel',
    'image carousel',
    'carousel image',
    'slideshow',
    'slide show',
    'slider',
    'image slider',
    'banner slider',
    'rotating banner',
    'carousel display',
    'carousel banner',
    'sliding banner',
    'product carousel',
    'photo slider',
    'slide',
  ],
  size: 'part',
  props,
  example: { entity: 'things' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity !== undefined && entity.samples.length > 1)
      return { title: `${entity.many} in pictures`, props: { entity: entity.name } };
    const items = need.details.slice(0, 6).map((detail) => ({ title: capital(detail) }));
    return items.length < 2
      ? {
          title: 'Pictures',
          props: {
            items: [
              { title: capital(need.subject), text: 'Have a look around.' },
              { title: 'Made for every day', text: 'On a phone, on a desk, with or without a network.' },
              { title: 'Yours to change', text: 'What you enter stays in this app.' },
            ],
          },
        }
      : { title: 'Pictures', props: { items } };
  },
  emit({ entity, items }, section, { file, ...context }) {
    const title = section.title ?? 'Pictures';
    if (entity !== undefined)
      return {
        tag: file.use('RecordCarousel', 'content/carousel.tsx'),
        props: { entity: new Code(context.entity(entity)), title },
      };
    return {
      tag: file.use('Carousel', 'content/carousel.tsx'),
      props: { title, slides: items ?? usual },
    };
  },
  prove({ entity: name, items }, _section, { spec, page }) {
    const entity = name === undefined ? undefined : entityOf(spec, name);
    const titles =
      entity === undefined
        ? (items ?? usual).map(({ title }) => title)
        : [sampleTitle(entity), sampleTitle(entity, 1)];
    const [first, second] = titles;
    if (first === undefined || second === undefined) return [];
    return [
      {
        name: 'Slides are turned by hand',
        steps: [
          { do: 'open', path: page.path },
          { do: 'count', selector: '[data-slide]', min: 1, max: 1 },
          { do: 'press', name: 'Slide 1' },
          { do: 'see', text: first },
          { do: 'press', name: 'Next slide' },
          { do: 'see', text: second },
          { do: 'press', name: 'Previous slide' },
          { do: 'see', text: first },
        ],
      },
    ];
  },
});
