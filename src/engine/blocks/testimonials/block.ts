import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';

const item = z.object({ quote: z.string(), name: z.string(), role: z.string().optional() });
const props = z.object({ items: z.array(item).min(1).max(20) });
type TestimonialsProps = z.infer<typeof props>;

const heading = 'What people say';

/** Quotes of people, and a way to add one. */
export const block = defineBlock<TestimonialsProps>({
  id: 'testimonials',
  title: 'Testimonials',
  words: [
    'testimonial',
    'testimonial section',
    'customer testimonial',
    'client testimonial',
    'customer story',
    'success story',
    'customer voice',
    'user story',
    'success case',
    'client case',
    'customer case',
    'word of mouth',
    'reference section',
  ],
  size: 'part',
  props,
  example: {
    items: [
      { quote: 'The desk is the best thing in my flat.', name: 'Maya Torres', role: 'Architect' },
      { quote: 'Delivered on the day they said.', name: 'Daniel Okafor', role: 'Teacher' },
      { quote: 'They repaired a chair of my grandmother.', name: 'Hana Sato' },
    ],
  },
  fit(need) {
    const kept = subjectEntity(need);
    const many = kept === undefined ? undefined : inText(kept.many);
    return {
      title: /case|success/i.test(need.text) ? 'Success stories' : heading,
      props: {
        items: [
          {
            quote:
              many === undefined
                ? 'I open it every morning. It does what it says.'
                : `All ${many} in one place: I found what I needed in two minutes.`,
            name: 'Maya Torres',
            role: 'Uses it every day',
          },
          {
            quote: 'My question was answered within the hour. I have told all my friends.',
            name: 'Daniel Okafor',
            role: 'Customer',
          },
          {
            quote: 'Clear, quick, and no nonsense. It works on my old phone too.',
            name: 'Hana Sato',
            role: 'New here',
          },
        ],
      },
    };
  },
  emit: ({ items }, section, { file }) => ({
    tag: file.use('Testimonials', 'content/testimonials.tsx'),
    props: { title: section.title ?? heading, items },
  }),
  prove: ({ items }, _section, { page }) => [
    {
      name: 'Quotes are shown, and an own one is published and kept',
      steps: [
        { do: 'open', path: page.path },
        ...items.slice(0, 3).map(({ quote }) => ({ do: 'see' as const, text: quote })),
        { do: 'press', name: 'Share your experience' },
        { do: 'fill', label: 'Your name', value: 'Quinn Quartz' },
        { do: 'fill', label: 'Your experience', value: 'Better than I had hoped for.' },
        { do: 'press', name: 'Publish' },
        { do: 'see', text: 'Your words are published here.' },
        { do: 'reload' },
        { do: 'see', text: 'Better than I had hoped for.' },
        { do: 'count', selector: '[data-testimonial]', min: items.length + 1 },
      ],
    },
  ],
});
