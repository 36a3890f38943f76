import { findPage } from './find-part.ts';
import type { Reviser } from './reviser.ts';

/** “move reports before orders”, “put bookings first”. */
export const reorder: Reviser = (sentence, spec) => {
  const match =
    /^(?:please )?(?:move|put|place)\s+(?:the\s+)?(.+?)\s+(?:to the\s+)?(before|after|first|last|front|end|top|bottom)(?:\s+(?:the\s+)?(.+))?$/i.exec(
      sentence,
    );
  const page = match?.[1] === undefined ? undefined : findPage(spec, match[1]);
  if (match === null || page === undefined || page.path === '/') return undefined;
  const rest = spec.pages.filter((other) => other !== page);
  const where = match[2]?.toLowerCase() ?? '';
  const anchor = match[3] === undefined ? undefined : findPage(spec, match[3]);
  const start = rest.findIndex(({ path }) => path === '/') + 1;
  const at =
    anchor === undefined
      ? /first|front|top/.test(where)
        ? start
        : rest.length
      : rest.indexOf(anchor) + (where === 'after' ? 1 : 0);
  rest.splice(Math.max(at, start), 0, page);
  spec.pages = rest;
  return [`${page.title} has moved.`];
};
