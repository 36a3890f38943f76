import { limits } from '../../kernel/limits.ts';
import { joinWords } from '../grammar/join-words.ts';
import { verbLemma } from '../grammar/verb-forms.ts';
import { inText } from '../library/words/in-text.ts';
import { pluralPhrase, sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import {
  fieldsCalled,
  findAction,
  findEntity,
  findPage,
  findRole,
  type Names,
  type OwnedField,
} from './find-part.ts';
import { NothingToChange } from './nothing-to-change.ts';
import type { Outcome, Reviser } from './reviser.ts';
import type { Change } from './revision.ts';
import { unquoted } from './spoken-words.ts';

/** “add a role manager”, “only the owner may edit plots”, “visitors should not see prices”, “people have to sign in”. */
export const changeRoles: Reviser = ({ text }, spec, { names }) =>
  addRole(text, spec) ??
  changeAccounts(text, spec) ??
  onlySome(text, spec, names) ??
  notThese(text, spec, names);

function addRole(text: string, spec: AppSpec): Outcome | undefined {
  const role =
    /^(?:add|create|include)\s+(?:an?\s|the\s|another\s)?(?:new\s)?(?:user\s)?roles?\s+(?:called\s|named\s|for\s)?["“]?([\p{L} -]{2,30}?)["”]?$/iu.exec(
      text,
    )?.[1] ??
    /^(?:add|create|include)\s+(?:an?\s|the\s)?["“]?([\p{L} -]{2,30}?)["”]?\s+(?:user\s)?role$/iu.exec(
      text,
    )?.[1];
  if (role === undefined) return undefined;
  const name = sentenceCase(singularPhrase(role.trim().replace(/^(?:an?|the)\s+/i, '')));
  if (findRole(spec, name) !== undefined) throw new NothingToChange(`There is a role ${name} already.`);
  ensureRole(spec, name);
  return {
    changes: [{ text: `There is a role ${name} now, with a sample account.` }],
    served: [`role:${name}`],
  };
}

/** The role of this name; made where it is not there. */
function ensureRole(spec: AppSpec, name: string): { role: string; isNew: boolean } {
  const known = findRole(spec, name);
  if (known !== undefined) return { role: known, isNew: false };
  const role = sentenceCase(singularPhrase(name.toLowerCase()));
  if (spec.roles.length >= limits.engine.roles)
    throw new NothingToChange('The app has as many roles as it can have.');
  spec.roles = [...spec.roles, role];
  if (spec.accounts === 'none') spec.accounts = 'optional';
  return { role, isNew: true };
}

function changeAccounts(text: string, spec: AppSpec): Outcome | undefined {
  const asksFor =
    /^(?:(?:people|users|visitors|everyone|everybody|members) (?:must|have to|should|need to) (?:sign|log) in|require (?:an? )?(?:login|log-?in|sign-?in|accounts?)|(?:login|sign-?in) (?:is|should be) required|(?:sign|log)[- ]?in required)\b.*$/i.test(
      text,
    );
  const offers =
    /^(?:add|include|allow|offer|enable)\s+(?:an?\s)?(?:user\s)?(?:login|log-?in|sign-?in|sign-?up|accounts|registration)$/i.test(
      text,
    );
  const without =
    /^(?:(?:remove|drop|no|without|get rid of|disable)\s+(?:the\s|any\s)?(?:login|log-?in|sign-?in|accounts?|registration)|nobody (?:should|has to|must) (?:sign|log) in|no (?:sign|log)[- ]?in)\b.*$/i.test(
      text,
    );
  if (!asksFor && !offers && !without) return undefined;
  const next = without ? 'none' : asksFor ? 'required' : 'optional';
  if (spec.accounts === next || (offers && spec.accounts === 'required'))
    throw new NothingToChange('It is so already.');
  if (without && needsRoles(spec))
    throw new NothingToChange('Signing in stays: pages or buttons of the app are for some roles only.');
  spec.accounts = next;
  if (without) spec.roles = [];
  const said = {
    none: 'Nobody signs in any more.',
    optional: 'People can have accounts now.',
    required: 'People have to sign in now before they see anything.',
  };
  return { changes: [{ text: said[next] }], served: without ? [] : ['accounts'] };
}

function needsRoles({ pages, actions, entities }: AppSpec): boolean {
  return (
    [...pages, ...actions].some(({ roles = [] }) => roles.length > 0) ||
    entities.some(
      ({ standsFor, detail, fields }) =>
        standsFor !== undefined ||
        detail?.editors !== undefined ||
        fields.some(({ seenBy }) => seenBy !== undefined),
    ) ||
    pages.some(({ sections }) => sections.some(({ props }) => props['editors'] !== undefined))
  );
}

/** “only admins may delete books”, “plots can only be edited by the owner”. */
function onlySome(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, who = '', deed = '', what = ''] =
    /^only\s+(?:the\s|an?\s)?(.+?)\s+(?:can|may|should be able to|should|must be able to|is allowed to|are allowed to)\s+(\p{L}+)\s+(?:the\s)?(.+)$/iu.exec(
      text,
    ) ?? [];
  const [, passive = '', done = '', by = ''] =
    /^(?:the\s)?(.+?)\s+(?:can|may|should)\s+only\s+be\s+(\p{L}+)\s+by\s+(?:the\s)?(.+)$/iu.exec(text) ??
    /^(?:make|keep|let)\s+(?:the\s)?(.+?)\s+(?:be\s)?(visible|seen)\s+(?:only\s)?(?:to|for|by)\s+(?:the\s|only\s)?(.+)$/iu.exec(
      text,
    ) ??
    [];
  const object = what === '' ? passive : what;
  const person = who === '' ? by : who;
  if (object === '' || person === '' || isEverybody(person)) return undefined;
  const roles = person.split(/\s+(?:and|or)\s+|,\s*/).map((one) => one.replace(/^(?:the|an?)\s+/i, ''));
  return grant(spec, { verb: (deed === '' ? done : deed).toLowerCase(), object, roles, names });
}

const everybody =
  /^(?:visitors?|guests?|strangers?|the public|everyone|everybody|people who (?:are not|aren['’]t) (?:signed|logged) in|anonymous(?: users| visitors)?|others?|other people|outsiders|nobody)$/i;

function isEverybody(words: string): boolean {
  return everybody.test(words.trim());
}

/** “visitors should not see prices”, “members can't delete books”, “hide the reports page from members”. */
function notThese(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, who = '', deed = '', what = ''] =
    /^(?:the\s)?(.+?)\s+(?:should not|shouldn['’]?t|cannot|can['’]?t|can not|must not|mustn['’]?t|may not|are not allowed to|should never|do not|don['’]t)\s+(?:be able to\s)?(\p{L}+)\s+(?:the\s|any\s)?(.+)$/iu.exec(
      text,
    ) ?? [];
  const [, hidden = '', from = ''] =
    /^(?:hide|conceal|do not show|don['’]t show)\s+(?:the\s|all\s)?(.+?)\s+(?:from|to|for)\s+(?:the\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  const person = who === '' ? from : who;
  const object = what === '' ? hidden : what;
  if (person === '' || object === '') return undefined;
  const role = findRole(spec, person);
  if (
    role === undefined &&
    !isEverybody(person) &&
    !/^(?:users?|people|customers?|clients?|members?)$/i.test(person)
  )
    return undefined;
  const left = spec.roles.filter(
    (one) =>
      one !== role && !(role === undefined && singularPhrase(person.toLowerCase()) === one.toLowerCase()),
  );
  return grant(spec, {
    verb: deed === '' ? 'see' : deed.toLowerCase(),
    object,
    roles: left.length === 0 ? ['Owner'] : left,
    names,
  });
}

interface Granting {
  readonly verb: string;
  readonly object: string;
  readonly roles: readonly string[];
  readonly names: Names;
}

const seeing = /^(?:see|view|open|access|read|visit|look|visible|seen|viewed|opened|find)$/i;
const changing =
  /^(?:add|create|edit|change|delete|remove|manage|update|modify|added|created|edited|changed|deleted|removed|managed|updated|enter|entered)$/i;

/** Gives a page, a field, a button or the right to change records to some roles alone. */
function grant(spec: AppSpec, { verb, object, roles, names }: Granting): Outcome | undefined {
  const bare = unquoted(object);
  const page =
    /\bpage$/i.test(bare) || (seeing.test(verb) && findEntity(spec, bare, names) === undefined)
      ? findPage(spec, bare)
      : undefined;
  const entity = findEntity(spec, bare, names);
  const action = findAction(spec, verbLemma(verb)) ?? findAction(spec, `${verbLemma(verb)} ${bare}`);
  const isCalledSo =
    entity !== undefined &&
    [entity.one, entity.many].some(
      (one) => singularPhrase(one.toLowerCase()) === singularPhrase(bare.toLowerCase()),
    );
  const fields = page === undefined && !isCalledSo && seeing.test(verb) ? fieldsMeant(spec, bare, names) : [];
  if (
    page === undefined &&
    fields.length === 0 &&
    action === undefined &&
    (entity === undefined || !(seeing.test(verb) || changing.test(verb)))
  )
    return undefined;
  const ensured = roles.map((one) => ensureRole(spec, one));
  const given = ensured.map(({ role }) => role);
  const fresh = ensured
    .filter(({ isNew }) => isNew)
    .map(({ role }): Change => ({ text: `There is a role ${role} now, with a sample account.` }));
  const who = joinWords(given.map((one) => inText(pluralPhrase(one))));
  if (seeing.test(verb)) {
    if (page !== undefined) return withFresh(closePage(page, given, who), fresh);
    if (fields.length > 0) return withFresh(hideFields(fields, given, who), fresh);
    if (entity !== undefined) return withFresh(closeEntity(spec, entity, given, who), fresh);
  }
  if (action !== undefined) {
    action.roles = given;
    return withFresh({ changes: [{ text: `Only ${who} have the button “${action.label}” now.` }] }, fresh);
  }
  return entity === undefined ? undefined : withFresh(keepChanges(spec, entity, { given, who, verb }), fresh);
}

/** “prices” are those of all things that have one; “the price of treatments” is one. */
function fieldsMeant(spec: AppSpec, words: string, names: Names): OwnedField[] {
  const [, inner = words, owner = ''] =
    /^(.+?)\s+(?:of|in|for|on)\s+(?:the\s|each\s)?(.+)$/i.exec(words) ?? [];
  const entity = owner === '' ? undefined : findEntity(spec, owner, names);
  return fieldsCalled(spec, singularPhrase(entity === undefined ? words : inner), entity);
}

function hideFields(found: readonly OwnedField[], roles: string[], who: string): Outcome {
  const [first] = found;
  const hidden = found.filter(({ entity, field }) => field.name !== entity.title);
  if (hidden.length === 0)
    throw new NothingToChange(
      `“${first?.field.label ?? ''}” names each ${inText(first?.entity.one ?? '')}: everybody who sees one sees it.`,
    );
  for (const { field } of hidden) field.seenBy = roles;
  return {
    changes: hidden.map(({ field, entity }) => ({
      text: `Only ${who} see “${field.label}” of ${inText(entity.many)} now.`,
    })),
    missing: [
      'Lists and pages of records show it to nobody else. Charts, sums and exports may still tell of it, and in a published app it is among the data that reach a visitor’s browser.',
    ],
  };
}

function withFresh(outcome: Outcome, fresh: readonly Change[]): Outcome {
  return { ...outcome, changes: [...outcome.changes, ...fresh] };
}

function closePage(page: AppSpec['pages'][number], roles: string[], who: string): Outcome {
  if (page.path === '/')
    throw new NothingToChange('Everybody sees the start page: whoever comes arrives there.');
  if (page.roles !== undefined && page.roles.toSorted().join() === roles.toSorted().join())
    throw new NothingToChange(`Only ${who} see the page ${page.title} already.`);
  page.roles = roles;
  return { changes: [{ text: `Only ${who} see the page ${page.title} now.` }], served: [`page:${page.id}`] };
}

/** What has pages of its own is closed with them. */
function closeEntity(spec: AppSpec, entity: EntitySpec, roles: string[], who: string): Outcome {
  const pages = spec.pages.filter(({ sections }) =>
    sections.some(({ props }) => props['entity'] === entity.name),
  );
  const own = pages.filter(
    ({ path, sections }) =>
      path !== '/' &&
      sections.every(({ props }) => props['entity'] === undefined || props['entity'] === entity.name),
  );
  if (own.length === 0)
    throw new NothingToChange(
      `${entity.many} stand on pages with other things, which cannot be closed for them alone.`,
    );
  for (const page of own) page.roles = roles;
  const others = pages.filter((page) => !own.includes(page));
  return {
    changes: [{ text: `Only ${who} see ${joinWords(own.map(({ title }) => `the page ${title}`))} now.` }],
    missing: others.map(
      ({ title }) => `${entity.many} are still shown on the page ${title}, beside other things.`,
    ),
  };
}

function keepChanges(
  spec: AppSpec,
  entity: EntitySpec,
  { given, who, verb }: { given: string[]; who: string; verb: string },
): Outcome {
  const lists = spec.pages
    .flatMap(({ sections }) => sections)
    .filter(
      ({ block, props }) =>
        block === 'records' && props['entity'] === entity.name && props['can'] !== undefined,
    );
  if (lists.length === 0 && entity.detail?.edit !== true)
    throw new NothingToChange(`Nobody can ${verb} ${inText(entity.many)} by hand as it is.`);
  for (const { props } of lists) props['editors'] = given;
  if (entity.detail?.edit === true) entity.detail.editors = given;
  const isWhole = /^(?:manage|managed|change|changed|edit|edited|update|modify)/i.test(verb);
  return {
    changes: [{ text: `Only ${who} can add, change and delete ${inText(entity.many)} now.` }],
    missing: isWhole
      ? []
      : ['Adding, changing and deleting go together: they cannot be given to different people.'],
  };
}

/** Takes a role away; what was for it alone stays closed to others only where another role has it, too. */
export function removeRole(spec: AppSpec, role: string): Change {
  const lists = [...spec.pages, ...spec.actions].filter(({ roles }) => roles?.includes(role) === true);
  const only = lists.filter(({ roles = [] }) => roles.length === 1);
  if (only.length > 0 || spec.entities.some(({ standsFor }) => standsFor === role))
    throw new NothingToChange(
      `The role ${role} stays: pages or buttons are for it alone. Say who should have them first.`,
    );
  spec.roles = spec.roles.filter((one) => one !== role);
  for (const one of lists) one.roles = one.roles?.filter((name) => name !== role);
  for (const entity of spec.entities) {
    const { detail, fields, alsoFor } = entity;
    if (alsoFor !== undefined) entity.alsoFor = alsoFor.filter((one) => one !== role);
    if (detail?.editors !== undefined) detail.editors = detail.editors.filter((one) => one !== role);
    for (const field of fields)
      if (field.seenBy !== undefined) field.seenBy = field.seenBy.filter((one) => one !== role);
  }
  for (const { props } of spec.pages.flatMap(({ sections }) => sections))
    if (Array.isArray(props['editors'])) props['editors'] = props['editors'].filter((one) => one !== role);
  return { text: `The role ${role} is gone.` };
}
