/** The box at the start of an item of a list to tick, and the text after it. */
export function boxOf(item: string): { readonly box?: '☐' | '☑'; readonly text: string } {
  const [, box, text] = /^([☐☑]) (.*)$/su.exec(item) ?? [];
  return box === '☐' || box === '☑' ? { box, text: text ?? '' } : { text: item };
}
