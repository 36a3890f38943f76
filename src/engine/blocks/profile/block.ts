import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';

const props = z.object({ entities: z.array(z.string()) });

/** The visitor's own page: who they are and what they did. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'profile',
  title: 'Own profile',
  // What is said of a profile itself is served by the accounts of the app.
  words: ['personal page', 'member center', 'member centre', 'user center', 'user centre', 'member page'],
  size: 'page',
  props,
  example: { entities: ['things'] },
  fit: ({ entities }) => ({
    title: 'My profile',
    props: {
      entities: entities
        .filter(({ samples, fields }) => samples.length > 0 || fields.some(({ name }) => name === 'subject'))
        .slice(0, 6)
        .map(({ name }) => name),
    },
  }),
  emit: ({ entities }, _section, { file, ...context }) => ({
    tag: file.use('Profile', 'interaction/profile/profile.tsx'),
    props: { entities: entities.map((name) => new Code(context.entity(name))) },
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'The profile is changed, shown and kept',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Edit profile' },
        { do: 'fill', label: 'Name', value: 'Mara Visitor' },
        { do: 'fill', label: 'About me', value: 'I like rivers and long walks.' },
        { do: 'fill', label: 'Email', value: 'mara@example.com' },
        { do: 'press', name: 'Save profile' },
        { do: 'see', text: 'Mara Visitor' },
        { do: 'reload' },
        { do: 'see', text: 'I like rivers and long walks.' },
      ],
    },
  ],
});
