import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { bestResults } from '../../fit/best-results.ts';
import { emitGame, numberBefore, saidIn } from '../../fit/game-fit.ts';
import type { ProofStep } from '../../proof/proof-step.ts';

const bank = ['Geography', 'Science', 'History', 'Arts', 'Sports', 'Technology'] as const;
const props = z.object({
  categories: z.array(z.enum(bank)).min(1).optional(),
  seconds: z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]).optional(),
  length: z.number().int().min(3).max(20).optional(),
  seed: z.number().optional(),
});
type TriviaProps = z.infer<typeof props>;

/** Words that name a category of the bank. */
const meanings: Readonly<Record<(typeof bank)[number], RegExp>> = {
  Geography: /geograph|countr|capital|world map|travel/,
  Science: /scien|physics|chemis|biolog|space|nature|animal/,
  History: /histor/,
  Arts: /\barts?\b|literature|music|book|culture|painting/,
  Sports: /sport|football|basketball|olympic/,
  Technology: /technolog|computer|programming|\bit\b/,
};

export const block = defineBlock<TriviaProps>({
  id: 'trivia',
  title: 'Trivia contest',
  words: [
    'trivia',
    'trivia game',
    'trivia quiz',
    'trivia contest',
    'trivia question',
    'quiz contest',
    'quiz game',
    'quiz competition',
    'question contest',
    'knowledge contest',
    'knowledge competition',
    'knowledge quiz',
    'knowledge game',
    'answer question game',
    'question and answer game',
    'general knowledge',
    'brain game',
    'pub quiz',
    'play quiz',
    'quiz show',
  ],
  size: 'app',
  shares: [bestResults('trivia')],
  props,
  example: { seed: 7, length: 5 },
  fit(need) {
    const text = saidIn(need);
    const named = bank.filter((category) => meanings[category].test(need.details.join(' ').toLowerCase()));
    const length = numberBefore(text, 'questions?', 3, 20);
    return {
      title: /trivia/.test(text) ? 'Trivia' : 'Quiz contest',
      props: {
        ...(named.length >= 2 ? { categories: named } : {}),
        ...(length === undefined ? {} : { length }),
        ...(/\b(timer|timed|time limit|countdown|seconds)\b/.test(text) ? { seconds: 20 as const } : {}),
      },
    };
  },
  emit: emitGame('TriviaGame', 'games/trivia/trivia-game.tsx', 'Trivia contest'),
  prove({ length = 10 }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const round: ProofStep[] = Array.from({ length }, (_, index): ProofStep[] => [
      { do: 'see', text: `Question ${index + 1} of ${length}` },
      { do: 'press-at', selector: '[data-answer]' },
      { do: 'press', name: index + 1 === length ? 'See result' : 'Next question' },
    ]).flat();
    return [
      {
        name: 'A contest is played to its result and the score is kept with a name',
        steps: [
          open,
          { do: 'press', name: 'Start with all categories' },
          ...round,
          { do: 'see', text: `of ${length} right` },
          { do: 'fill', label: 'Your name', value: 'Mira Solberg' },
          { do: 'press', name: 'Save score' },
          { do: 'see', text: '1. Mira Solberg' },
          { do: 'reload' },
          { do: 'see', text: '1. Mira Solberg' },
        ],
      },
      {
        name: 'An own question is asked and its right answer counts',
        steps: [
          open,
          { do: 'press', name: 'Add your own questions' },
          { do: 'fill', label: 'Question', value: 'Which bird is our mascot?' },
          { do: 'fill', label: 'Right answer', value: 'Puffin' },
          { do: 'fill', label: 'Wrong answer 1', value: 'Heron' },
          { do: 'fill', label: 'Wrong answer 2', value: 'Robin' },
          { do: 'fill', label: 'Wrong answer 3', value: 'Crane' },
          { do: 'press', name: 'Add question' },
          { do: 'press', name: 'My questions' },
          { do: 'see', text: 'Which bird is our mascot?' },
          { do: 'press', name: 'Puffin' },
          { do: 'see', text: 'Correct. 10 points' },
          { do: 'press', name: 'See result' },
          { do: 'see', text: '1 of 1 right' },
        ],
      },
    ];
  },
});
