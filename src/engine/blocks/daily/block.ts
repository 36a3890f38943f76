import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { entriesFor } from './entries.ts';

const entry = z.object({ text: z.string(), note: z.string().optional() });
const props = z.object({
  kind: z.string(),
  entries: z.array(entry).min(2),
  doable: z.boolean().optional(),
});

/** Something new every day: a quote, a tip, a word, a challenge. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'daily',
  title: 'Something every day',
  words: [
    'daily quote',
    'quote of day',
    'random quote',
    'inspirational quote',
    'motivational quote',
    'daily tip',
    'tip of day',
    'daily advice',
    'daily affirmation',
    'affirmation',
    'word of day',
    'daily word',
    'daily challenge',
    'challenge of day',
    'daily inspiration',
    'daily motivation',
    'daily wisdom',
    'quote generator',
  ],
  size: 'app',
  props,
  example: { kind: 'Tip', entries: [{ text: 'Start early.' }, { text: 'Rest well.' }, { text: 'Ask.' }] },
  fit({ text, details, subject }) {
    const set = entriesFor(`${text} ${details.join(' ')} ${text === '' ? subject : ''}`, subject);
    return {
      title: `Daily ${set.kind.toLowerCase()}`,
      props: {
        kind: set.kind,
        entries: [...set.entries],
        ...(set.doable === true ? { doable: true } : {}),
      },
    };
  },
  emit: ({ kind, entries, doable }, _section, { file }) => ({
    tag: file.use('Daily', 'interaction/daily/daily.tsx'),
    props: { kind, entries, doable },
  }),
  prove: ({ kind }, _section, { page }) => [
    {
      name: 'Every day has its own entry, and a favorite is kept',
      steps: [
        { do: 'open', path: page.path },
        { do: 'see', text: `${kind} of the day` },
        { do: 'remember', selector: '[data-entry]' },
        { do: 'press', name: 'Next' },
        { do: 'changed', selector: '[data-entry]' },
        { do: 'press', name: 'Previous' },
        { do: 'press', name: 'Add to favorites' },
        { do: 'reload' },
        { do: 'see', text: 'Favorites (1)' },
        { do: 'press', name: 'Remove' },
        { do: 'see', text: 'Favorites (0)' },
      ],
    },
  ],
});
