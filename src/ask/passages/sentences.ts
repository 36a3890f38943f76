/** Ends of sentences: a sign, perhaps a closing mark, a space, and a beginning. Arabic, Hindi and the East have signs of their own. */
const border = /(?<=[.!?؟…۔।]["'”’)\]]*)\s+(?=["'“‘([¿¡]*[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/u;

/** After these a point ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|dr|mr|mrs|ms|prof|st|fig|inc|ltd|jr|sr|\p{Lu})\.$/iu;

/** A text as its sentences, word for word. Every line is looked at by itself: lines of lists and tables stay whole. */
export function sentencesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => (isRow(line) ? [line] : sentencesOfLine(line)));
}

export function isRow(line: string): boolean {
  return line.startsWith('- ') || line.includes(' | ');
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of line.split(border)) {
    open = open === '' ? part : `${open} ${part}`;
    if (abbreviation.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
