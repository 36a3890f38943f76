import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { takeOutAction, takeOutEntity, takeOutPage } from '../spec/take-out.ts';
import { findEntity, findField, findPage, plainName } from './find-part.ts';
import type { Reviser } from './reviser.ts';

/** “remove the chart”, “delete the field price from products”, “drop the page news”. */
export const removeThings: Reviser = (sentence, spec) => {
  const match =
    /^(?:please )?(?:remove|delete|drop|take out|get rid of|hide)\s+(.+?)(?:\s+(?:from|of|on|in)\s+(.+))?$/i.exec(
      sentence,
    );
  if (match === null) return undefined;
  const [, what = '', where = ''] = match;
  const named = /\bpage$/i.test(what) ? [removePage, removeEntity] : [removeEntity, removePage];
  const tries = [removeField, removeSection, ...named, removeAction];
  for (const attempt of tries) {
    const changes = attempt(spec, what, where);
    if (changes !== undefined) return changes;
  }
  return undefined;
};

function removeField(spec: AppSpec, what: string, where: string): string[] | undefined {
  const owners: readonly EntitySpec[] =
    where === '' ? spec.entities : [findEntity(spec, where)].filter((entity) => entity !== undefined);
  if (where === '' && (findPage(spec, what) !== undefined || findEntity(spec, what) !== undefined))
    return undefined;
  for (const entity of owners) {
    const field = findField(entity, what);
    if (field === undefined || field.name === entity.title) continue;
    entity.fields = entity.fields.filter((other) => other !== field);
    for (const sample of entity.samples) delete sample[field.name];
    for (const page of spec.pages)
      for (const section of page.sections)
        for (const key of ['filters', 'show'])
          if (Array.isArray(section.props[key]))
            section.props[key] = section.props[key].filter((name) => name !== field.name);
    return [`${entity.many} no longer have ${field.label.toLowerCase()}.`];
  }
  return undefined;
}

function removeSection(spec: AppSpec, what: string, where: string): string[] | undefined {
  const name = plainName(what);
  for (const page of spec.pages) {
    if (where !== '' && page !== findPage(spec, where)) continue;
    const section = page.sections.find(
      ({ block, title }) =>
        block === name.replaceAll(' ', '-') ||
        title?.toLowerCase() === name ||
        block.split('-').includes(name),
    );
    if (section === undefined || (page.sections.length === 1 && spec.pages.length === 1)) continue;
    page.sections = page.sections.filter((other) => other !== section);
    if (page.sections.length === 0 && page.path !== '/')
      spec.pages = spec.pages.filter((other) => other !== page);
    return [`${section.title ?? section.block} is gone from ${page.title}.`];
  }
  return undefined;
}

function removePage(spec: AppSpec, what: string): string[] | undefined {
  const page = findPage(spec, what);
  if (page === undefined || page.path === '/') return undefined;
  takeOutPage(spec, page.id);
  return [`The page ${page.title} is gone.`];
}

function removeEntity(spec: AppSpec, what: string): string[] | undefined {
  const entity = findEntity(spec, what);
  if (entity === undefined) return undefined;
  const page = spec.pages.find(({ path }) => path === entity.detail?.path);
  takeOutEntity(spec, entity.name);
  if (page !== undefined) takeOutPage(spec, page.id);
  return [`${entity.many} are gone, with their pages and actions.`];
}

function removeAction(spec: AppSpec, what: string): string[] | undefined {
  const name = plainName(what.replace(/\s+(?:button|action)$/i, ''));
  const action = spec.actions.find(({ label }) => label.toLowerCase() === name);
  if (action === undefined) return undefined;
  takeOutAction(spec, action.id);
  return [`“${action.label}” is gone.`];
}
