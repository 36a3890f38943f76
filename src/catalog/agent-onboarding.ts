export interface OnboardingAnswer {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  /** Groups that do this. */
  readonly groups?: readonly string[];
  /** Words by which a card shows that its agent does this. */
  readonly words: readonly string[];
  /** How a reason begins when a word is found: "It helps to decide". */
  readonly because: string;
}

export interface OnboardingQuestion {
  /** Its name in the address. */
  readonly name: 'work' | 'need' | 'sure';
  readonly label: string;
  readonly answers: readonly OnboardingAnswer[];
}

/** Three questions that lead from somebody's work to agents. */
export const onboardingQuestions: readonly OnboardingQuestion[] = [
  {
    name: 'work',
    label: 'What do you work on?',
    answers: [
      {
        value: 'money',
        label: 'Money and companies',
        hint: 'Loans, investments, shares, cash',
        groups: ['capital-savants', 'wealth-x-savants'],
        words: ['cash', 'loan', 'invest', 'company', 'share', 'value', 'tax', 'property'],
        because: 'It is about money',
      },
      {
        value: 'ideas',
        label: 'Ideas and products',
        hint: 'Markets, experiments, inventions',
        groups: ['innovation-savants'],
        words: ['idea', 'market', 'experiment', 'patent', 'product', 'invention'],
        because: 'It is about ideas and products',
      },
      {
        value: 'projects',
        label: 'People and projects',
        hint: 'Goals, schedules, negotiations',
        groups: ['boardroom-intelligence', 'elite-agents'],
        words: ['project', 'goal', 'objective', 'schedule', 'negotiat', 'team'],
        because: 'It is about people and projects',
      },
      {
        value: 'words',
        label: 'Words and brands',
        hint: 'Copy, campaigns, names, stories',
        groups: ['creative-agents', 'creative-savants'],
        words: ['copy', 'message', 'campaign', 'brand', 'name', 'story', 'slides'],
        because: 'It works with words',
      },
    ],
  },
  {
    name: 'need',
    label: 'What do you need now?',
    answers: [
      {
        value: 'decide',
        label: 'To decide',
        hint: 'Choose between options, or say yes or no',
        words: ['decision', 'decide', 'option', 'weigh', 'rank', 'compare', 'judge', 'evidence'],
        because: 'It helps to decide',
      },
      {
        value: 'figure',
        label: 'A figure that holds',
        hint: 'What it costs, brings in or is worth',
        words: ['cost', 'value', 'return', 'rate', 'forecast', 'size', 'works out', 'percentage'],
        because: 'It gives a figure with its derivation',
      },
      {
        value: 'plan',
        label: 'A plan',
        hint: 'What comes when, and who does it',
        words: ['plan', 'schedule', 'critical path', 'objective', 'goal', 'weeks', 'sheet'],
        because: 'It hands over a plan',
      },
      {
        value: 'convince',
        label: 'To convince somebody',
        hint: 'A pitch, a text or a negotiation',
        words: ['pitch', 'deck', 'slides', 'message', 'copy', 'negotiat', 'persua', 'investor'],
        because: 'It prepares you to convince',
      },
      {
        value: 'risk',
        label: 'To see what can go wrong',
        hint: 'Risks, causes and what prevents them',
        words: ['risk', 'fail', 'cause', 'prevent', 'lowest', 'likely', 'simulation'],
        because: 'It looks for what can go wrong',
      },
    ],
  },
  {
    name: 'sure',
    label: 'How sure are your figures?',
    answers: [
      {
        value: 'exact',
        label: 'I have exact figures and some time',
        hint: 'Contracts, invoices, statements',
        words: ['schedule', 'invoices', 'cash flows', 'shares', 'payment', 'workbook', 'statement', 'table'],
        because: 'It makes the most of exact figures',
      },
      {
        value: 'rough',
        label: 'They are rough',
        hint: 'Estimates that may be wrong',
        words: [
          'estimate',
          'simulation',
          'likely',
          'sure',
          'risk',
          'uncertain',
          'range',
          'monte carlo',
          'sensitiv',
        ],
        because: 'It reckons with rough figures',
      },
      {
        value: 'none',
        label: 'I have none, and little time',
        hint: 'A first answer in a few minutes',
        words: ['message', 'rules', 'claim', 'case for', 'ideas', 'names', 'framework', 'imagines'],
        because: 'It needs few figures',
      },
    ],
  },
];
