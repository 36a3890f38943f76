import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';

const kind = z.object({
  name: z.string(),
  unit: z.string(),
  goal: z.number().positive(),
  quick: z.array(z.object({ label: z.string(), amount: z.number().positive() })),
});
const props = z.object({ kind });

interface Counted {
  readonly asked: RegExp;
  readonly title: string;
  readonly kind: z.infer<typeof kind>;
}

const calories: Counted = {
  asked: /calori|meal|food|nutrition|diet/,
  title: 'Calorie counter',
  kind: {
    name: 'calories',
    unit: 'kcal',
    goal: 2000,
    quick: [
      { label: 'Breakfast', amount: 400 },
      { label: 'Lunch', amount: 650 },
      { label: 'Snack', amount: 150 },
      { label: 'Apple', amount: 95 },
    ],
  },
};

const counted: readonly Counted[] = [
  {
    asked: /water|hydrat|drink/,
    title: 'Water tracker',
    kind: {
      name: 'water',
      unit: 'ml',
      goal: 2000,
      quick: [
        { label: 'Glass', amount: 250 },
        { label: 'Bottle', amount: 500 },
        { label: 'Cup', amount: 150 },
      ],
    },
  },
  {
    asked: /\bsteps?\b|pedometer|walk/,
    title: 'Step counter',
    kind: {
      name: 'steps',
      unit: 'steps',
      goal: 8000,
      quick: [
        { label: 'Short walk', amount: 1500 },
        { label: 'Walk to work', amount: 3000 },
        { label: 'Run', amount: 5000 },
      ],
    },
  },
  {
    asked: /sleep/,
    title: 'Sleep tracker',
    kind: {
      name: 'sleep',
      unit: 'hours',
      goal: 8,
      quick: [
        { label: 'Night', amount: 7.5 },
        { label: 'Nap', amount: 0.5 },
      ],
    },
  },
  {
    asked: /exercise|workout|training|fitness/,
    title: 'Exercise minutes',
    kind: {
      name: 'exercise',
      unit: 'minutes',
      goal: 30,
      quick: [
        { label: 'Run', amount: 30 },
        { label: 'Cycling', amount: 45 },
        { label: 'Yoga', amount: 20 },
      ],
    },
  },
  {
    asked: /\bread(?:ing)?\b|pages?\b/,
    title: 'Reading tracker',
    kind: {
      name: 'reading',
      unit: 'pages',
      goal: 20,
      quick: [
        { label: 'Chapter', amount: 12 },
        { label: 'Ten pages', amount: 10 },
      ],
    },
  },
];

export const block = defineBlock<z.infer<typeof props>>({
  id: 'daily-counter',
  title: 'Daily counter',
  words: [
    'calorie counter',
    'calorie tracker',
    'calorie tracking',
    'track calorie',
    'count calorie',
    'log calorie',
    'calorie intake',
    'daily calorie',
    'meal tracker',
    'log meal',
    'food diary',
    'food log',
    'nutrition tracker',
    'diet tracker',
    'water tracker',
    'water intake',
    'water reminder',
    'track water',
    'track water intake',
    'hydration tracker',
    'step counter',
    'step tracker',
    'track step',
    'count step',
    'daily step',
    'pedometer',
    'sleep tracker',
    'track sleep',
    'log sleep',
    'exercise minute',
    'reading tracker',
    'track reading',
    'daily counter',
    'daily goal tracker',
  ],
  size: 'page',
  props,
  example: { kind: calories.kind },
  fit(need) {
    const wish = `${need.text} ${need.details.join(' ')}`.toLowerCase();
    const all = [calories, ...counted];
    const found =
      all.find(({ asked }) => asked.test(wish)) ??
      all.find(({ asked }) => asked.test(saidIn(need))) ??
      calories;
    return { title: found.title, props: { kind: structuredClone(found.kind) } };
  },
  emit: emitGame('DailyCounter', 'tools/daily/daily-counter.tsx', 'Daily counter'),
  prove({ kind: { unit, quick } }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const [one] = quick;
    return [
      {
        name: 'Entries add up against the goal and are kept',
        steps: [
          open,
          { do: 'press', name: 'Add entry' },
          { do: 'see', text: 'Enter a number above 0' },
          { do: 'fill', label: 'What', value: 'Harbour soup' },
          { do: 'fill', label: 'Amount', value: '123' },
          { do: 'press', name: 'Add entry' },
          { do: 'see', text: `Total: 123 ${unit}` },
          { do: 'reload' },
          { do: 'see', text: 'Harbour soup' },
          ...(one === undefined
            ? []
            : [
                { do: 'press', name: `${one.label}:` } as const,
                { do: 'count', selector: '[data-entry]', min: 2, max: 2 } as const,
              ]),
        ],
      },
      {
        name: 'The goal is changed',
        steps: [
          open,
          { do: 'fill', label: 'Daily goal', value: '7' },
          { do: 'press', name: 'Set goal' },
          { do: 'see', text: `0 of 7 ${unit}` },
          { do: 'fill', label: 'Amount', value: '9' },
          { do: 'press', name: 'Add entry' },
          { do: 'see', text: 'The goal is reached' },
        ],
      },
    ];
  },
});
