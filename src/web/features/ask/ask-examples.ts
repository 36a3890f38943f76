export interface AskExample {
  /** What kind of question it is, in a word or two. */
  readonly kind: string;
  readonly question: string;
}

/** A question of each kind that is answered here. */
export const askExamples: readonly AskExample[] = [
  { kind: 'Reckon', question: 'What is 15% of 240?' },
  { kind: 'Days and units', question: 'How many days until 24 December?' },
  { kind: 'Look something up', question: 'How do I export my data?' },
  { kind: 'Let an agent work', question: 'Plan my cash for 13 weeks with 20000 in the bank' },
  { kind: 'Make an app', question: 'Make me an app that tracks my plants' },
  { kind: 'Your own things', question: 'What did I save?' },
];
