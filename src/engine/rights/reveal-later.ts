import { withEntity } from '../limits/obeyed-by-samples.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, type Told } from '../told/told.ts';
import { actId, withPage } from '../told/told-acts.ts';

/**
 * “bids stay hidden from the others till Sunday night”: until who looks after it shows them, everybody finds only what
 * they entered themselves.
 */
export function revealLater(
  spec: AppSpec,
  entity: EntitySpec,
  keepers: readonly string[],
  until: string,
): Told | undefined {
  const open = spec.pages.flatMap(({ sections, roles }) =>
    roles === undefined
      ? sections.filter(({ props, block }) => props['entity'] === entity.name && lists.has(block))
      : [],
  );
  if (open.length === 0) return undefined;
  const field: FieldSpec = {
    name: fieldName('revealed', entity),
    label: 'Revealed',
    kind: 'yes-no',
    start: false,
    automatic: true,
  };
  const half = Math.ceil(entity.samples.length / 2);
  const marked = withEntity(spec, entity.name, (one) => ({
    ...one,
    fields: [...one.fields, field],
    samples: one.samples.map((sample, index) => ({ ...sample, [field.name]: index < half })),
  }));
  const seen = `${field.name} or by = me`;
  const pages = marked.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      if (!open.includes(section)) return section;
      const { where } = section.props;
      return {
        ...section,
        props: { ...section.props, where: typeof where === 'string' ? `(${where}) and (${seen})` : seen },
      };
    }),
  }));
  const many = entity.many.toLowerCase();
  const reveal: ActionSpec = {
    id: actId(`reveal-${entity.name.toLowerCase()}`, spec),
    label: `Reveal all ${many}`,
    on: entity.name,
    forAll: true,
    roles: [...keepers],
    condition: `any(${entity.name} where not ${field.name})`,
    does: [`change ${entity.name} where not ${field.name} with ${field.name} = true`],
    done: `Everybody sees the ${many} now.`,
  };
  const paged = withPage(
    { ...marked, pages, actions: [...marked.actions, reveal] },
    {
      title: `Hidden ${many}`,
      lead: `Nobody else sees these ${until.replace(/^[,\s]+/u, '')}.`,
      roles: [...keepers],
      sections: [
        {
          id: `hidden-${entity.name.toLowerCase()}`,
          block: 'records',
          props: {
            entity: entity.name,
            where: `not ${field.name}`,
            actions: [reveal.id],
            empty: 'Everything is revealed.',
          },
        },
      ],
    },
  );
  return paged === undefined
    ? undefined
    : {
        spec: paged.spec,
        parts: [`action:${reveal.id}`, `page:${paged.id}`, ...keepers.map((role) => `role:${role}`)],
      };
}

const lists = new Set(['records', 'calendar', 'tiles', 'kanban', 'record-chart']);
