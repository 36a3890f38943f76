const code =
  /^(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\k<fence>[^\n]*$|$(?![\s\S]))|(?<ticks>`+)[^`][\s\S]*?\k<ticks>(?!`)/gmu;
/** Where a link leads to is not said, and neither is an address that stands by itself. */
const address = /(?<=\]\()[^()\s]*(?:\s+"[^"]*")?(?=\))|\bhttps?:\/\/[^\s<>)\]]+/gu;

/** The same text with spaces in the place of code and addresses: nothing moves, and nothing in them is read as a claim. */
export function blankCode(text: string): string {
  return text.replaceAll(code, blank).replaceAll(address, blank);
}

function blank(part: string): string {
  return part.replaceAll(/[^\n]/g, ' ');
}
