import { findPage } from './find-part.ts';
import { NothingToChange } from './nothing-to-change.ts';
import type { Reviser } from './reviser.ts';

/** “move reports before orders”, “put bookings first”, “bookings should come last”. */
export const reorder: Reviser = ({ text }, spec) => {
  const match =
    /^(?:move|put|place|show|bring)\s+(?:the\s+)?(.+?)\s+(?:(?:to|at|in)\s+the\s+(?:very\s+)?)?(before|after|behind|first|last|front|end|top|bottom|beginning|start)(?:\s+(?:of\s+)?(?:the\s+)?(.+))?$/i.exec(
      text,
    ) ??
    /^(?:the\s+)?(.+?)\s+(?:should|must)\s+(?:come|be|stand|go)\s+(before|after|first|last|behind)(?:\s+(?:the\s+)?(.+))?$/i.exec(
      text,
    );
  const page = match?.[1] === undefined ? undefined : findPage(spec, match[1]);
  if (match === null || page === undefined) return undefined;
  if (page.path === '/')
    throw new NothingToChange('The start page stands first: whoever comes arrives there.');
  const rest = spec.pages.filter((other) => other !== page);
  const where = match[2]?.toLowerCase() ?? '';
  const named = match[3]?.replace(/^(?:menu|navigation|list)$/i, '') ?? '';
  const anchor = named === '' ? undefined : findPage(spec, named);
  if (named !== '' && anchor === undefined)
    throw new NothingToChange(`There is no page “${named}” beside which it could stand.`);
  const start = rest.findIndex(({ path }) => path === '/') + 1;
  const at =
    anchor === undefined
      ? /first|front|top|beginning|start/.test(where)
        ? start
        : rest.length
      : rest.indexOf(anchor) + (/after|behind/.test(where) ? 1 : 0);
  rest.splice(Math.max(at, start), 0, page);
  const titles = (pages: typeof spec.pages) =>
    pages
      .filter(({ nav }) => nav)
      .map(({ title }) => title)
      .join(', ');
  const before = titles(spec.pages);
  if (before === titles(rest)) throw new NothingToChange(`${page.title} stands there already.`);
  spec.pages = rest;
  return { changes: [{ text: `The page ${page.title} has moved.`, before, after: titles(rest) }] };
};
