import { pluralPhrase, sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { findEntity, findField, findPage } from './find-part.ts';
import type { Reviser } from './reviser.ts';

/** “rename customers to members”, “call the app Fleet desk”, “change the label price to fee in products”. */
export const renameThings: Reviser = (sentence, spec) => {
  const app =
    /^(?:please )?(?:rename|call|name)\s+(?:the |this )?(?:app|application|website|site|it)\s+(?:to |as )?["']?(.+?)["']?$/i.exec(
      sentence,
    ) ?? /^(?:set|change) the (?:app )?name to ["']?(.+?)["']?$/i.exec(sentence);
  if (app?.[1] !== undefined) {
    spec.name = app[1].slice(0, 50);
    return [`The app is called ${spec.name}.`];
  }
  const match =
    /^(?:please )?(?:rename|change|call)\s+(?:the\s+)?(.+?)\s+(?:to|into|as)\s+["']?(.+?)["']?(?:\s+(?:in|of|on|for)\s+(.+))?$/i.exec(
      sentence,
    );
  if (match === null) return undefined;
  const [, from = '', to = '', where = ''] = match;
  return renameField(spec, from, to, where) ?? renameEntity(spec, from, to) ?? renamePage(spec, from, to);
};

function renameEntity(spec: AppSpec, from: string, to: string): string[] | undefined {
  const entity = findEntity(spec, from);
  if (entity === undefined) return undefined;
  const before = { one: entity.one, many: entity.many };
  const one = singularPhrase(to.toLowerCase());
  entity.one = sentenceCase(one);
  entity.many = sentenceCase(pluralPhrase(one));
  const swap = (text: string) =>
    text
      .replaceAll(before.many, entity.many)
      .replaceAll(before.many.toLowerCase(), entity.many.toLowerCase())
      .replaceAll(before.one, entity.one)
      .replaceAll(before.one.toLowerCase(), entity.one.toLowerCase());
  for (const page of spec.pages) {
    page.title = swap(page.title);
    if (page.lead !== undefined) page.lead = swap(page.lead);
    for (const section of page.sections) if (section.title !== undefined) section.title = swap(section.title);
  }
  for (const other of spec.entities)
    for (const field of other.fields) if (field.to === entity.name) field.label = swap(field.label);
  return [`${before.many} are called ${entity.many.toLowerCase()} everywhere.`];
}

function renameField(spec: AppSpec, from: string, to: string, where: string): string[] | undefined {
  const owners =
    where === '' ? spec.entities : spec.entities.filter((entity) => entity === findEntity(spec, where));
  for (const entity of owners) {
    const field = findField(entity, from);
    if (field === undefined || (where === '' && findEntity(spec, from) !== undefined)) continue;
    const before = field.label;
    field.label = sentenceCase(to.toLowerCase());
    return [`${before} of ${entity.many.toLowerCase()} is called ${field.label.toLowerCase()}.`];
  }
  return undefined;
}

function renamePage(spec: AppSpec, from: string, to: string): string[] | undefined {
  const page = findPage(spec, from);
  if (page === undefined) return undefined;
  const before = page.title;
  page.title = sentenceCase(to);
  return [`The page ${before} is called ${page.title}.`];
}
