import { brand } from '../../kernel/brand.ts';

/** How people begin before they say what they want; the product may be called by its name. */
const greeting = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|ok|okay|so|well|please|thanks|${escaped(brand.name)})[\s,!.:]+)+`,
  'i',
);

/** The text from where it says something. */
export function withoutGreeting(text: string): string {
  return text.trim().replace(greeting, '');
}

/** A question about the product itself, such as whether it can do something. */
export const aboutProduct = new RegExp(
  String.raw`^(?:can|could|does|do|is|will|would) ${escaped(brand.name)}\b`,
  'i',
);

/** A name may hold signs that mean something in a pattern. */
function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
