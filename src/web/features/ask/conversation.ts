import { branchTo } from '../../../ask/branch.ts';
import { type KeptTurn, titleLength } from '../../app/local/collections/ask-conversations.ts';

export interface Conversation {
  readonly id: string;
  readonly title: string;
  /** Empty for one that is in none. */
  readonly folder: string;
  readonly pinned: boolean;
  readonly turns: readonly KeptTurn[];
  /** The turn at the end of the branch that is looked at. */
  readonly shown: string | null;
}

type Turns = readonly KeptTurn[];

/** The turns from the first question to the one that is looked at. */
export function shownBranch({ turns, shown }: Pick<Conversation, 'turns' | 'shown'>): KeptTurn[] {
  return branchTo(turns, shown);
}

/** The turn and those that were asked in its place, the first one first. */
export function versionsOf(turns: Turns, { parent }: KeptTurn): KeptTurn[] {
  return turns.filter((turn) => turn.parent === parent);
}

/** The end of the branch that goes on from a turn: at each fork the way that was taken last. */
export function endOfBranch(turns: Turns, from: string): string {
  const passed = new Set<string>();
  let end = from;
  while (!passed.has(end)) {
    passed.add(end);
    const here = end;
    end = turns.findLast(({ parent }) => parent === here)?.id ?? end;
  }
  return end;
}

/** What a conversation is called until somebody gives it a name: its first question, in one line. */
export function titleFrom(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1).trimEnd()}…`;
}

/** When somebody last asked in it. */
export function lastAsked({ turns }: Pick<Conversation, 'turns'>): string {
  return turns.reduce((latest, { at }) => (at > latest ? at : latest), '');
}

/** The conversation with a turn that was kept a moment ago, also when the list does not have it yet. */
export function withTurn(found: Conversation | undefined, id: string, turn: KeptTurn): Conversation {
  if (found === undefined)
    return { id, title: titleFrom(turn.question), folder: '', pinned: false, turns: [turn], shown: turn.id };
  if (found.turns.some((one) => one.id === turn.id)) return found;
  return { ...found, turns: [...found.turns, turn], shown: turn.id };
}
