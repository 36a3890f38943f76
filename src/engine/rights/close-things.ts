import type { AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import { withPage } from '../told/told-acts.ts';

function speaksOf({ name }: EntitySpec, { props }: SectionSpec): boolean {
  return (
    props['entity'] === name || new RegExp(`\\b${name}\\b`, 'u').test(JSON.stringify(props['figures'] ?? ''))
  );
}

/** Whether a part shows to each what is theirs. */
function isOfOwn({ props }: SectionSpec): boolean {
  return props['mine'] === true || /\bme\b/u.test(String(props['where'] ?? ''));
}

/**
 * The plan in which only these roles find what shows records of a kind. A page of it alone is for them; what stands on
 * the start page or beside other things goes to a page of theirs. Undefined where nothing shows it to everybody.
 */
export function closeThings(
  spec: AppSpec,
  entity: EntitySpec,
  roles: readonly string[],
): AppSpec | undefined {
  const moved: SectionSpec[] = [];
  let isClosed = false;
  const pages = spec.pages.map((page): PageSpec => {
    const shown = page.sections.filter((section) => speaksOf(entity, section) && !isOfOwn(section));
    if (shown.length === 0) return page;
    if (page.roles !== undefined && page.roles.every((role) => roles.includes(role))) return page;
    isClosed = true;
    if (page.path !== '/' && shown.length === page.sections.length) return { ...page, roles: [...roles] };
    moved.push(...shown);
    return { ...page, sections: page.sections.filter((section) => !shown.includes(section)) };
  });
  if (!isClosed) return undefined;
  const next = { ...spec, pages };
  return moved.length === 0
    ? next
    : withPage(next, { title: `All ${entity.many.toLowerCase()}`, roles: [...roles], sections: moved })?.spec;
}
