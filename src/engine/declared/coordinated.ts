const finite = String.raw`(?:must|may|can|cannot|can['’]t|shall|should|will|is|are|has|have|needs?|requires?|gets?|becomes?|costs?|counts?|goes|sees?|does|do|[a-z]{3,}s)`;
/** A clause of its own begins with a subject and its verb. */
const begins = new RegExp(
  String.raw`^(?:then\s+)?(?:(?:an?|the|each|every|all|no|any|one|only|two|its|their)\s+)?(?:[a-z][a-z'’-]*\s+){1,4}?(?:must|may|can|cannot|can['’]t|shall|should|will|is|are|has to|have to|needs?|requires?|gets?|becomes?|costs?)\b`,
  'i',
);
const subject = new RegExp(
  String.raw`^((?:(?:an?|the|each|every|all|any|one)\s+)?(?:[a-z][a-z'’-]*\s+){1,4}?)(?:${finite})\b`,
  'i',
);
const sharedVerb =
  /^(must|may|can|cannot|can['’]t|shall|should|has to|have to|needs to|is|are|may not|must not)\s+/i;

/**
 * The statements of a sentence that makes several: “A loan lasts 14 days, a member has at most 3 of them and the fee
 * must be paid”. Nothing where it makes one.
 */
export function coordinated(text: string): string[] {
  if (/^(?:if|when|whenever|as soon as|once|where|while|unless|before|after)\b/i.test(text)) return [];
  const parts: string[] = [];
  let rest = text;
  for (const match of text.matchAll(
    /,\s*(?:and|but|or)?\s+|\s+(?:and|but|while|whereas)\s+|\s*;\s*|\s+[–—]\s+/gi,
  )) {
    const after = text.slice(match.index + match[0].length);
    const before = text.slice(text.length - rest.length, match.index);
    if (!hasVerb(before) || insideBrackets(text, match.index)) continue;
    const own = begins.test(after);
    const shared = sharedVerb.test(after) && !/^(?:is|are)\s+(?:not\s+)?[a-z]+$/i.test(after);
    if (!own && !shared) continue;
    parts.push(before);
    rest = after;
  }
  const all = [...parts, rest].map((part) => part.replace(/^(?:then|also|and|but)\s+/i, '').trim());
  if (all.length < 2) return [];
  // “… and must be signed” is said of what the first part is about.
  const [, who = ''] = subject.exec(all[0] ?? '') ?? [];
  return all.map((part) => (sharedVerb.test(part) && who !== '' ? `${who}${part}` : part));
}

const hasVerb = (part: string) => new RegExp(String.raw`\s${finite}\s`, 'i').test(` ${part} `);

function insideBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
}
