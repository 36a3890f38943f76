import { href } from '../../lib/href.ts';

export const curriculumAddress = {
  all: () => href('/curriculum-on-demand'),
  plan: (id: string) => href('/curriculum-on-demand/:id', { id }),
};
