import { limits } from '../../kernel/limits.ts';
import { inText } from '../library/words/in-text.ts';
import { addField } from '../plan/make-entity.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Reviser } from './reviser.ts';

/** “add a page with opening hours”, “add a role manager”, “users can rate recipes”, “add a calendar”. */
export const addThings: Reviser = (sentence, spec, { plan }) => {
  const role =
    /^(?:please )?add (?:a |the )?(?:user )?role (?:called |named |for )?["']?([\w -]{2,30})["']?$/i.exec(
      sentence,
    );
  if (role?.[1] !== undefined) return addRole(spec, sentenceCase(role[1].trim()));
  const page =
    /^(?:please )?add (?:a |another )?(?:new )?page (?:called|named|with|for|about|on)?\s*(?:the )?["']?(.{2,60}?)["']?$/i.exec(
      sentence,
    );
  const wish = page?.[1] === undefined ? sentence : `Users can browse ${page[1]}`;
  if (
    !/^(?:please )?(?:add|include|create|make|build|users?|people|visitors?|admins?|let|allow|enable|i want|show|there should|it should|support|give)\b/i.test(
      wish,
    )
  )
    return undefined;
  const asked = wish
    .replace(
      /^(?:please )?(?:add|include|build|support|i want)\s+(?:a |an |the |some )?/i,
      'The app should have ',
    )
    .replace(/^(?:please )?(?:let|allow|enable)\s+/i, '');
  const addition = plan(`An app. ${sentenceCase(asked)}.`);
  return isOnlyNotes(addition, sentence) ? undefined : merge(spec, addition);
};

/** A plan of what was not understood keeps notes, for want of anything else. */
function isOnlyNotes({ entities, actions }: AppSpec, sentence: string): boolean {
  return (
    actions.length === 0 &&
    entities.length === 1 &&
    entities[0]?.name === 'notes' &&
    !/\b(?:notes?|memos?|notebook|diary|journal)\b/i.test(sentence)
  );
}

function addRole(spec: AppSpec, role: string): string[] {
  if (spec.roles.includes(role)) return [];
  spec.roles = [...(spec.roles.length === 0 ? ['Member'] : spec.roles), role];
  if (spec.accounts === 'none') spec.accounts = 'optional';
  return [`There is a role ${role}, with a sample account.`];
}

/** Takes over what the addition has and the plan lacks. */
function merge(spec: AppSpec, addition: AppSpec): string[] {
  const changes: string[] = [];
  awayFromStart(addition);
  for (const entity of addition.entities) {
    const known = spec.entities.find(({ name }) => name === entity.name);
    if (known === undefined && spec.entities.length < limits.engine.entities) {
      spec.entities.push(entity);
      changes.push(`The app keeps ${inText(entity.many)}.`);
      continue;
    }
    if (known === undefined) continue;
    const served = addition.actions.filter(({ on }) => on === entity.name);
    const needed = new Set(
      served.flatMap(({ effects = [], sets = {} }) => [
        ...effects.map(({ field }) => field),
        ...Object.keys(sets),
      ]),
    );
    for (const field of entity.fields)
      if (needed.has(field.name) || field.kind === 'reference')
        addField(known, field, () => field.start ?? null);
    for (const relation of entity.detail?.related ?? [])
      if (known.detail !== undefined && !known.detail.related.some((one) => one.entity === relation.entity))
        known.detail.related.push(relation);
  }
  for (const action of addition.actions) {
    if (spec.actions.some(({ id }) => id === action.id)) continue;
    spec.actions.push(action);
    changes.push(`“${action.label}” can be done.`);
    for (const page of spec.pages)
      for (const { block, props } of page.sections)
        if (block === 'records' && props.entity === action.on && props.mine !== true)
          props.actions = [...(Array.isArray(props.actions) ? props.actions : []), action.id];
  }
  for (const page of addition.pages) {
    if (
      page.path === '/'
        ? page.sections.every(({ block }) =>
            ['hero', 'highlights', 'feature-cards', 'dashboard', 'records'].includes(block),
          )
        : spec.pages.some(({ path }) => path === page.path)
    )
      continue;
    const home = spec.pages.find(({ path }) => path === '/');
    if (page.path === '/' && home !== undefined) {
      const fresh = page.sections.filter(
        ({ block, id }) =>
          !['hero', 'highlights', 'feature-cards', 'dashboard', 'records'].includes(block) &&
          !home.sections.some((one) => one.id === id),
      );
      home.sections.push(...fresh);
      changes.push(
        ...fresh.map(({ title, block }) => `The start page has ${title?.toLowerCase() ?? block}.`),
      );
      continue;
    }
    if (spec.pages.length >= limits.engine.pages) continue;
    const used = new Set(spec.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
    for (const section of page.sections) if (used.has(section.id)) section.id = `${section.id}-more`;
    spec.pages.push(page);
    changes.push(`There is a page ${page.title}.`);
  }
  if (addition.accounts !== 'none' && spec.accounts === 'none') {
    spec.accounts = 'optional';
    changes.push('People can have accounts.');
  }
  return changes;
}

/** An app of one page shows it at the start; beside other pages it needs an address of its own. */
function awayFromStart(addition: AppSpec): void {
  for (const page of addition.pages) {
    if (page.path !== '/' || page.id === 'home') continue;
    page.path = `/${page.id}`;
    for (const { detail } of addition.entities) if (detail?.path === '/') detail.path = page.path;
  }
}
