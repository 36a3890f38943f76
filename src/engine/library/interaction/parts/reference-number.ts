/** A number that people can quote: a prefix, and one more than there were before. */
export function referenceNumber(prefix: string, before: number): string {
  return `${prefix}-${1001 + before}`;
}
