import type { AppSpec, PageSpec } from '../spec/app-spec.ts';

function offers({ sections }: PageSpec, id: string): boolean {
  return sections.some(({ props }) => Array.isArray(props['actions']) && props['actions'].includes(id));
}

/** The plan in which everybody who has an act finds it: a page that was closed for others is open to them. */
export function reachActs(spec: AppSpec): AppSpec {
  return spec.actions.reduce((plan, { id, roles = [] }) => {
    const offering = plan.pages.filter((page) => offers(page, id));
    const missing = roles.filter(
      (role) => !offering.some((page) => page.roles === undefined || page.roles.includes(role)),
    );
    const [first] = offering;
    if (missing.length === 0 || first === undefined) return plan;
    const pages = plan.pages.map((page) =>
      page === first ? { ...page, roles: [...(page.roles ?? []), ...missing] } : page,
    );
    return { ...plan, pages };
  }, spec);
}
