/** The first words of a long text, ending at a word; whoever wants the rest opens the record. */
export function shortened(text: string, most = 160): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.lastIndexOf(' ');
  return `${(end > most / 2 ? start.slice(0, end) : start).replace(/[\s,.;:–-]+$/, '')} …`;
}
