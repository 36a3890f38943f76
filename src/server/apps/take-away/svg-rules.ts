import { limits } from '../../../kernel/limits.ts';

/** Drawn from shapes and nothing else: no scripts, no other files, and nothing that takes a machine minutes to draw. */
const allowed = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath metadata'.split(
    ' ',
  ),
);
const refused =
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|stroke-dasharray|\bon[a-z]+\s*=|href\s*=|url\(\s*['"]?(?!#)/i;

/** Why a picture of shapes is not drawn here; undefined when it is. */
export function svgFault(text: string): string | undefined {
  if (text.length > limits.takeAway.svgLength)
    return `The icon is longer than ${limits.takeAway.svgLength} characters.`;
  const names = [...text.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => name);
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text))
    return 'The icon is not an SVG.';
  const strange = names.find((name) => !allowed.has(name));
  if (strange !== undefined)
    return `The icon holds “${strange.slice(0, 40)}”. Icons are drawn from plain shapes: convert texts and effects to paths.`;
  return refused.test(text)
    ? 'The icon refers to something outside, or draws dashed lines or scripts.'
    : undefined;
}
