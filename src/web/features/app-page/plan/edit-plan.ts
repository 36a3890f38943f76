import type {
  ActionSpec,
  AppSpec,
  EntitySpec,
  PageSpec,
  SectionSpec,
  ThemeSpec,
} from '../../../../engine/spec/app-spec.ts';

/** Changes of a plan by form. Each gives a new plan and leaves the one that it got as it is. */

type Change = (copy: AppSpec) => void;

export function changed(spec: AppSpec, change: Change): AppSpec {
  const copy = structuredClone(spec);
  change(copy);
  return copy;
}

export function setApp(spec: AppSpec, to: Partial<Pick<AppSpec, 'name' | 'tagline'>>): AppSpec {
  return { ...spec, ...to };
}

export function setTheme(spec: AppSpec, to: Partial<ThemeSpec>): AppSpec {
  return { ...spec, theme: { ...spec.theme, ...to } };
}

export function setPage(
  spec: AppSpec,
  id: string,
  to: Partial<Pick<PageSpec, 'title' | 'lead' | 'nav'>>,
): AppSpec {
  return changed(spec, (copy) => {
    const page = copy.pages.find((one) => one.id === id);
    if (page === undefined) return;
    Object.assign(page, to);
    // A text that is there must not be empty; without one the page has none.
    if (page.lead === '') delete page.lead;
  });
}

export function movePage(spec: AppSpec, id: string, by: -1 | 1): AppSpec {
  return { ...spec, pages: moved(spec.pages, (page) => page.id === id, by) };
}

export function moved<Item>(list: readonly Item[], is: (item: Item) => boolean, by: -1 | 1): Item[] {
  const from = list.findIndex(is);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** Texts of a part that people read: its own title and those among its props. */
const textProps = ['title', 'text', 'addLabel'] as const;

export interface SectionText {
  readonly at: 'title' | `props.${(typeof textProps)[number]}`;
  readonly label: string;
  readonly text: string;
}

const textLabels = { title: 'Title', text: 'Text', addLabel: 'Button for a new one' };

export function sectionTexts(section: SectionSpec): SectionText[] {
  const own: SectionText[] =
    section.title === undefined ? [] : [{ at: 'title', label: 'Heading', text: section.title }];
  const inside = textProps.flatMap((name): SectionText[] => {
    const text = section.props[name];
    return typeof text === 'string' ? [{ at: `props.${name}`, label: textLabels[name], text }] : [];
  });
  return [...own, ...inside];
}

export function setSectionText(spec: AppSpec, id: string, at: SectionText['at'], text: string): AppSpec {
  return changed(spec, (copy) => {
    const section = copy.pages.flatMap(({ sections }) => sections).find((one) => one.id === id);
    if (section === undefined) return;
    if (at === 'title') section.title = text;
    else section.props[at.slice('props.'.length)] = text;
  });
}

export function setEntity(
  spec: AppSpec,
  name: string,
  to: Partial<Pick<EntitySpec, 'one' | 'many'>>,
): AppSpec {
  return changed(spec, (copy) => {
    Object.assign(copy.entities.find((one) => one.name === name) ?? {}, to);
  });
}

export function setAction(
  spec: AppSpec,
  id: string,
  to: Partial<Pick<ActionSpec, 'label' | 'done'>>,
): AppSpec {
  return changed(spec, (copy) => {
    Object.assign(copy.actions.find((one) => one.id === id) ?? {}, to);
  });
}

/** What an action does, in words. */
export function actionWords(action: ActionSpec, spec: AppSpec): string {
  const on = spec.entities.find(({ name }) => name === action.on)?.one.toLowerCase() ?? action.on;
  const made = spec.entities.find(({ name }) => name === action.creates?.entity)?.one.toLowerCase();
  const parts = [
    (action.form ?? []).length === 0 ? '' : 'asks for some details',
    made === undefined ? '' : `makes a new ${made}`,
    (action.effects ?? []).length === 0 && Object.keys(action.sets ?? {}).length === 0
      ? ''
      : `changes the ${on}`,
  ].filter((part) => part !== '');
  const does = parts.length === 0 ? 'notes it' : parts.join(', ');
  const who =
    action.roles === undefined || action.roles.length === 0 ? '' : `, for ${action.roles.join(' and ')}`;
  return `On each ${on}${who}: ${does}.`;
}

/** Texts that are missing, in words that name the place. What else is wrong is said by the server. */
export function planFaults(spec: AppSpec): string[] {
  const blank = (text: string) => text.trim() === '';
  return [
    ...(blank(spec.name) ? ['The app has no name.'] : []),
    ...(blank(spec.tagline) ? ['The app has no line that says what it is.'] : []),
    ...spec.pages.flatMap(({ path, title, sections }) => [
      ...(blank(title) ? [`The page ${path} has no title.`] : []),
      ...sections.flatMap((section) =>
        sectionTexts(section)
          .filter(({ at, text }) => at === 'title' && blank(text))
          .map(() => `A part of the page ${title} has no heading.`),
      ),
    ]),
    ...spec.entities.flatMap(({ many, one, fields }) => [
      ...(blank(one) || blank(many) ? ['A kind of record has no name.'] : []),
      ...fields.flatMap(({ label, kind, options }) => [
        ...(blank(label) ? [`A field of ${many} has no label.`] : []),
        ...(kind === 'choice' && (options ?? []).length === 0
          ? [`${label} of ${many} has nothing to choose from.`]
          : []),
      ]),
    ]),
    ...spec.actions.flatMap(({ label, done, id }) =>
      blank(label) || blank(done) ? [`The action ${blank(label) ? id : label} lacks a text.`] : [],
    ),
  ];
}
