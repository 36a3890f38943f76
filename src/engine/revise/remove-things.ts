import { inText } from '../library/words/in-text.ts';
import { splitList } from '../read/split-list.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { takeOutAction, takeOutEntity, takeOutField, takeOutPage } from '../spec/take-out.ts';
import { removeOption } from './change-options.ts';
import { removeRole } from './change-roles.ts';
import {
  fieldsCalled,
  findAction,
  findEntity,
  findPage,
  findRole,
  type Names,
  optionsCalled,
  plainName,
} from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Outcome, Reviser } from './reviser.ts';
import type { Change } from './revision.ts';
import { unquoted } from './spoken-words.ts';
import { wentWithIt } from './went-with-it.ts';

const removing =
  /^(?:remove|delete|drop|take out|take away|get rid of|hide|lose|kill|scrap|(?:i |we )?(?:do not|don['’]t) (?:need|want|show)(?: any)?|no more|no need for|leave out|there should be no|stop showing)\s+(.+)$/i;

/** “remove the chart”, “delete the notes from products”, “we don't need the news page”. */
export const removeThings: Reviser = ({ text }, spec, { names }) => {
  const what = removing.exec(text)?.[1]?.replace(/\s+(?:any ?more|any longer)$/i, '');
  if (what === undefined) return undefined;
  const [, inner = '', where = ''] = /^(.+?)\s+(?:from|of|on|in|for)\s+(?:the\s+)?(.+)$/i.exec(what) ?? [];
  const changes: Change[] = [];
  const missing: string[] = [];
  const shy = /^(?:hide|stop showing|(?:do not|don['’]t) show)\b/i.test(text)
    ? hideInLists(spec, what, names)
    : undefined;
  if (shy !== undefined) return shy;
  const isPlaced = where !== '' && (findEntity(spec, where, names) ?? findPage(spec, where)) !== undefined;
  const whole = isPlaced ? undefined : takeOne(spec, what, '', names);
  if (whole !== undefined) return { changes: whole };
  for (const one of splitList(isPlaced ? inner : what)) {
    const gone = takeOne(spec, one, isPlaced ? where : '', names);
    if (gone === undefined) missing.push(`Nothing here is called “${unquoted(one)}”.`);
    else changes.push(...gone);
  }
  return changes.length === 0 ? undefined : { changes, missing };
};

/** What is hidden is still kept: lists stop showing it, and rules that speak of it hold. */
function hideInLists(spec: AppSpec, what: string, names: Names): Outcome | undefined {
  const [, inner = what, owner = ''] =
    /^(.+?)\s+(?:from|of|on|in|for)\s+(?:the\s)?(?:list of\s)?(.+)$/i.exec(what) ?? [];
  const of = owner === '' ? undefined : findEntity(spec, owner, names);
  if (of === undefined && (findPage(spec, what) ?? findEntity(spec, what, names)) !== undefined)
    return undefined;
  const found = fieldsCalled(spec, unquoted(of === undefined ? what : inner), of);
  const lists = spec.pages.flatMap(({ sections }) => sections);
  const hidden = found.filter(({ entity, field }) => {
    const showing = lists.filter(
      ({ props }) =>
        props['entity'] === entity.name && Array.isArray(props['show']) && props['show'].includes(field.name),
    );
    for (const { props } of showing)
      props['show'] = (props['show'] as string[]).filter((name) => name !== field.name);
    return showing.length > 0;
  });
  const [first] = found;
  if (first === undefined) return undefined;
  if (hidden.length === 0)
    throw new NothingToChange(
      `No list shows ${inText(first.field.label)}.`,
      choicesOf(
        found.map(({ entity, field }) => `Remove ${inText(field.label)} from ${inText(entity.many)}`),
      ),
    );
  return {
    changes: hidden.map(({ entity, field }) => ({
      text: `Lists of ${inText(entity.many)} no longer show ${inText(field.label)}.`,
    })),
  };
}

/** Takes one thing out, with all that cannot be without it. */
function takeOne(spec: AppSpec, what: string, where: string, names: Names): Change[] | undefined {
  const before = structuredClone(spec);
  for (const attempt of attemptsFor(what)) {
    const change = attempt(spec, what, where, names);
    if (change !== undefined) return [change, ...wentWithIt(before, spec, change)];
  }
  return undefined;
}

type Attempt = (spec: AppSpec, what: string, where: string, names: Names) => Change | undefined;

/** What a word says that it is, it is taken for first. */
function attemptsFor(what: string): Attempt[] {
  if (/\bpage$/i.test(what)) return [outPage, outEntity];
  if (/\brole\b/i.test(what)) return [outRole];
  if (/\bbutton$/i.test(what)) return [outAction];
  if (/\b(?:option|state|choice)\b/i.test(what)) return [outOption, outField];
  if (/\b(?:rule|limit)\b/i.test(what)) return [outRule];
  if (/\b(?:field|column)\b/i.test(what)) return [outField];
  return [outField, outEntity, outPage, outAction, outOption, outRole, outSection];
}

const outField: Attempt = (spec, what, where, names) => {
  const owner = where === '' ? undefined : findEntity(spec, where, names);
  if (where !== '' && owner === undefined) return undefined;
  if (
    owner === undefined &&
    (findPage(spec, what) !== undefined || findEntity(spec, what, names) !== undefined)
  )
    return undefined;
  const found = fieldsCalled(spec, unquoted(what), owner);
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.length > 1)
    throw new NothingToChange(
      `Several things have “${first.field.label}”. From which should it go?`,
      choicesOf(
        found.map(({ entity, field }) => `Remove ${inText(field.label)} from ${inText(entity.many)}`),
      ),
    );
  const { entity, field } = first;
  if (field.name === entity.title)
    throw new NothingToChange(`${field.label} cannot go: it names each ${inText(entity.one)}.`);
  takeOutField(spec, entity.name, field.name);
  return { text: `${entity.many} no longer have ${inText(field.label)}.` };
};

const outSection: Attempt = (spec, what, where) => {
  const name = plainName(what);
  for (const page of spec.pages) {
    if (where !== '' && page !== findPage(spec, where)) continue;
    const section = page.sections.find(
      ({ block, title }) =>
        block === name.replaceAll(' ', '-') ||
        title?.toLowerCase() === name ||
        block.split('-').includes(name),
    );
    if (section === undefined || (page.sections.length === 1 && page.path === '/')) continue;
    page.sections = page.sections.filter((other) => other !== section);
    if (page.sections.length === 0) takeOutPage(spec, page.id);
    return { text: `${section.title ?? sectionWords(section.block)} is gone from ${page.title}.` };
  }
  return undefined;
};

function sectionWords(block: string): string {
  const words = block.replaceAll('-', ' ');
  return `The ${words}`;
}

const outPage: Attempt = (spec, what) => {
  const page = findPage(spec, what);
  if (page === undefined) return undefined;
  if (page.path === '/') throw new NothingToChange('The start page stays: an app has to begin somewhere.');
  takeOutPage(spec, page.id);
  return { text: `The page ${page.title} is gone.` };
};

const outEntity: Attempt = (spec, what, where, names) => {
  const entity = where === '' ? findEntity(spec, what, names) : undefined;
  if (entity === undefined) return undefined;
  if (spec.entities.length === 1)
    throw new NothingToChange(`${entity.many} stay: the app keeps nothing else.`);
  const page = spec.pages.find(({ path }) => path === entity.detail?.path);
  takeOutEntity(spec, entity.name);
  if (page !== undefined && isLeftEmpty(page.sections, entity)) takeOutPage(spec, page.id);
  return { text: `${entity.many} are gone, with their pages and buttons.` };
};

function isLeftEmpty(sections: AppSpec['pages'][number]['sections'], { name }: EntitySpec): boolean {
  return sections.every(({ props }) => props['entity'] === undefined || props['entity'] === name);
}

const outAction: Attempt = (spec, what) => {
  const action = findAction(spec, unquoted(what));
  if (action === undefined) return undefined;
  takeOutAction(spec, action.id);
  return { text: `The button “${action.label}” is gone.` };
};

const outOption: Attempt = (spec, what, where, names) => {
  const bare = unquoted(
    what
      .replace(/^(?:the\s+)?(?:option|state|choice|status)\s+/i, '')
      .replace(/\s+(?:option|state|choice|status)$/i, '')
      .replace(/^the\s+/i, ''),
  );
  const owner = where === '' ? undefined : findEntity(spec, where, names);
  const found = optionsCalled(spec, bare, owner);
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.length > 1)
    throw new NothingToChange(
      `“${first.option}” can be chosen in several places. From which should it go?`,
      choicesOf(found.map(({ entity, option }) => `Remove the option ${option} from ${inText(entity.many)}`)),
    );
  return removeOption(spec, first, first.option);
};

const outRole: Attempt = (spec, what) => {
  const role = findRole(spec, what.replace(/^(?:the\s+)?role\s+/i, ''));
  return role === undefined ? undefined : removeRole(spec, role);
};

/** A rule or a limit by what it is about. */
const outRule: Attempt = (spec, what, where, names) => {
  const about =
    where === ''
      ? what
          .replace(/\b(?:the|rule|limit)\b/gi, '')
          .replace(/\b(?:for|of|on|about)\b/gi, '')
          .trim()
      : where;
  const entity = findEntity(spec, about, names);
  const rules = entity?.rules ?? [];
  if (entity === undefined || rules.length === 0) return undefined;
  if (rules.length > 1)
    throw new NothingToChange(
      `${entity.many} have ${rules.length} rules. They are listed under Plan, where each can be taken out.`,
    );
  const [rule] = rules;
  delete entity.rules;
  return { text: `This is no rule for ${inText(entity.many)} any more: ${rule?.says ?? ''}` };
};
