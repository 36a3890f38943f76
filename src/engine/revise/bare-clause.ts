/** What people say before they say what they want. */
const openings: readonly RegExp[] = [
  /^(?:please|pls|plz|kindly|also|then|and|but|next|finally|now|just|maybe|perhaps|ok|okay|so|well|oh|hey|hi|hello)\b[\s,:]*/i,
  /^(?:can|could|would|will) you\b(?: please)?[\s,]*/i,
  /^(?:i|we)(?:'d| would)? (?:also )?(?:want|like|need|love|prefer)(?: you)? to (?!know|see|track|store|record|keep|note)/i,
  /^(?:i|we) think (?:that )?/i,
  /^(?:it would be (?:nice|great|good)|it'd be (?:nice|great|good)) (?:if|to) /i,
  /^(?:[-*•–]|\d{1,2}[.)])\s+/,
];

/** “I want a phone number on customers” asks for the same as “add a phone number to customers”. */
const wanting =
  /^(?:(?:i|we)(?:'d| would)? (?:also )?(?:want|need|like|miss)|there (?:should|must|has to|needs to) be|give me|let there be|what about|how about)\s+(?=an?\b|the\b|some\b|another\b|more\b|one\b|my\b|\w+s\b)/i;

/** A clause without what people say around it. */
export function bareClause(said: string): string {
  let text = said.replaceAll(/\s+/g, ' ').trim();
  for (let before = ''; before !== text; ) {
    before = text;
    for (const opening of openings) text = text.replace(opening, '');
  }
  return text
    .replace(wanting, 'add ')
    .replace(/[\s,;]*(?:please|thanks|thank you|thx|too|as well|instead)?[\s.!?;,]*$/i, '')
    .trim();
}
