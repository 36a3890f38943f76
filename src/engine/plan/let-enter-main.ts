import { isSite, mainEntity } from '../proof/main-part.ts';
import type { Reading } from '../reader/reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';

/** What the text speaks of most can be entered, unless the plan lets people do something else with it. */
export function letEnterMain(spec: AppSpec, reading: Reading): AppSpec {
  const main = mainEntity({ ...spec, reading });
  if (main === undefined || isSite({ reading }) || isUsed(spec, main.name)) return spec;
  const pages = spec.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.block === 'records' && section.props['entity'] === main.name && section.props['mine'] !== true
        ? { ...section, props: { ...section.props, can: { create: true, edit: true, remove: true } } }
        : section,
    ),
  }));
  const entities = spec.entities.map((entity) =>
    entity === main && entity.detail !== undefined
      ? { ...entity, detail: { ...entity.detail, edit: true } }
      : entity,
  );
  return { ...spec, pages, entities };
}

function isUsed({ pages, actions }: AppSpec, name: string): boolean {
  return (
    actions.some(({ on, creates }) => on === name || creates?.entity === name) ||
    pages.some(({ sections }) =>
      sections.some(({ block, props }) => {
        const can = props['can'] as { readonly create?: boolean } | undefined;
        if (props['entity'] !== name) return false;
        return block === 'records' ? can?.create === true : block !== 'highlights';
      }),
    )
  );
}
