import { jobNames, kindNames } from '../../../catalog/resources/resource-names.ts';
import { createSearch } from '../../lib/full-text-search.ts';
import type { ListedResource } from './shown-resource.ts';

/** Finds resources by what was typed, the best first; beginnings of words and slips count. */
export function searchOf(resources: readonly ListedResource[]): (query: string) => readonly ListedResource[] {
  const search = createSearch(
    resources.map((resource) => ({
      id: `${resource.isOwn} ${resource.key}`,
      title: resource.title,
      keywords: [
        ...(resource.isOwn ? [] : resource.words),
        kindNames[resource.kind].one,
        ...resource.jobs.map((job) => jobNames[job]),
      ],
      text: resource.isOwn ? `${resource.about} ${resource.words.join(' ')}` : resource.about,
      resource,
    })),
  );
  return (query) => {
    const asked = query.trim().toLowerCase();
    const found = search(query).map(({ item }) => item.resource);
    // Who types the name of one means it.
    const isMeant = ({ title }: ListedResource) => title.toLowerCase() === asked;
    return [...found.filter(isMeant), ...found.filter((one) => !isMeant(one))];
  };
}
