/** What visitors write together in a part of a page, besides the records of the plan. */
export interface BlockCollection {
  readonly name: string;
  readonly label: string;
}

/** Games whose best results have a board. */
const played = [
  'breakout',
  'falling-blocks',
  'memory',
  'platform-runner',
  'snake',
  'space-shooter',
  'trivia',
  'typing-race',
  'whack',
];

/** By block. Everybody who sees the part reads and adds; what they wrote is theirs to change. */
export const blockCollections: Readonly<Record<string, readonly BlockCollection[]>> = {
  chat: [{ name: 'chat-messages', label: 'Messages' }],
  comments: [{ name: 'comment-list', label: 'Comments' }],
  poll: [
    { name: 'poll-list', label: 'Polls' },
    { name: 'poll-votes', label: 'Votes' },
  ],
  quiz: [
    { name: 'quiz-questions', label: 'Questions that were added' },
    { name: 'quiz-results', label: 'Results' },
  ],
  ...Object.fromEntries(played.map((game) => [game, [{ name: `scores-${game}`, label: 'Best results' }]])),
};
