import { inText } from '../../library/words/in-text.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { takeOutPage } from '../../spec/take-out.ts';
import { CannotChange } from './cannot-change.ts';
import type { Said } from './click-change.ts';
import { fieldLists, fieldUses, holds } from './field-uses.ts';
import { capital, placeOf, sectionName } from './move-parts.ts';
import { entityOf, pageOf } from './text-place.ts';

/** Takes things out of a copy of a plan. They come back with the version before. */

/** What a wish was served by is not named any more when it is gone. */
function forgetServed(copy: AppSpec, parts: readonly string[]): void {
  for (const entry of copy.trace) entry.served = entry.served.filter((part) => !parts.includes(part));
}

export function hideSection(copy: AppSpec, id: string): Said {
  const { page, section } = placeOf(copy, id);
  const name = sectionName(section, page);
  if (page.sections.length === 1 && page.path === '/')
    throw new CannotChange('It is all that is on the start page.');
  page.sections = page.sections.filter((other) => other !== section);
  forgetServed(copy, [`section:${id}`]);
  if (page.sections.length > 0) return { request: `Hide ${name}`, change: `${capital(name)} is hidden.` };
  takeOutPage(copy, page.id);
  forgetServed(copy, [`page:${page.id}`]);
  return {
    request: `Hide ${name}`,
    change: `${capital(name)} is hidden, with the page ${page.title}, which had nothing else.`,
  };
}

export function hideField(copy: AppSpec, entityName: string, fieldName: string): Said {
  const entity = entityOf(copy, entityName);
  const field = entity?.fields.find(({ name }) => name === fieldName);
  if (entity === undefined || field === undefined)
    throw new CannotChange('This field is not in the plan any more.');
  const [use] = fieldUses(copy, entity, fieldName);
  if (use !== undefined) throw new CannotChange(`${field.label} cannot be hidden: ${use}.`);
  entity.fields = entity.fields.filter((other) => other !== field);
  for (const sample of entity.samples) delete sample[fieldName];
  for (const action of copy.actions)
    if (action.creates?.entity === entityName && action.form !== undefined)
      action.form = action.form.filter(({ name }) => name !== fieldName);
  for (const { props } of copy.pages.flatMap(({ sections }) => sections))
    if (props['entity'] === entityName)
      for (const key of fieldLists)
        if (Array.isArray(props[key])) props[key] = props[key].filter((name: unknown) => name !== fieldName);
  return {
    request: `Hide ${field.label} of ${inText(entity.many)}`,
    change: `${entity.many} are shown without ${field.label.toLowerCase()}.`,
  };
}

export function hidePage(copy: AppSpec, id: string): Said {
  const page = pageOf(copy, id);
  if (page === undefined || !page.nav) throw new CannotChange('The navigation does not show this page.');
  if (copy.pages.filter(({ nav }) => nav).length === 1)
    throw new CannotChange('It is the only page of the navigation.');
  page.nav = false;
  return {
    request: `Hide ${page.title} in the navigation`,
    change: `The navigation no longer shows ${page.title}.`,
  };
}

export function hideAction(copy: AppSpec, id: string): Said {
  const action = copy.actions.find((one) => one.id === id);
  if (action === undefined) throw new CannotChange('This button is not in the plan any more.');
  copy.actions = copy.actions.filter((other) => other !== action);
  for (const page of copy.pages)
    for (const { props } of page.sections) {
      if (Array.isArray(props['actions']))
        props['actions'] = props['actions'].filter((one: unknown) => one !== id);
      const { actions: _, ...others } = props;
      if (holds(others, id)) throw new CannotChange(`A part of the page ${page.title} is made of it.`);
    }
  forgetServed(copy, [`action:${id}`]);
  return { request: `Hide the button “${action.label}”`, change: `“${action.label}” is hidden.` };
}
