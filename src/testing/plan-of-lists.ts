import { type AppSpec, type EntitySpec, specVersion } from '../engine/spec/app-spec.ts';

/** A plan with a page of records for each kind. */
export function planOfLists(entities: EntitySpec[], more: Partial<AppSpec> = {}): AppSpec {
  return {
    version: specVersion,
    name: 'Plan',
    tagline: 'A plan',
    kind: 'case',
    language: 'en',
    theme: { background: '#ffffff', component: '#000000', character: 'studio', layout: 'topbar' },
    accounts: 'none',
    roles: [],
    entities,
    actions: [],
    pages: entities.map(({ name, many }, index) => ({
      id: name,
      path: index === 0 ? '/' : `/${name}`,
      title: many,
      nav: true,
      sections: [
        {
          id: `${name}-records`,
          block: 'records',
          props: { entity: name, show: [], can: { create: true, edit: true, remove: true } },
        },
      ],
    })),
    trace: [],
    notes: [],
    ...more,
  };
}
