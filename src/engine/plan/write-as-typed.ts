import { asTyped } from '../grammar/as-typed.ts';
import type { AppSpec, EntitySpec, PageSpec } from '../spec/app-spec.ts';

/** Members of a section that people read; others name parts of the app. */
const readMembers = new Set(['title', 'text', 'label', 'lead', 'heading']);

const isSentence = /\s.*[.?!]$/s;

/** Names and acronyms of the description stand in the app as their author typed them. Words are read in lower case, so that this comes last. */
export function writeAsTyped(spec: AppSpec, text: string): AppSpec {
  const typed = (words: string) => asTyped(words, text);
  return {
    ...spec,
    name: typed(spec.name),
    tagline: typed(spec.tagline),
    entities: spec.entities.map((entity) => entityAsTyped(entity, typed)),
    actions: spec.actions.map((action) =>
      action.resultLabel === undefined ? action : { ...action, resultLabel: typed(action.resultLabel) },
    ),
    pages: spec.pages.map((page) => pageAsTyped(page, typed)),
  };
}

type Typed = (words: string) => string;

function entityAsTyped(entity: EntitySpec, typed: Typed): EntitySpec {
  return {
    ...entity,
    one: typed(entity.one),
    many: typed(entity.many),
    fields: entity.fields.map((field) => ({ ...field, label: typed(field.label) })),
    samples: entity.samples.map((sample) => {
      const title = sample[entity.title];
      const isOwn = typeof title === 'string' && title.startsWith(`${entity.one} `);
      return isOwn ? { ...sample, [entity.title]: typed(title) } : sample;
    }),
    ...(entity.detail === undefined
      ? {}
      : {
          detail: {
            ...entity.detail,
            related: entity.detail.related.map((one) => ({ ...one, title: typed(one.title) })),
          },
        }),
  };
}

function pageAsTyped(page: PageSpec, typed: Typed): PageSpec {
  return {
    ...page,
    title: typed(page.title),
    ...(page.lead === undefined ? {} : { lead: typed(page.lead) }),
    sections: page.sections.map((section) => ({
      ...section,
      ...(section.title === undefined ? {} : { title: typed(section.title) }),
      props: propsAsTyped(section.props, typed) as Record<string, unknown>,
    })),
  };
}

function propsAsTyped(value: unknown, typed: Typed): unknown {
  if (Array.isArray(value)) return value.map((item) => propsAsTyped(item, typed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      typeof member === 'string' && (readMembers.has(key) || isSentence.test(member))
        ? typed(member)
        : propsAsTyped(member, typed),
    ]),
  );
}
