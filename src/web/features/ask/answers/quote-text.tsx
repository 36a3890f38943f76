interface Block {
  readonly isList: boolean;
  readonly lines: readonly string[];
}

const row = /^- /;

/** Lines as they stand in the source; rows of a list are a list here too. */
export function QuoteText({ text }: { text: string }) {
  // The same block may stand twice, and none of them ever moves.
  return blocksOf(text).map(({ isList, lines }, at) =>
    isList ? (
      <ul key={`${at}`} className="list-disc pl-5 marker:text-ink-muted">
        {lines.map((line, place) => (
          <li key={`${place}`}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={`${at}`} className="whitespace-pre-line">
        {lines.join('\n')}
      </p>
    ),
  );
}

function blocksOf(text: string): Block[] {
  return text.split('\n').reduce<Block[]>((blocks, written) => {
    const isList = row.test(written);
    const line = written.replace(row, '');
    const last = blocks.at(-1);
    if (last?.isList !== isList) return [...blocks, { isList, lines: [line] }];
    return [...blocks.slice(0, -1), { isList, lines: [...last.lines, line] }];
  }, []);
}
