/** A stretch of code of one kind; `kind` is the class that colours it. */
export interface CodePart {
  text: string;
  kind: string;
  /** Where in its line it starts. */
  at: number;
}

export interface CodeLine {
  number: number;
  parts: readonly CodePart[];
}

/** The code as it is, in one part a line. */
export function plainLines(code: string): CodeLine[] {
  return code.split('\n').map((text, index) => ({ number: index + 1, parts: [{ text, kind: '', at: 0 }] }));
}
