import type { ClauseAnswer } from '../../../../functions/app-shapes.ts';
import type { ListedVersion } from '../../../../functions/list-versions/contract.ts';
import type { AppView } from '../app-view.ts';

/** A sentence that was not understood, or was refused: no version came of it, so only this page remembers it. */
export interface Unserved {
  readonly id: string;
  readonly sentence: string;
  /** The number of the newest version at that moment: it stands after that one. */
  readonly after: number;
  readonly nearest: readonly string[];
  /** What about a sentence changed nothing, where that can be said. */
  readonly why?: string | undefined;
  /** What there is to say of each clause. */
  readonly answers?: readonly ClauseAnswer[] | undefined;
  /** Why it was refused; undefined when it was not understood. */
  readonly reason: string | undefined;
}

export type Turn =
  | { readonly kind: 'version'; readonly version: ListedVersion }
  | { readonly kind: 'unserved'; readonly unserved: Unserved };

/** What was said, the oldest first. */
export function turnsOf(view: AppView, unserved: readonly Unserved[]): Turn[] {
  const versions = view.versions.toSorted((a, b) => a.number - b.number);
  const first = unserved.filter(({ after }) => after === 0).map(asTurn);
  return [
    ...first,
    ...versions.flatMap((version): Turn[] => [
      { kind: 'version', version },
      ...unserved.filter(({ after }) => after === version.number).map(asTurn),
    ]),
  ];
}

/** What is different in a version beside what was said of each clause, such as a part that was left out since it did not work. */
export function furtherChanges({ changes, answers }: Pick<ListedVersion, 'changes' | 'answers'>): string[] {
  const said = new Set(answers?.flatMap((answer) => answer.changes.map(({ text }) => text)));
  return changes.filter((change) => !said.has(change));
}

function asTurn(unserved: Unserved): Turn {
  return { kind: 'unserved', unserved };
}

/** A suggestion with a gap is filled in by hand: where the gap stands in it. */
export function gapIn(suggestion: string): { start: number; end: number } | undefined {
  const start = suggestion.indexOf('…');
  return start < 0 ? undefined : { start, end: start + 1 };
}
