import { DeletedTextRun, Document, InsertedTextRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { Redline, RedlinePiece } from '../../../../catalog/agent-desk/result.ts';
import { brand } from '../../../../kernel/brand.ts';

/** The text as it was, with what is taken out and put in as revisions of their author. */
export function redlineDocument({ author, day, pieces }: Redline): Document {
  const date = `${day}T00:00:00Z`;
  let revisions = 0;
  const run = (kind: RedlinePiece['kind'], text: string): ParagraphChild => {
    if (kind === 'kept') return new TextRun(text);
    revisions += 1;
    const revision = { text, id: revisions, author, date };
    return kind === 'inserted' ? new InsertedTextRun(revision) : new DeletedTextRun(revision);
  };
  return new Document({
    title: 'Redline',
    creator: brand.name,
    lastModifiedBy: brand.name,
    sections: [
      {
        children: linesOf(pieces).map(
          (line) =>
            new Paragraph({
              spacing: { after: 120 },
              children: line.map(({ kind, text }) => run(kind, text)),
            }),
        ),
      },
    ],
  });
}

/** A line of the text is a paragraph of the document. */
function linesOf(pieces: readonly RedlinePiece[]): RedlinePiece[][] {
  const lines: RedlinePiece[][] = [[]];
  for (const { kind, text } of pieces)
    for (const [index, part] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    }
  return lines;
}
