import { expect, it } from 'vitest';
import { readDays } from './read-days.ts';

const day = (number: number) => `## ${number}

**Reflect.** What did you
leave undone?

**Learn.** *Why ice floats.* Water is densest at about 4 °C.
`;

const month = (number: number, days: number) =>
  `---\nmonth: ${number}\n---\n\n${Array.from({ length: days }, (_, at) => day(at + 1)).join('\n')}`;

it('reads a question and a lesson for every day of a month', () => {
  const { days, faults } = readDays(month(2, 29));
  expect(faults).toEqual([]);
  expect(days).toHaveLength(29);
  expect(days[0]).toEqual({
    day: 1,
    reflect: 'What did you leave undone?',
    learn: { title: 'Why ice floats', text: 'Water is densest at about 4 °C.' },
  });
});

it('names what is missing', () => {
  expect(readDays(month(2, 28)).faults).toEqual(['month 2: it has 29 days, each once and in order.']);
  expect(readDays(month(4, 30).replace('**Learn.** *Why', 'Learn: *Why')).faults).toEqual([
    'day 1: it is without a lesson.',
  ]);
  expect(readDays(month(13, 30)).faults).toEqual(['month 13: it has 0 days, each once and in order.']);
});
