export interface Entry {
  text: string;
  note?: string;
}

export interface EntrySet {
  readonly kind: string;
  readonly doable?: boolean;
  readonly entries: readonly Entry[];
}

function saying(text: string, from: string): Entry {
  return { text, note: `Proverb, ${from}` };
}

const quotes: EntrySet = {
  kind: 'Quote',
  entries: [
    saying('Fall seven times, stand up eight.', 'Japan'),
    saying('A journey of a thousand miles begins with a single step.', 'China'),
    saying('Many hands make light work.', 'England'),
    saying('He who asks a question is a fool for a minute; he who does not remains one.', 'China'),
    saying('Little by little, the bird builds its nest.', 'France'),
    saying('Do not look where you fell, but where you slipped.', 'Liberia'),
    saying('Who begins too much accomplishes little.', 'Germany'),
    saying('With time and patience the mulberry leaf becomes silk.', 'China'),
    saying('A smooth sea never made a skilled sailor.', 'England'),
    saying(
      'The best time to plant a tree was twenty years ago. The next best time is now.',
      'origin unknown',
    ),
  ],
};

const affirmations: EntrySet = {
  kind: 'Affirmation',
  entries: [
    'I can take one small step today.',
    'I am allowed to rest without having earned it.',
    'I learn more from trying than from waiting.',
    'I speak to myself as I would to a friend.',
    'What I have done so far counts.',
    'I can ask for help.',
    'I choose what I give my attention to.',
    'Today does not have to be perfect to be good.',
  ].map((text) => ({ text })),
};

const words: EntrySet = {
  kind: 'Word',
  entries: [
    { text: 'serendipity', note: 'noun: finding something good without looking for it' },
    { text: 'meticulous', note: 'adjective: careful about every detail' },
    { text: 'to mitigate', note: 'verb: to make something less harmful' },
    { text: 'candid', note: 'adjective: open and honest' },
    { text: 'threshold', note: 'noun: the point at which something begins' },
    { text: 'to reconcile', note: 'verb: to bring two things into agreement' },
    { text: 'ample', note: 'adjective: more than enough' },
    { text: 'plausible', note: 'adjective: likely to be true' },
  ],
};

const challenges: EntrySet = {
  kind: 'Challenge',
  doable: true,
  entries: [
    'Take the stairs all day.',
    'Write down three things that went well.',
    'Call somebody you have not spoken to for a month.',
    'Drink a glass of water before every meal.',
    'Walk for twenty minutes without your phone.',
    'Clear one drawer.',
    'Learn five words of another language.',
    'Go to bed half an hour earlier.',
  ].map((text) => ({ text })),
};

const tips: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /health|fitness|diet|sport|yoga|sleep|medic/i,
    [
      'Stand up for two minutes every half hour.',
      'Eat something green at lunch.',
      'Stretch your shoulders before you sit down.',
      'Keep the bedroom cool and dark.',
      'Fill your water bottle in the morning.',
      'Breathe out longer than you breathe in.',
    ],
  ],
  [
    /money|financ|budget|bank|invest|saving/i,
    [
      'Write down what you spend today, however small.',
      'Move a fixed amount to savings on pay day.',
      'Cancel one subscription that you do not use.',
      'Compare two offers before you buy.',
      'Keep three months of expenses aside.',
      'Sleep on every purchase that you did not plan.',
    ],
  ],
  [
    /learn|study|school|course|language|exam|student/i,
    [
      'Study twenty-five minutes, then rest for five.',
      'Explain what you learned to somebody else.',
      'Repeat yesterday’s notes before you begin.',
      'Put the hardest task first.',
      'Test yourself instead of reading again.',
      'Keep your phone in another room.',
    ],
  ],
  [
    /garden|plant|farm|flower/i,
    [
      'Water in the morning, at the root.',
      'Mulch keeps the soil moist.',
      'Cut herbs before they bloom.',
      'Turn pots a little every week.',
      'Leave a corner wild for bees.',
      'Sow a little every two weeks instead of all at once.',
    ],
  ],
];

const usualTips = [
  'Do the smallest task on your list first.',
  'Put things back where you took them from.',
  'Answer messages twice a day instead of at once.',
  'Prepare tomorrow before you finish today.',
  'Write it down; do not try to remember it.',
  'Say no to one thing that does not matter.',
];

/** What comes every day, by what was asked for and what the app is about. */
export function entriesFor(asked: string, subject: string): EntrySet {
  if (/affirmation/i.test(asked)) return affirmations;
  if (/\bword|vocabulary/i.test(asked)) return words;
  if (/challenge|task/i.test(asked)) return challenges;
  if (/tip|advice|hint/i.test(asked)) {
    const found = tips.find(([pattern]) => pattern.test(`${asked} ${subject}`))?.[1] ?? usualTips;
    return { kind: 'Tip', entries: found.map((text) => ({ text })) };
  }
  return quotes;
}
