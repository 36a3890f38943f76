import { customBlock } from '../custom/part-file.ts';
import type { PartCode } from '../custom/read-part-code.ts';
import { findEntity, plainName } from '../revise/find-part.ts';
import type { AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import type { ProposedPart } from './proposal.ts';

/** Where a part belongs that is to be written, and what it is given. */
export interface PlannedPart {
  readonly page: PageSpec;
  readonly id: string;
  readonly title: string;
  readonly does: string;
  readonly entities: readonly EntitySpec[];
}

export function planPart(spec: AppSpec, { page, title, does, things }: ProposedPart): PlannedPart {
  const named = things.map((thing) => findEntity(spec, thing)).filter((entity) => entity !== undefined);
  const entities = named.length > 0 ? [...new Set(named)] : spec.entities.slice(0, 3);
  return { page: pageFor(spec, page, entities), id: freeId(spec, title), title, does, entities };
}

/** The page of that title, else the page of what it is about, else the first. */
function pageFor({ pages }: AppSpec, title: string, entities: readonly EntitySpec[]): PageSpec {
  const name = plainName(title);
  const called = pages.find((page) => plainName(page.title) === name || page.id === name);
  const about = pages.find(({ sections }) =>
    sections.some(({ props }) => props['entity'] === entities[0]?.name),
  );
  const found = called ?? about ?? pages.find(({ path }) => path === '/') ?? pages[0];
  if (found === undefined) throw new Error('A plan has at least one page.');
  return found;
}

function freeId({ pages }: AppSpec, title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  const base = `own-${slug === '' ? 'part' : slug}`;
  const taken = new Set(pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]));
  let one = base;
  for (let count = 2; taken.has(one); count += 1) one = `${base}-${count}`;
  return one;
}

/** The plan with the part on its page, after what is there; in place of the former where it was written again. */
export function withPart(
  spec: AppSpec,
  { page, id, title, entities }: PlannedPart,
  written: PartCode,
): AppSpec {
  const section: SectionSpec = {
    id,
    block: customBlock,
    title,
    props: { ...written, entities: entities.map(({ name }) => name) },
  };
  const put = (sections: readonly SectionSpec[]) => [...sections.filter((one) => one.id !== id), section];
  return {
    ...spec,
    pages: spec.pages.map((one) => (one.id === page.id ? { ...one, sections: put(one.sections) } : one)),
  };
}

export function withoutSections(spec: AppSpec, ids: ReadonlySet<string>): AppSpec {
  const pages = spec.pages
    .map((page) => ({ ...page, sections: page.sections.filter(({ id }) => !ids.has(id)) }))
    .filter(
      ({ path, sections }, index) =>
        path === '/' || sections.length > 0 || spec.pages[index]?.sections.length === 0,
    );
  return { ...spec, pages };
}
