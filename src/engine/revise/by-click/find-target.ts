import { recordsPath } from '../../emit/names.ts';
import type { AppSpec, EntitySpec, PageSpec, SectionSpec } from '../../spec/app-spec.ts';
import { headingOf } from '../../spec/page-heading.ts';
import { applyChange } from './apply-change.ts';
import type { ClickChange } from './click-change.ts';
import { findSample, findText, surroundings } from './find-text.ts';
import { capital, sectionName } from './move-parts.ts';
import type { PickedElement } from './picked-element.ts';
import { fieldOf, pageOf, type TextPlace, textAt } from './text-place.ts';

export interface TextOffer {
  readonly place: TextPlace;
  /** What kind of text it is: `Label of a field`. */
  readonly label: string;
  readonly value: string;
  /** What it may be, where it is one of several. */
  readonly choices?: readonly string[];
  readonly mayBeEmpty: boolean;
}

export interface Offer {
  readonly group: 'order' | 'page' | 'hide';
  readonly label: string;
  readonly change: ClickChange;
  /** Why it cannot be done now. */
  readonly why?: string;
}

/** What a chosen element is, and what can be changed about it. */
export interface ClickTarget {
  readonly what: string;
  readonly text?: TextOffer;
  readonly offers: readonly Offer[];
  /** The page that it leads to. */
  readonly opens?: string;
  /** What can be done about the rest, and where. */
  readonly note?: string;
}

const textLabels: Readonly<Record<TextPlace['at'], string>> = {
  'app-name': 'Name of the app',
  tagline: 'Line that says what the app is',
  'page-title': 'Title of the page',
  'page-lead': 'Line below the title',
  'section-title': 'Heading of the part',
  'add-label': 'Text of the button',
  prop: 'Text',
  'field-label': 'Label of the field',
  option: 'Name of the choice',
  'entity-one': 'Name of one record',
  'related-title': 'Heading of the list',
  'action-label': 'Text of the button',
  sample: 'Value in the sample record',
};

export function findTarget(spec: AppSpec, element: PickedElement): ClickTarget {
  const page = spec.pages.find(({ path }) => path === element.route);
  const owner = spec.entities.find(
    (entity) => entity.detail !== undefined && element.route.startsWith(`${recordsPath(entity)}/`),
  );
  const section = element.part === undefined ? undefined : page?.sections[element.part];
  const found = locate(spec, element, { page, owner, section });
  const text = found.place === undefined ? undefined : textOffer(spec, found.place);
  const offers = [
    ...partOffers(spec, found.place),
    ...(section === undefined || page === undefined ? [] : sectionOffers(spec, page, section)),
  ];
  const opens = spec.pages.some(({ path }) => path === element.link) ? element.link : undefined;
  return {
    what:
      text?.label ??
      (section === undefined || page === undefined ? areaName(element) : capital(sectionName(section, page))),
    ...(text === undefined ? {} : { text }),
    offers,
    ...(opens === undefined ? {} : { opens }),
    ...(found.note === undefined ? {} : { note: found.note }),
  };
}

interface Place {
  readonly page: PageSpec | undefined;
  readonly owner: EntitySpec | undefined;
  readonly section: SectionSpec | undefined;
}

interface Located {
  readonly place?: TextPlace;
  readonly note?: string;
}

const notRecords = new Set(['button', 'dt', 'label', 'legend', 'option', 'select', 'input', 'textarea']);

function locate(spec: AppSpec, element: PickedElement, { page, owner, section }: Place): Located {
  const { area, tag, text } = element;
  if (area === 'header') return inHeader(spec, element);
  if (area === 'footer')
    return text.includes(spec.tagline) ? { place: { at: 'tagline' } } : elsewhere(element);
  if (section === undefined && page !== undefined) {
    if (tag === 'h1' && text === headingOf(spec, page) && text !== page.title)
      return { place: { at: 'app-name' } };
    if (tag === 'h1' && text === page.title) return { place: { at: 'page-title', page: page.id } };
    if (page.lead !== undefined && text === page.lead) return { place: { at: 'page-lead', page: page.id } };
  }
  const record = element.record ?? (owner === undefined ? undefined : element.route.split('/').at(-1));
  const sample = notRecords.has(tag) ? undefined : findSample(spec, { ...element, record });
  if (sample?.kind === 'value') return { place: sample.place };
  if (sample?.kind === 'special') {
    const label = fieldOf(spec, sample.entity, sample.field)?.label ?? 'This';
    return {
      note: `${label} belongs to a sample record. Change it in the app, by Edit, or in its file in Code.`,
    };
  }
  const sections = section === undefined ? (page?.sections ?? []) : [section];
  const place = text === '' ? undefined : findText(surroundings(spec, sections, owner), tag, text);
  if (place !== undefined) return { place };
  if (sample?.kind === 'made' && element.record !== undefined)
    return { note: 'This record was made while trying the app out. Change it in the app itself.' };
  return elsewhere(element);
}

function inHeader(spec: AppSpec, element: PickedElement): Located {
  const page = spec.pages.find(
    ({ path, title, nav }) => nav && path === element.link && title === element.text,
  );
  if (page !== undefined) return { place: { at: 'page-title', page: page.id } };
  return element.text === spec.name ? { place: { at: 'app-name' } } : elsewhere(element);
}

function elsewhere({ text }: PickedElement): Located {
  return text === ''
    ? {}
    : {
        note: 'This text is not in the plan: it comes with the part, or the app works it out. It can be changed in Code.',
      };
}

function areaName({ area }: PickedElement): string {
  return { header: 'The header', footer: 'The foot of the page', page: 'This page', dialog: 'A dialog' }[
    area
  ];
}

function textOffer(spec: AppSpec, place: TextPlace): TextOffer | undefined {
  const value = textAt(spec, place);
  if (value === undefined) return undefined;
  const field = place.at === 'sample' ? fieldOf(spec, place.entity, place.field) : undefined;
  const label = field === undefined ? textLabels[place.at] : `${field.label} of this sample record`;
  return {
    place,
    label,
    value,
    mayBeEmpty: place.at === 'page-lead',
    ...(field?.kind === 'choice' && field.options !== undefined ? { choices: field.options } : {}),
  };
}

function offer(spec: AppSpec, group: Offer['group'], label: string, change: ClickChange): Offer {
  const outcome = applyChange(spec, change);
  return { group, label, change, ...(outcome.ok ? {} : { why: outcome.why }) };
}

/** What can be done to the field, the page or the action that a text belongs to. */
function partOffers(spec: AppSpec, place: TextPlace | undefined): Offer[] {
  if (place === undefined) return [];
  if (place.at === 'field-label' || place.at === 'sample' || place.at === 'option') {
    const { entity, field } = place;
    const label = fieldOf(spec, entity, field)?.label ?? field;
    return [
      offer(spec, 'order', `Move ${label} up`, { do: 'move-field', entity, field, by: -1 }),
      offer(spec, 'order', `Move ${label} down`, { do: 'move-field', entity, field, by: 1 }),
      offer(spec, 'hide', `Hide ${label}`, { do: 'hide-field', entity, field }),
    ];
  }
  if (place.at === 'page-title') {
    const { page } = place;
    if (pageOf(spec, page)?.nav !== true) return [];
    return [
      offer(spec, 'order', 'Move earlier in the navigation', { do: 'move-page', page, by: -1 }),
      offer(spec, 'order', 'Move later in the navigation', { do: 'move-page', page, by: 1 }),
      offer(spec, 'hide', 'Hide in the navigation', { do: 'hide-page', page }),
    ];
  }
  return place.at === 'action-label'
    ? [offer(spec, 'hide', 'Hide this button', { do: 'hide-action', action: place.action })]
    : [];
}

function sectionOffers(spec: AppSpec, page: PageSpec, { id: section }: SectionSpec): Offer[] {
  const others = spec.pages.filter((other) => other !== page);
  return [
    offer(spec, 'order', 'Move the part up', { do: 'move-section', section, by: -1 }),
    offer(spec, 'order', 'Move the part down', { do: 'move-section', section, by: 1 }),
    ...others.map((other) =>
      offer(spec, 'page', other.title, { do: 'section-to-page', section, page: other.id }),
    ),
    offer(spec, 'hide', 'Hide the part', { do: 'hide-section', section }),
  ];
}
