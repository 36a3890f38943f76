/** A sentence of notes, word for word, with its place, so that it can be marked where it stands. */
export interface NoteSentence {
  readonly text: string;
  /** Where it begins in the notes. */
  readonly at: number;
  /** The number of the block it stands in. */
  readonly block: number;
}

export interface NoteBlock {
  readonly kind: 'heading' | 'text' | 'bullet' | 'numbered';
  /** Without the signs of its kind. */
  readonly text: string;
  /** Where the text begins in the notes. */
  readonly at: number;
  /** Of headings: 1 is the highest. */
  readonly level: number;
}

export interface ReadNotes {
  readonly text: string;
  readonly blocks: readonly NoteBlock[];
  readonly sentences: readonly NoteSentence[];
}

/** Ends of sentences: a sign, perhaps a closing mark, a space, and a beginning. The East has signs of its own. */
const border = /(?<=[.!?؟…۔।]["'”’)\]]*)\s+(?=["'“‘([¿¡]*[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/gu;
/** After these a point ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|ca|approx|no|dr|mr|mrs|ms|prof|st|fig|eq|vol|pp|inc|ltd|jr|sr|\p{Lu})\.$/iu;

/** Notes as their headings, paragraphs and lists, and all of it as sentences with their places. */
export function readNotes(given: string): ReadNotes {
  const text = given.replace(/\r\n?/g, '\n');
  const blocks = blocksOf(text);
  const sentences = blocks.flatMap((block, number) =>
    block.kind === 'heading' ? [] : sentencesOfBlock(block, number),
  );
  return { text, blocks, sentences };
}

function sentencesOfBlock({ text, at }: NoteBlock, block: number): NoteSentence[] {
  const found: NoteSentence[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(border)) {
    if (abbreviation.test(text.slice(Math.max(from, index - 12), index))) continue;
    push(from, index);
    from = index + gap.length;
  }
  push(from, text.length);
  return found;

  function push(start: number, end: number) {
    const raw = text.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(raw)) return;
    const lead = raw.length - raw.trimStart().length;
    found.push({ text: raw.trim(), at: at + start + lead, block });
  }
}

interface Line {
  readonly text: string;
  readonly at: number;
}

function blocksOf(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let open: { at: number; end: number } | undefined;
  const close = () => {
    if (open !== undefined)
      blocks.push({ kind: 'text', text: text.slice(open.at, open.end), at: open.at, level: 0 });
    open = undefined;
  };
  const lines = linesOf(text);
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '' || /^[=\-_*]{3,}\s*$/.test(line.text)) {
      close();
      continue;
    }
    const block = headingOf(lines, index, open === undefined) ?? itemOf(line);
    if (block !== undefined) {
      close();
      blocks.push(block);
      continue;
    }
    const at = line.at + (line.text.length - line.text.trimStart().length);
    open = { at: open?.at ?? at, end: line.at + line.text.trimEnd().length };
  }
  close();
  return blocks;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]*(?:\n|$)/g)]
    .filter(({ 0: line }) => line !== '')
    .map(({ 0: line, index }) => ({ text: line.replace(/\n$/, ''), at: index }));
}

function itemOf({ text, at }: Line): NoteBlock | undefined {
  const found = /^(\s*)([-*•–]|(\d{1,3})[.)])(\s+)(?=\S)/.exec(text);
  if (found === null) return;
  const [signs, , , number] = found;
  const kind = number === undefined ? 'bullet' : 'numbered';
  return { kind, text: text.slice(signs.length).trimEnd(), at: at + signs.length, level: 0 };
}

/** "# Title", a title with a line below it, "2.1 Title", TITLE, or a short line alone without a sign at its end. */
function headingOf(lines: readonly Line[], index: number, isFirst: boolean): NoteBlock | undefined {
  const line = lines[index];
  if (line === undefined) return;
  const marked = /^\s{0,3}(#{1,6})\s+(?=\S)/.exec(line.text);
  if (marked !== null) {
    const title = line.text.slice(marked[0].length).replace(/\s*#*\s*$/, '');
    return { kind: 'heading', text: title, at: line.at + marked[0].length, level: (marked[1] ?? '#').length };
  }
  const text = line.text.trim();
  const at = line.at + (line.text.length - line.text.trimStart().length);
  const below = lines[index + 1]?.text ?? '';
  if (isFirst && /^(?:={3,}|-{3,})\s*$/.test(below) && text.length <= 100)
    return { kind: 'heading', text, at, level: below.startsWith('=') ? 1 : 2 };
  if (!isFirst || text.length > 80 || /[.!?:;,…。！？]$/.test(text) || /^[-*•–"“(]/.test(text)) return;
  const numbered = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u.exec(text);
  const level = numbered === null ? 1 : (numbered[1] ?? '').split('.').length;
  const isAlone = below.trim() === '' && lines.length > index + 1;
  const next = (lines[index + 1]?.text ?? '') + (lines[index + 2]?.text ?? '');
  const before = lines[index - 1]?.text ?? '';
  // A numbered line beside another is a list, not a title.
  if (numbered !== null && (!isAlone || [before, next].some((other) => /^\s*\d{1,3}[.)]\s/.test(other))))
    return;
  const isShouted = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase() && /\p{L}/u.test(text);
  if (isShouted || (isAlone && /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && text.split(/\s+/).length <= 10))
    return { kind: 'heading', text, at, level };
  return;
}
