/** One line of text in which `code` and **bold** may stand. */
export function InlineText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece, at) => {
    const key = `${at}-${piece}`;
    if (piece.startsWith('`') && piece.length > 2)
      return (
        <code key={key} className="rounded-small bg-surface-overlay px-1 py-0.5 font-mono text-[0.9em]">
          {piece.slice(1, -1)}
        </code>
      );
    if (piece.startsWith('**') && piece.length > 4) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    return <span key={key}>{piece}</span>;
  });
}
