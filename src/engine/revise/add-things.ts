import { limits } from '../../kernel/limits.ts';
import { kebab } from '../emit/names.ts';
import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import { fieldFromWords } from '../plan/field-from-words.ts';
import { entityName, readEntity } from '../plan/make-entity.ts';
import { contentOf, wordsIn } from '../read/judge/says-nothing.ts';
import { splitList } from '../read/split-list.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec, PageSpec } from '../spec/app-spec.ts';
import { findEntity, findField, stateField } from './find-part.ts';
import { mergePlan } from './merge-plan.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Around, Clause, Outcome, Reviser } from './reviser.ts';
import { oneOf, unquoted, withoutArticle } from './spoken-words.ts';

/** “add a page with opening hours”, “add a calendar”, “also keep suppliers with name and phone”, “add a list of vendors”. */
export const addThings: Reviser = (clause, spec, around) =>
  viewOf(clause, spec, around) ??
  chartOf(clause, spec, around) ??
  addPart(clause, spec, around) ??
  addKind(clause, spec, around);

const adding =
  /^(?:add|include|create|build|make|insert|have|show|put(?: in)?|support|(?:i|we) (?:also )?(?:want|need) to (?:keep|manage|track|store)|(?:also )?(?:keep|manage|track|store|record)(?: track of)?)\s+(.+)$/i;

/** “show tasks on a calendar”, “add a board for orders”, “a chart of sales”. */
function viewOf({ text }: Clause, spec: AppSpec, { names }: Around): Outcome | undefined {
  const [, first = '', view = ''] =
    /^(?:show|display|put|see)\s+(.+?)\s+(?:on|in|as)\s+(?:an?\s|the\s)?(calendar|board|kanban(?: board)?)$/i.exec(
      text,
    ) ?? [];
  const [, other = '', second = ''] =
    /^(?:add|include|create)\s+(?:an?\s|the\s)?(calendar|board|kanban(?: board)?)\s+(?:for|of|with)\s+(?:the\s|all\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  const [, alone = ''] =
    /^(?:add|include|create)\s+(?:an?\s|the\s)?(calendar|board|kanban(?: board)?)(?:\s+(?:view|page))?$/i.exec(
      text,
    ) ?? [];
  const kind = [view, other, alone].find((one) => one !== '') ?? '';
  const named = first === '' ? second : first;
  const entity =
    kind === '' ? undefined : named === '' ? onlyFor(spec, kind) : findEntity(spec, named, names);
  if (entity === undefined) return undefined;
  const isCalendar = /calendar/i.test(kind);
  const day = entity.fields.find(({ kind: of }) => of === 'date' || of === 'moment');
  const state =
    stateField(entity) ??
    entity.fields.find(({ kind: of, formula }) => of === 'choice' && formula === undefined);
  if (isCalendar && day === undefined)
    throw new NothingToChange(
      `${entity.many} have no day that a calendar could show. Add a date to ${inText(entity.many)} first.`,
    );
  if (!isCalendar && state === undefined)
    throw new NothingToChange(
      `${entity.many} have no state that a board could be sorted by. Add a status to ${inText(entity.many)} first.`,
    );
  const block = isCalendar ? 'calendar' : 'kanban';
  const all = spec.pages.flatMap(({ sections }) => sections);
  if (all.some(({ block: of, props }) => of === block && props['entity'] === entity.name))
    throw new NothingToChange(`${entity.many} are on a ${isCalendar ? 'calendar' : 'board'} already.`);
  const props = isCalendar
    ? { entity: entity.name, date: day?.name ?? '' }
    : { entity: entity.name, field: state?.name ?? '' };
  const title = `${entity.one} ${isCalendar ? 'calendar' : 'board'}`;
  const id = freePageId(spec, kebab(`${entity.name}-${block}`));
  if (spec.pages.length >= limits.engine.pages)
    throw new NothingToChange('The app has as many pages as it can have.');
  spec.pages.push({
    id,
    path: `/${id}`,
    title,
    nav: true,
    sections: [{ id: `${id}-${block}`, block, props }],
  });
  return { changes: [{ text: `There is a page “${title}” now.` }], served: [`page:${id}`] };
}

/** “add a chart of offers by state”. */
function chartOf({ text }: Clause, spec: AppSpec, { names }: Around): Outcome | undefined {
  const [, shape = '', what = '', by = ''] =
    /^(?:add|include|create|show)\s+(?:me\s)?(?:an?\s|the\s)?((?:bar |pie |line )?(?:chart|graph|diagram))\s+(?:of|for|with|showing)\s+(?:the\s|all\s)?(?:number of\s)?(.+?)\s+(?:by|per)\s+(?:the\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  const entity = what === '' ? undefined : findEntity(spec, what, names);
  if (entity === undefined) return undefined;
  const field = findField(entity, by);
  if (field === undefined || ['long-text', 'image', 'file', 'tags'].includes(field.kind))
    throw new NothingToChange(
      `${entity.many} cannot be counted by “${by}”.`,
      choicesOf(
        entity.fields
          .filter(({ kind }) => kind === 'choice' || kind === 'reference')
          .map(({ label }) => `Add a chart of ${inText(entity.many)} by ${inText(label)}`),
      ),
    );
  if (spec.pages.length >= limits.engine.pages)
    throw new NothingToChange('The app has as many pages as it can have.');
  const id = freePageId(spec, kebab(`${entity.name}-by-${field.name}`));
  const title = `${entity.many} by ${inText(field.label)}`;
  const kind = /pie/i.test(shape) ? 'pie' : /line/i.test(shape) ? 'line' : 'bars';
  spec.pages.push({
    id,
    path: `/${id}`,
    title,
    nav: true,
    sections: [
      {
        id: `${id}-chart`,
        block: 'record-chart',
        props: { entity: entity.name, by: field.name, what: 'count', kind },
      },
    ],
  });
  return { changes: [{ text: `There is a page “${title}” with a chart now.` }], served: [`page:${id}`] };
}

/** What a calendar or a board could show; a question where that is several things. */
function onlyFor({ entities }: AppSpec, kind: string): EntitySpec | undefined {
  const word = /calendar/i.test(kind) ? 'calendar' : 'board';
  const fitting = entities.filter((entity) =>
    word === 'calendar'
      ? entity.fields.some(({ kind: of }) => of === 'date' || of === 'moment')
      : stateField(entity) !== undefined,
  );
  if (fitting.length > 1)
    throw new NothingToChange(
      `What should the ${word} show?`,
      choicesOf(fitting.map(({ many }) => `Add a ${word} for ${inText(many)}`)),
    );
  return fitting[0];
}

export function freePageId({ pages }: AppSpec, id: string): string {
  let one = id;
  for (
    let count = 2;
    pages.some(
      (page) =>
        page.id === one ||
        page.path === `/${one}` ||
        page.sections.some((section) => section.id.startsWith(one)),
    );
    count += 1
  )
    one = `${id}-${count}`;
  return one;
}

/** A part that somebody has made before: opening hours, a calendar, a contact form. */
function addPart({ text }: Clause, spec: AppSpec, around: Around): Outcome | undefined {
  const [, rest = ''] = adding.exec(text) ?? [];
  if (rest === '') return undefined;
  const page =
    /^(?:an?\s|another\s)?(?:new\s)?page\s+(?:called|named|with|for|about|on)?\s*(?:the\s|an?\s)?(.{2,60})$/i.exec(
      rest,
    )?.[1];
  const wish = page === undefined ? `The app should have ${rest}` : `Users can browse ${unquoted(page)}`;
  const addition = around.plan(`An app. ${wish}.`);
  const asked = wordsIn(page ?? rest);
  const pages = addition.pages
    .map((one): PageSpec => ({ ...one, sections: one.sections.filter(({ block }) => !generic.has(block)) }))
    .filter(({ sections }) => sections.length > 0);
  if (pages.length === 0 || !isNamed(pages, asked)) return undefined;
  // Without anything to go by, a plan keeps notes: nobody asked for these.
  if (addition.entities.some(({ name }) => name === 'notes') && !/\bnotes?\b/i.test(text)) return undefined;
  const needed = new Set(
    JSON.stringify(pages)
      .match(/"[a-z][A-Za-z0-9]*"/g)
      ?.map((one) => one.slice(1, -1)) ?? [],
  );
  return mergePlan(spec, {
    ...addition,
    pages,
    actions: [],
    accounts: 'none',
    entities: addition.entities.filter(({ name }) => needed.has(name)),
  });
}

const generic = new Set(['hero', 'highlights', 'feature-cards', 'dashboard', 'records', 'stats', 'figures']);

/** What comes in was asked for by its own name, and not for want of anything else. */
function isNamed(pages: readonly PageSpec[], asked: readonly string[]): boolean {
  const content = contentOf(asked).map((word) => singularPhrase(word));
  const given = pages.flatMap(({ title, id, sections }) => [
    title,
    id.replaceAll('-', ' '),
    ...sections.flatMap(({ block, title: heading = '' }) => [block.replaceAll('-', ' '), heading]),
  ]);
  const known = new Set(given.flatMap((words) => wordsIn(words).map((word) => singularPhrase(word))));
  return content.some((word) => known.has(word));
}

/** How sure the reader has to be that words name something to keep; kinds of people are seldom anything else. */
const leastSure: Readonly<Record<string, number>> = { T: 0.6, R: 0.25 };

/** Another kind of record, with its own page: “suppliers with a name and a phone number”. */
function addKind({ text, reading }: Clause, spec: AppSpec, { names, isWord }: Around): Outcome | undefined {
  const [, rest = ''] = adding.exec(text) ?? [];
  const [, listed] =
    /^(?:an?\s|the\s|my\s|our\s|another\s|new\s)*(?:list|table|directory|database|page|section)\s+(?:of|for|with|about)\s+(.+)$/i.exec(
      rest,
    ) ?? [];
  const said = (listed ?? rest).replace(/\s+(?:page|list|table|section|records)$/i, '');
  const [head = '', fields = ''] = said.split(
    /\s+(?:with|having|including)\s+(?:an?\s|their\s)?|\s*[:(]\s*/i,
  );
  const bare = unquoted(withoutArticle(head).replace(/^(?:my|our|all|the)\s+/i, ''));
  if (
    bare === '' ||
    bare.split(' ').length > 3 ||
    /^(?:\d|more\b|some\b|any\b|other\b|new\b|few\b)|\b(?:data|things?|stuff|features?|everything|something|colou?rs?|samples?|examples?|search|dashboard)$/i.test(
      bare,
    ) ||
    /\b(?:to|of|on|in|by|from|when|if|that|so|than|as|is|are)\b/i.test(bare)
  )
    return undefined;
  const known = findEntity(spec, bare, names);
  if (known !== undefined) {
    const isSo = [known.one, known.many].some((one) => one.toLowerCase() === bare.toLowerCase());
    throw new NothingToChange(
      `The app keeps ${inText(known.many)} already${isSo ? '' : `, which is what “${bare}” are called here`}.`,
    );
  }
  const isSaid =
    listed !== undefined ||
    fields !== '' ||
    /^(?:(?:i|we) |also |keep|manage|track|store|record)/i.test(text);
  const isList = /\s(?:page|list|table)$/i.test(rest);
  const isRead =
    reading?.spans.some(
      ({ kind, sure = 0, start, end }) =>
        sure >= (leastSure[kind] ?? (isList && 'PK'.includes(kind) ? 0.6 : 2)) &&
        reading.text
          .slice(start, end)
          .toLowerCase()
          .includes(bare.toLowerCase().split(' ').at(-1) ?? bare),
    ) === true;
  if (
    !bare.split(' ').every((word) => isKnown(word.toLowerCase(), isWord)) ||
    !(isRead || (isSaid && reading === undefined))
  )
    return undefined;
  return grow(spec, bare, fields);
}

function isKnown(word: string, isWord: Around['isWord']): boolean {
  return isWord === undefined || isWord(word) || isWord(singularPhrase(word));
}

function grow(spec: AppSpec, bare: string, fields: string): Outcome {
  const phrase = singularPhrase(bare.toLowerCase());
  const entity = readEntity(phrase, undefined);
  if (spec.entities.length >= limits.engine.entities || spec.pages.length >= limits.engine.pages)
    throw new NothingToChange('The app has as many pages as it can have.');
  entity.name = freeName(spec, entityName(phrase));
  const labels = addFields(entity, fields.replace(/\)$/, ''));
  const id = freePageId(spec, kebab(entity.name));
  entity.detail = { path: `/${id}`, edit: true, related: [] };
  spec.entities.push(entity);
  spec.pages.push({
    id,
    path: `/${id}`,
    title: entity.many,
    nav: true,
    sections: [
      {
        id: `${id}-records`,
        block: 'records',
        props: { entity: entity.name, can: { create: true, edit: true, remove: true } },
      },
    ],
  });
  const having = labels.length === 0 ? '' : `, with ${joinWords(labels)}`;
  return {
    changes: [{ text: `The app keeps ${inText(entity.many)} now, on a page of their own${having}.` }],
    served: [
      `entity:${entity.name}`,
      `create:${entity.name}`,
      `page:${id}`,
      ...entity.fields
        .filter(({ name }) => name !== 'notes')
        .map(({ name }) => `field:${entity.name}.${name}`),
    ],
  };
}

function freeName({ entities }: AppSpec, name: string): string {
  let one = name;
  for (let count = 2; entities.some((entity) => entity.name === one); count += 1) one = `${name}${count}`;
  return one;
}

function addFields(entity: EntitySpec, words: string): string[] {
  const labels: string[] = [];
  for (const said of splitList(words)) {
    const made = fieldFromWords(withoutArticle(said), entity.one.toLowerCase());
    if (
      made === undefined ||
      /^name$/i.test(made.field.label) ||
      entity.fields.some(({ name }) => name === made.field.name)
    )
      continue;
    entity.fields.push(made.field);
    for (const [index, sample] of entity.samples.entries()) sample[made.field.name] = made.sample(index);
    labels.push(oneOf(sentenceCase(made.field.label)));
  }
  return labels;
}
