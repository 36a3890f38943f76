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

/** What somebody chose in a poll. */
export interface Vote {
  readonly poll: string;
  readonly option: string;
}

/** The poll with the votes that were cast in it. */
export function countVotes(poll: Poll, votes: readonly Vote[]): Poll {
  const cast = votes.filter((vote) => vote.poll === poll.id);
  const options = poll.options.map(({ text, votes: before }) => ({
    text,
    votes: before + cast.filter(({ option }) => option === text).length,
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
