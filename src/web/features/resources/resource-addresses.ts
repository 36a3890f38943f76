import { href } from '../../lib/href.ts';

const all = href('/resource-team');

export const resourceAddress = {
  all,
  job: (job: string) => `${all}?job=${job}`,
  one: (slug: string) => href('/resource-team/:slug', { slug }),
  own: (id: string) => href('/resource-team/own/:id', { id }),
  edit: (id: string) => href('/resource-team/own/:id/edit', { id }),
  create: href('/resource-team/own/new'),
};
