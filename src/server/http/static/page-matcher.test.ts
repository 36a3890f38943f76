import { expect, it } from 'vitest';
import { pageMatcher } from './page-matcher.ts';

const hasPage = pageMatcher(['/', '/blog', '/blog/saved', '/preview/:id', '/checkout/*', '/a.b']);

it.each(['/', '/blog', '/blog/saved', '/preview/42', '/checkout', '/checkout/now/please', '/a.b'])(
  'knows the page at %s',
  (path) => expect(hasPage(path)).toBe(true),
);

it.each(['/blog/', '/blog/unknown', '/preview', '/preview/4/2', '/checkouts', '/axb', '/BLOG', ''])(
  'knows that there is no page at %s',
  (path) => expect(hasPage(path)).toBe(false),
);
