import type { ResourceFacts } from '../../../catalog/resources.gen.ts';

const mostShown = 3;

/** Others for the same jobs, those that share most of them first. */
export function alikeResources(of: ResourceFacts, among: readonly ResourceFacts[]): ResourceFacts[] {
  const shared = ({ jobs }: ResourceFacts) => jobs.filter((job) => of.jobs.includes(job)).length;
  return among
    .filter((one) => one.slug !== of.slug && shared(one) > 0)
    .toSorted((one, other) => shared(other) - shared(one) || one.slug.localeCompare(other.slug))
    .slice(0, mostShown);
}
