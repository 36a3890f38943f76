import { limits } from '../../kernel/limits.ts';
import type { ActionSpec, AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';

/** The plan with an act that every list of its records offers; one with the same id is replaced. Undefined where there is no room. */
export function withAct(spec: AppSpec, action: ActionSpec): AppSpec | undefined {
  const isThere = spec.actions.some(({ id }) => id === action.id);
  if (!isThere && spec.actions.length >= limits.engine.actions) return undefined;
  const actions = isThere
    ? spec.actions.map((one) => (one.id === action.id ? action : one))
    : [...spec.actions, action];
  const next = { ...spec, actions };
  const offered = { ...next, pages: spec.pages.map((page) => offering(page, action, false)) };
  return isOffered(action.id, offered)
    ? offered
    : { ...next, pages: spec.pages.map((page) => offering(page, action, true)) };
}

/** A list that can be changed offers what is done with its records; where none can be, any list does. */
function offering(page: PageSpec, { id, on }: ActionSpec, isAny: boolean): PageSpec {
  return {
    ...page,
    sections: page.sections.map((section): SectionSpec => {
      const { actions, can, entity } = section.props;
      if (section.block !== 'records' || entity !== on) return section;
      const offered = Array.isArray(actions) ? actions : can === undefined && !isAny ? undefined : [];
      if (offered === undefined || offered.includes(id)) return section;
      return { ...section, props: { ...section.props, actions: [...offered, id] } };
    }),
  };
}

const alike: readonly RegExp[] = [
  /^(?:confirm|approve|accept|let it in)/iu,
  /^(?:reject|refuse|decline|turn down)/iu,
];

/** Without the acts of the same kind that were made of the verb alone and change nothing: a deed that was said once is done in one place. */
export function withoutBareActs(spec: AppSpec, { id, label }: ActionSpec): AppSpec {
  const kind = alike.find((one) => one.test(label));
  const bare = spec.actions
    .filter(
      (one) =>
        one.id !== id &&
        one.does === undefined &&
        one.creates === undefined &&
        kind?.test(one.label) === true,
    )
    .map((one) => one.id);
  if (bare.length === 0) return spec;
  const pages = spec.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section): SectionSpec => {
      const { actions } = section.props;
      return Array.isArray(actions)
        ? { ...section, props: { ...section.props, actions: actions.filter((one) => !bare.includes(one)) } }
        : section;
    }),
  }));
  const trace = spec.trace.map((entry) => ({
    ...entry,
    served: entry.served.map((part) =>
      bare.some((one) => part === `action:${one}`) ? `action:${id}` : part,
    ),
  }));
  return { ...spec, actions: spec.actions.filter((one) => !bare.includes(one.id)), pages, trace };
}

/** Whether some list offers an act, so that somebody can do it. */
export function isOffered(id: string, { pages }: AppSpec): boolean {
  return pages.some(({ sections }) =>
    sections.some(({ props }) => Array.isArray(props['actions']) && props['actions'].includes(id)),
  );
}

/** An id that no act has. */
export function actId(start: string, { actions }: AppSpec): string {
  let one = start;
  for (let count = 2; actions.some(({ id }) => id === one); count += 1) one = `${start}-${count}`;
  return one;
}

/** The plan with one more page in the menu; undefined where there is no room. */
export function withPage(
  spec: AppSpec,
  page: Pick<PageSpec, 'title' | 'sections' | 'lead' | 'roles'>,
): { spec: AppSpec; id: string } | undefined {
  if (spec.pages.length >= limits.engine.pages) return undefined;
  const start = page.title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  let id = start;
  for (let count = 2; spec.pages.some((one) => one.id === id || one.path === `/${id}`); count += 1)
    id = `${start}-${count}`;
  return { spec: { ...spec, pages: [...spec.pages, { ...page, id, path: `/${id}`, nav: true }] }, id };
}

/** How a text speaks of a record: by its title. */
export function nameOf({ title, fields }: EntitySpec): string {
  const field = fields.find(({ name }) => name === title);
  return field === undefined ? 'It' : `{${title}}`;
}
