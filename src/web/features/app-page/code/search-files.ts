/** A line that holds what was searched for, and where in it. */
export interface FoundLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Found {
  readonly lines: readonly FoundLine[];
  /** There is more than is shown. */
  readonly more: boolean;
}

/** Every line of every file that holds the words as they are, large or small; the first `most` of them. */
export function searchFiles(files: Readonly<Record<string, string>>, query: string, most: number): Found {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return { lines: [], more: false };
  const lines: FoundLine[] = [];
  for (const path of Object.keys(files).toSorted()) {
    for (const [index, text] of (files[path] ?? '').split('\n').entries()) {
      const start = text.toLowerCase().indexOf(wanted);
      if (start < 0) continue;
      if (lines.length === most) return { lines, more: true };
      lines.push({ path, line: index + 1, text, start, end: start + wanted.length });
    }
  }
  return { lines, more: false };
}

/** A place in a file that a message names, such as `src/app.tsx:12:3: …`. */
export interface NamedPlace {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const place = /((?:[\w[\].-]+\/)*[\w[\].-]+\.[a-z]{2,4}):(\d{1,6})(?::\d{1,6})?:?\s*(.*)/;

/** The places that the reason of a failed build names, line by line. */
export function placesIn(error: string): NamedPlace[] {
  return error.split('\n').flatMap((line) => {
    const [, path, number, message = ''] = place.exec(line) ?? [];
    return path === undefined ? [] : [{ path, line: Number(number), message }];
  });
}
