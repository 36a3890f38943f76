/** A label as it stands within a sentence: “No orders yet.”, but “No PDFs yet.” What else is written in capitals stays so. */
export function inText(label: string): string {
  return label.replace(/^\p{Lu}(?=[\p{Ll}'’ -]|$)/u, (letter) => letter.toLowerCase());
}
