/** Changes when the app keeps something else than before. */
export function storageMark(): string {
  return [localStorage, sessionStorage]
    .map((storage) => {
      const entries = Object.entries(storage) as [string, string][];
      return entries
        .map(([name, value]) => `${name}=${value.length}:${sumOf(value)}`)
        .toSorted()
        .join('\n');
    })
    .join('\n\n');
}

/** FNV-1a: quick, and good enough to see that a text is another one. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
