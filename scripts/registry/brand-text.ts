/**
 * Texts name the product by a placeholder, since an installation may have another name: `{{brand}}` stands for it, and
 * `{{brand.osName}}` and the like for what else the brand module says. The brand module is asked when the text is shown, not when it is read.
 */
const members = ['name', 'slug', 'osName', 'askName', 'supportEmail', 'salesEmail'];

const placeholder = /\{\{brand(?:\.(\w+))?\}\}/g;

export function brandFaults(text: string): string[] {
  return [...text.matchAll(placeholder)]
    .filter(([, member = 'name']) => !members.includes(member))
    .map(([whole]) => `${whole}: not known; after “brand.” write one of ${members.join(', ')}.`);
}

export function namesBrand(text: string): boolean {
  return text.search(placeholder) >= 0;
}

export function withoutBrand(text: string): string {
  return text.replaceAll(placeholder, '');
}

/** A text as an expression of code, with each placeholder as `write` puts the member of the brand. */
export function brandExpression(text: string, write = (member: string) => member): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(placeholder)) {
    parts.push(JSON.stringify(text.slice(at, match.index)), write(`brand.${match[1] ?? 'name'}`));
    at = match.index + match[0].length;
  }
  parts.push(JSON.stringify(text.slice(at)));
  // The first stays even when it is empty, so that the sum is always one of texts.
  return parts.filter((part, index) => part !== '""' || index === 0).join(' + ');
}
