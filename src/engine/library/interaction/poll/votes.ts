export interface PollOption {
  readonly text: string;
  readonly votes: number;
}

export interface Poll {
  readonly id: string;
  readonly question: string;
  readonly options: readonly PollOption[];
  /** Who asks. */
  readonly by: string;
}

/** The poll after somebody votes, or changes the vote from another option. */
export function castVote(poll: Poll, option: number, before: number | undefined): Poll {
  const options = poll.options.map(({ text, votes }, index) => ({
    text,
    votes: votes + (index === option ? 1 : 0) - (index === before ? 1 : 0),
  }));
  return { ...poll, options };
}

export function totalVotes({ options }: Poll): number {
  return options.reduce((sum, { votes }) => sum + votes, 0);
}

/** Options from lines of text, each once. */
export function readOptions(lines: string): readonly string[] {
  return [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}
