/** A line of a comparison, with its number on each side that it stands on. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Lines that belong together: a change with what stands around it. */
export interface DiffHunk {
  readonly lines: readonly DiffLine[];
}

/** Texts that differ in more lines than this are shown as one replaced by the other: the search for what is alike costs too much. */
const mostEdits = 1_500;

/** The shortest way from one text to the other, line by line (Myers 1986). */
export function diffLines(before: string, after: string): DiffLine[] {
  const a = linesOf(before);
  const b = linesOf(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const result: DiffLine[] = [];
  const same = (i: number, j: number) => result.push(line('same', a[i] ?? '', i, j));
  for (let i = 0; i < start; i++) same(i, i);
  for (const edit of middle(a.slice(start, a.length - end), b.slice(start, b.length - end))) {
    const { i, j } = { i: edit.i + start, j: edit.j + start };
    if (edit.kind === 'same') same(i, j);
    else if (edit.kind === 'removed') result.push(line('removed', a[i] ?? '', i, undefined));
    else result.push(line('added', b[j] ?? '', undefined, j));
  }
  for (let left = end; left > 0; left--) same(a.length - left, b.length - left);
  return result;
}

/** A text that ends with a line break has no empty line after it. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

function line(kind: DiffLine['kind'], text: string, i: number | undefined, j: number | undefined): DiffLine {
  return {
    kind,
    text,
    before: i === undefined ? undefined : i + 1,
    after: j === undefined ? undefined : j + 1,
  };
}

interface Edit {
  readonly kind: DiffLine['kind'];
  readonly i: number;
  readonly j: number;
}

function middle(a: readonly string[], b: readonly string[]): Edit[] {
  const most = Math.min(a.length + b.length, mostEdits);
  const trace: Int32Array[] = [];
  let reach = new Int32Array(3);
  for (let d = 0; d <= most; d++) {
    // Diagonal k is at k + d + 1, so that its neighbours exist as well.
    const next = new Int32Array(2 * d + 5);
    trace.push(reach);
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && at(reach, d - 1, k - 1) < at(reach, d - 1, k + 1));
      let x = d === 0 ? 0 : down ? at(reach, d - 1, k + 1) : at(reach, d - 1, k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      next[k + d + 2] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a.length, b.length, d);
    }
    reach = next;
  }
  return [
    ...a.map((_, i): Edit => ({ kind: 'removed', i, j: 0 })),
    ...b.map((_, j): Edit => ({ kind: 'added', i: 0, j })),
  ];
}

function at(reach: Int32Array, d: number, k: number): number {
  return reach[k + d + 2] ?? 0;
}

function walkBack(trace: readonly Int32Array[], fromX: number, fromY: number, edits: number): Edit[] {
  const back: Edit[] = [];
  let [x, y] = [fromX, fromY];
  for (let d = edits; d > 0; d--) {
    const reach = trace[d] ?? new Int32Array();
    const k = x - y;
    const down = k === -d || (k !== d && at(reach, d - 1, k - 1) < at(reach, d - 1, k + 1));
    const former = down ? k + 1 : k - 1;
    const startX = at(reach, d - 1, former);
    const startY = startX - former;
    const [bendX, bendY] = down ? [startX, startY + 1] : [startX + 1, startY];
    while (x > bendX && y > bendY) back.push({ kind: 'same', i: --x, j: --y });
    back.push(down ? { kind: 'added', i: x, j: startY } : { kind: 'removed', i: startX, j: y });
    [x, y] = [startX, startY];
  }
  while (x > 0 && y > 0) back.push({ kind: 'same', i: --x, j: --y });
  return back.toReversed();
}

/** Only what changed, with `context` unchanged lines around it. */
export function hunksOf(lines: readonly DiffLine[], context: number): DiffHunk[] {
  const hunks: DiffLine[][] = [];
  let shownUntil = -1;
  for (const [index, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    const from = Math.max(index - context, shownUntil + 1);
    const until = Math.min(index + context, lines.length - 1);
    const open = hunks.at(-1);
    const joins = open !== undefined && from === shownUntil + 1;
    const slice = lines.slice(from, until + 1);
    if (joins) open.push(...slice);
    else hunks.push(slice);
    shownUntil = Math.max(shownUntil, until);
  }
  return hunks.map((hunk) => ({ lines: hunk }));
}

export interface FileChange {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
}

type Files = Readonly<Record<string, string>>;

/** Which files two states differ in, by path. */
export function changedFiles(before: Files, after: Files): FileChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return paths.flatMap((path): FileChange[] => {
    if (!Object.hasOwn(before, path)) return [{ path, kind: 'added' }];
    if (!Object.hasOwn(after, path)) return [{ path, kind: 'removed' }];
    return before[path] === after[path] ? [] : [{ path, kind: 'changed' }];
  });
}
