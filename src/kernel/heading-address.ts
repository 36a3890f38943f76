const placeholder = /\{\{[\w.]+\}\}/g;

/**
 * The end of the address of a section, made of its heading. The product's name, which stands there as a placeholder, is
 * not a part of it: the address outlives another name.
 */
export function headingAddress(heading: string, taken: ReadonlySet<string>): string {
  const wanted = heading
    .replaceAll(placeholder, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');
  if (!taken.has(wanted)) return wanted;
  let count = 2;
  while (taken.has(`${wanted}-${count}`)) count += 1;
  return `${wanted}-${count}`;
}
