import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn } from '../../fit/domain-words.ts';

const sample = z.object({ what: z.string(), amount: z.number().positive(), paidBy: z.string() });
const props = z.object({ people: z.array(z.string()).min(2), samples: z.array(sample) });

const between =
  /\b(?:between|among|amongst)\s+((?:\p{Lu}\p{L}+|me|myself)(?:(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)(?:\p{Lu}\p{L}+|me|myself))+)/u;

/** “between Ana, Tom and me” */
function namedBetween(text: string): string[] | undefined {
  const names = between.exec(text)?.[1]?.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/);
  return names?.map((name) => (/^(?:me|myself)$/.test(name) ? 'Me' : name));
}

/** Expenses of a group, shared and settled. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'split-expenses',
  title: 'Shared expenses',
  words: [
    'split expense',
    'shared expense',
    'share expense',
    'group expense',
    'group shared expense',
    'expense splitting',
    'split bill',
    'split bill with friend',
    'split bill friend',
    'bill splitting',
    'bill splitter',
    'expense sharing',
    'who owe whom',
    'settle debt',
    'settle up',
    'split cost',
    'cost sharing',
    'shared cost',
    'divide expense',
  ],
  size: 'app',
  props,
  example: {
    people: ['Nora Fields', 'Felix Brandt'],
    samples: [{ what: 'Groceries', amount: 60, paidBy: 'Nora Fields' }],
  },
  fit(need) {
    // A tip calculator shares one bill between so many people; nobody keeps accounts there.
    if (/\btip\b/i.test(`${need.subject} ${need.text}`)) return undefined;
    const people = namedBetween(need.text) ?? peopleIn(need, 4);
    const [first = '', second = '', third = ''] = people;
    const trip = /trip|travel|holiday|vacation/i.test(`${need.subject} ${need.text}`);
    return {
      title: 'Shared expenses',
      props: {
        people,
        samples: [
          { what: trip ? 'Train tickets' : 'Groceries', amount: 86.4, paidBy: first },
          { what: trip ? 'Hotel, two nights' : 'Internet bill', amount: trip ? 240 : 39.9, paidBy: second },
          { what: trip ? 'Dinner at the harbour' : 'Cleaning things', amount: 22.5, paidBy: third },
        ],
      },
    };
  },
  emit: ({ people, samples }, _section, { file }) => ({
    tag: file.use('SplitExpenses', 'interaction/split-expenses/split-expenses.tsx'),
    props: { people, samples },
  }),
  prove({ people, samples }, _section, { page }) {
    return [
      {
        name: 'An expense is shared, kept, and a debt is settled',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: 'Add expense' },
          { do: 'see', text: 'Say what it was for.' },
          { do: 'fill', label: 'What for', value: 'Boat rental' },
          { do: 'fill', label: 'Amount', value: String(people.length * 300) },
          { do: 'press', name: 'Add expense' },
          { do: 'see', text: `Expenses (${samples.length + 1})` },
          { do: 'reload' },
          { do: 'see', text: 'Boat rental' },
          { do: 'press', name: 'Settle' },
          { do: 'see', text: 'Settled (1)' },
        ],
      },
    ];
  },
});
