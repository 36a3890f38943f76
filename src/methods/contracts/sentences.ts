export interface Sentence {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly at: number;
  /** The number of the section it stands in, or an empty text before the first. */
  readonly section: string;
}

export interface Section {
  readonly number: string;
  readonly heading: string;
  readonly at: number;
}

const numbered = /^[ \t]*(?:(?:section|clause|article)\s+)?(\d{1,2}(?:\.\d{1,2})*)[.):]?[ \t]+(\S.*)$/gim;
const lettered = /^[ \t]*\(([a-z]|[ivx]{2,4})\)[ \t]+\S/gim;
const attached = /^[ \t]*((?:schedule|annex|exhibit|appendix)\s+(?:[A-Z]|\d{1,2}))\b/gim;

/** Headings and numbered clauses: "4. Payment", "4.2 The Client shall …", "(a) …" below them, "Schedule A". */
export function sectionsOf(text: string): Section[] {
  const main = [...text.matchAll(numbered)].map(({ 1: number = '', 2: rest = '', index }) => ({
    number,
    heading: headingOf(rest),
    at: index,
  }));
  const parts = [...text.matchAll(lettered)].flatMap(({ 1: letter = '', index }) => {
    const above = main.findLast(({ at }) => at < index);
    return above === undefined ? [] : [{ number: `${above.number}(${letter})`, heading: '', at: index }];
  });
  const attachments = [...text.matchAll(attached)].map(({ 1: name = '', index }) => ({
    number: attachmentName(name),
    heading: name,
    at: index,
  }));
  return [...main, ...parts, ...attachments].toSorted((one, other) => one.at - other.at);
}

function headingOf(line: string): string {
  const first = line.split(/(?<=\w)\.\s|\s[–—-]\s|:\s/)[0] ?? line;
  return first.length <= 60 && !/\b(shall|will|may|must|is|are)\b/.test(first)
    ? first.replace(/[.:]$/, '')
    : '';
}

export function attachmentName(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

/** The section that a place in the text belongs to. */
export function sectionAt(sections: readonly Section[], at: number): string {
  return sections.findLast((section) => section.at <= at)?.number ?? '';
}

/** Sentences end at a full stop or semicolon before a capital, and at the end of a line. */
export function sentencesOf(text: string, sections: readonly Section[]): Sentence[] {
  const found: Sentence[] = [];
  for (const { 0: line, index: lineAt } of text.matchAll(/[^\n]+/g)) {
    let from = 0;
    for (const { 0: gap, index } of line.matchAll(/(?<=[a-z)\d”"][.;])\s+(?=[A-Z(“"])/g)) {
      push(line.slice(from, index), lineAt + from);
      from = index + gap.length;
    }
    push(line.slice(from), lineAt + from);
  }
  return found;

  function push(raw: string, at: number) {
    if (/[A-Za-z]/.test(raw))
      found.push({
        text: raw.trim(),
        at: at + (raw.length - raw.trimStart().length),
        section: sectionAt(sections, at),
      });
  }
}
