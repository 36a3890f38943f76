import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const kinds: readonly (readonly [id: string, title: string, asked: RegExp])[] = [
  ['meme', 'Meme maker', /\bmemes?\b/],
  ['greeting', 'Greeting card maker', /greeting|birthday card|e-?card|postcard|wish card|holiday card/],
  ['invitation', 'Invitation maker', /invitation/],
  ['business', 'Business card maker', /business card|visiting card/],
  ['post', 'Post maker', /social (?:media )?post|quote image|banner|thumbnail/],
];
const props = z.object({ only: z.array(z.string()).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'card-maker',
  title: 'Card and meme maker',
  words: [
    'meme maker',
    'meme generator',
    'meme creator',
    'create meme',
    'make meme',
    'generate meme',
    'greeting card',
    'greeting card maker',
    'create greeting card',
    'card maker',
    'card designer',
    'design card',
    'birthday card',
    'e-card',
    'ecard maker',
    'invitation maker',
    'invitation card',
    'invitation designer',
    'create invitation',
    'design invitation',
    'business card maker',
    'business card generator',
    'create business card',
    'design business card',
    'quote image maker',
    'social media post maker',
    'banner maker',
    'thumbnail maker',
    'text on image',
    'add text to image',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const found = kinds.filter(([, , asked]) => asked.test(saidIn(need)));
    const [first] = found;
    if (first === undefined) return { title: 'Card maker', props: {} };
    return { title: found.length === 1 ? first[1] : 'Card maker', props: { only: found.map(([id]) => id) } };
  },
  emit: emitGame('CardMaker', 'tools/card/card-maker.tsx', 'Card maker'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'The picture follows background and colour, and is downloaded',
        steps: [
          open,
          { do: 'remember', selector: '[data-card-picture]' },
          { do: 'fill', label: 'Background', value: 'Ocean' },
          { do: 'changed', selector: '[data-card-picture]' },
          { do: 'press', name: 'Download PNG' },
          { do: 'see', text: '.png was downloaded' },
        ],
      },
      {
        name: 'A design is saved, kept and opened again',
        steps: [
          open,
          { do: 'press', name: 'Save' },
          { do: 'reload' },
          { do: 'see', text: 'Saved designs (1)' },
          { do: 'press', name: 'Open', nth: -1 },
          { do: 'see', text: 'is open' },
        ],
      },
    ];
  },
});
