import type { Reading } from '../../reader/reading.ts';

/** Words by which people say that they want something made. */
const plainWish =
  /\b(?:app|apps|application|web ?site|web ?page|platform|software|tool|tracker|planner|i want|i need|i'd like|i would like|we need|we want|please|users?|should|dashboard|database|feature|make me|build me|create|log|list|form|calendar|quiz|timer|calculator|reminders?|schedule)\b/i;
const anyWish =
  /\b(?:want|wants|need|needs|must|can|could|may|let|lets|allow|track|manage|keep|keeps|record|records|book|books|booking|sign up|remind|notify|customers?|members?|admins?|staff|guests?|site|page|pages|shop|store|game|board|system|map|search|order|orders|plan|score|photo|photos|price|prices|date|dates|name|each|every|per|with|without|for)\b/i;

const longestLine = 64;
const fewestLines = 4;
const fewestWords = 10;

/** Short lines one under another, with no points, figures or colons in them. */
function hasFormOfPoem(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    lines.length >= fewestLines &&
    lines.every((line) => line.length <= longestLine && !/^[-*•\d]|:|\d/.test(line)) &&
    lines.filter((line) => line.split(' ').length >= 3).length >= lines.length * 0.7
  );
}

/** Others and what they did, sentence by sentence, by somebody who says nothing of themselves. */
function isTold(sentences: readonly string[]): boolean {
  const past = sentences.filter((one) =>
    /\b(?:was|were|had|said|went|came|saw|took|stood|fell|knew|thought|\w{3,}ed)\b/i.test(one),
  );
  return (
    sentences.length >= 3 &&
    past.length >= sentences.length * 0.6 &&
    sentences.some((one) => /\b(?:he|she|they|there (?:was|were)|his|her|their)\b/i.test(one)) &&
    !sentences.some((one) => /\b(?:i|we|my|our|me|us|you|your)\b/i.test(one))
  );
}

/** Verses or a tale: sentences that tell something and wish for nothing. */
export function isStory(text: string, reading: Reading | undefined): boolean {
  if (plainWish.test(text)) return false;
  if (hasFormOfPoem(text)) return true;
  if (/\bonce upon a time\b/i.test(text)) return true;
  const sentences = text.split(/[.!?]+\s+/).filter((sentence) => sentence.split(/\s+/).length >= 4);
  if (isTold(sentences) && !/^\s*[-*•]/m.test(text)) return true;
  const isTelling = sentences.length >= 2 && text.split(/\s+/).length >= fewestWords;
  if (!isTelling || /^\s*[-*•]/m.test(text) || text.includes(':') || anyWish.test(text)) return false;
  return reading === undefined || !reading.spans.some(({ kind }) => kind === 'K' || kind === 'P');
}
