import type { AppSpec, PageSpec, SectionSpec, TraceEntry } from '../spec/app-spec.ts';

const reckoning = new Set(['reckoner', 'formula-calculator', 'calculator']);

/** A plan of more than prices with the calculator of the text instead of any that a case made up. */
export function withReckoner(plan: AppSpec, reckoned: AppSpec): AppSpec {
  const [page] = reckoned.pages;
  const [section] = page?.sections ?? [];
  if (page === undefined || section === undefined) return plan;
  let isPlaced = false;
  const place = (one: SectionSpec): SectionSpec[] => {
    if (!reckoning.has(one.block)) return [one];
    if (isPlaced) return [];
    isPlaced = true;
    return [section];
  };
  const pages = plan.pages
    .map((one): PageSpec => ({ ...one, sections: one.sections.flatMap(place) }))
    .filter(({ sections }) => sections.length > 0);
  if (isPlaced) return { ...plan, pages };
  const isTaken = plan.pages.some(({ id, path }) => id === 'work-it-out' || path === '/work-it-out');
  const own: PageSpec = { ...page, id: 'work-it-out', path: '/work-it-out', nav: true };
  return isTaken ? plan : { ...plan, pages: [...pages, own] };
}

/** What became of each part with a figure, before what was read of the rest. */
export function withReckonedTrace(spec: AppSpec, own: readonly TraceEntry[]): AppSpec {
  const places = own.flatMap(({ at = [] }) => at);
  const isTouched = ([start, end]: readonly [number, number]) =>
    places.some(([from, to]) => start < to && end > from);
  return { ...spec, trace: [...own, ...spec.trace.filter(({ at = [] }) => !at.some(isTouched))] };
}
