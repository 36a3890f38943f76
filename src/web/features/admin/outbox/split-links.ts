export interface TextPart {
  text: string;
  isLink: boolean;
  /** Where it begins. */
  at: number;
}

/** Web addresses apart from the text around them; a full stop or bracket after one does not belong to it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    const link = match[0].replace(/[.,;:!?)\]]+$/, '');
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false, at: end });
    parts.push({ text: link, isLink: true, at: match.index });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false, at: end });
  return parts;
}
