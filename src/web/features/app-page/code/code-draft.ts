type Files = Readonly<Record<string, string>>;

/** Edits that are not saved: new texts by path, null for a file that is to go. */
export interface CodeDraft {
  /** The version that was edited; undefined while nothing is. */
  readonly basedOn: number | undefined;
  readonly edits: Readonly<Record<string, string | null>>;
}

export const emptyDraft: CodeDraft = { basedOn: undefined, edits: {} };

/** A text as it was is no edit. */
export function editFile(
  draft: CodeDraft,
  base: { readonly number: number; readonly files: Files },
  path: string,
  text: string | null,
): CodeDraft {
  const others = Object.entries(draft.edits).filter(([edited]) => edited !== path);
  const original = Object.hasOwn(base.files, path) ? (base.files[path] ?? null) : null;
  const edits = Object.fromEntries(text === original ? others : [...others, [path, text]]);
  return Object.keys(edits).length === 0 ? emptyDraft : { basedOn: draft.basedOn ?? base.number, edits };
}

/** The files as they would be saved. */
export function draftFiles(files: Files, { edits }: CodeDraft): Record<string, string> {
  const kept = Object.entries(files).filter(([path]) => !Object.hasOwn(edits, path));
  const written = Object.entries(edits).filter((edit): edit is [string, string] => edit[1] !== null);
  return Object.fromEntries([...kept, ...written].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export type FileMark = 'new' | 'edited' | 'removed';

export function fileMarks(files: Files, { edits }: CodeDraft): Map<string, FileMark> {
  return new Map(
    Object.entries(edits).map(([path, text]): [string, FileMark] => [
      path,
      text === null ? 'removed' : Object.hasOwn(files, path) ? 'edited' : 'new',
    ]),
  );
}

/** Edited files that somebody else changed as well since the edit began. */
export function bothChanged(draft: CodeDraft, base: Files, newest: Files): string[] {
  return Object.keys(draft.edits).filter((path) => base[path] !== newest[path]);
}
