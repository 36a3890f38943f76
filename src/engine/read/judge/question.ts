/** Why a description is answered with a question instead of an app. */
export type AskingReason =
  | 'noise'
  | 'insult'
  | 'code'
  | 'order'
  | 'story'
  | 'repetition'
  | 'unknown-word'
  | 'no-tool'
  | 'no-wish'
  | 'language';

/** What a person is asked back where no honest app can be made of a text. */
export interface QuestionBack {
  readonly reason: AskingReason;
  /** What was seen, and what to write instead. */
  readonly text: string;
  /** Descriptions that can be taken as they are; at most four. */
  readonly suggestions: readonly string[];
  /** Something was read of which an app could be made all the same. */
  readonly canInsist: boolean;
}

const mostSuggestions = 4;

const everyday = [
  'A list of the books I lend to friends, with the date they come back',
  'An expense tracker with categories and a chart',
  'Members of a club book classes and see their bookings',
  'A list of tasks with a due date and a priority',
];

/** Those that fit what was said first; of none, some that everybody understands. */
export function questionBack(
  reason: AskingReason,
  text: string,
  more: { suggestions?: readonly string[]; canInsist?: boolean } = {},
): QuestionBack {
  const own = [...new Set(more.suggestions ?? [])];
  return {
    reason,
    text,
    suggestions: (own.length === 0 ? everyday : own).slice(0, mostSuggestions),
    canInsist: more.canInsist ?? false,
  };
}
