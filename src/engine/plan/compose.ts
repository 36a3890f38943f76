import { kebab } from '../emit/names.ts';
import { joinWords } from '../grammar/join-words.ts';
import { inText } from '../library/words/in-text.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { EntitySpec, PageSpec } from '../spec/app-spec.ts';
import { startTitle } from '../spec/page-heading.ts';
import { actOn } from './act-on.ts';
import { blockLead } from './block-leads.ts';
import type { Kind } from './kinds.ts';
import { nameApp } from './name-app.ts';
import type { PlanDraft, RecordsPage } from './plan-draft.ts';
import { keepersOf } from './roles.ts';

/** Gives every records page its list, once all wishes are known. */
export function composeRecords(draft: PlanDraft): void {
  for (const records of draft.records.values()) {
    const { entity, page } = records;
    entity.detail ??= { path: page.path, edit: false, related: [] };
    entity.detail.path = page.path;
    const editors = keepersOf(records.changers, draft);
    entity.detail.edit = records.can.edit || records.can.remove;
    if (editors.length > 0) entity.detail.editors = editors;
    const actions = draft.actions.filter(({ on }) => on === entity.name).map(({ id }) => id);
    page.sections.unshift(
      draft.section('records', page.id, {
        entity: entity.name,
        layout: layoutOf(draft, entity, records),
        filters: filtersOf(records),
        ...(actions.length === 0 ? {} : { actions: actions.slice(0, 3) }),
        ...(records.can.create || records.can.edit || records.can.remove ? { can: { ...records.can } } : {}),
        ...(editors.length === 0 ? {} : { editors }),
      }),
    );
  }
}

function filtersOf({ entity, sought }: RecordsPage): string[] {
  const choices = entity.fields.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
  return [...new Set([...sought, ...choices])].slice(0, Math.max(2, Math.min(sought.size, mostFilters)));
}

const mostFilters = 4;

function layoutOf(draft: PlanDraft, entity: EntitySpec, records: RecordsPage): 'cards' | 'table' {
  if (entity.fields.some(({ kind }) => kind === 'image')) return 'cards';
  const thing = draft.parts.things.get(entity.one.toLowerCase());
  if (thing !== undefined) return thing.layout;
  return records.can.edit && entity.fields.filter(({ kind }) => kind !== 'long-text').length > 3
    ? 'table'
    : 'cards';
}

/** The start page: what the app is, the way to its parts, and what is in it. */
export function composeHome(draft: PlanDraft, kind: Kind, main: EntitySpec | undefined): void {
  const home: PageSpec = { id: 'home', path: '/', title: startTitle, nav: true, sections: [] };
  const links = draft.pages.filter(({ nav, path }) => nav && path !== '/');
  const add = (id: string, props: Record<string, unknown>) => {
    const block = draft.parts.blocks.get(id);
    const there = home.sections.some((section) => section.block === id);
    if (!there && block?.props.safeParse(props).success === true)
      home.sections.push(draft.section(id, 'home', props));
  };
  if (draft.startPage !== undefined) return startWith(draft, draft.startPage);
  if (kind.home === 'dashboard') {
    const entities = draft.entities
      .filter(({ samples }) => samples.length > 0)
      .slice(0, 4)
      .map(({ name }) => name);
    if (entities.length > 0) add('dashboard', { entities });
  } else {
    add('hero', {
      title: nameApp(draft.brief),
      text: startLead(draft),
      links: links.slice(0, 3).map(({ title, path }) => ({ label: title, path })),
    });
  }
  if (main?.detail !== undefined && main.samples.length > 0)
    add('highlights', { entity: main.name, limit: 3, path: main.detail.path });
  home.sections.push(
    ...draft.homeSections.filter(({ block }) => !home.sections.some((section) => section.block === block)),
  );
  const cards = links.map((page) => ({
    title: page.title,
    text: page.lead ?? leadOf(draft, page),
    path: page.path,
  }));
  if (cards.length > 0) add('feature-cards', { items: cards.slice(0, 9) });
  const [only] = draft.pages;
  if (only !== undefined && draft.pages.length === 1 && home.sections.length === 0) {
    only.path = '/';
    return;
  }
  if (home.sections.length === 0 && main !== undefined)
    home.sections.push(
      draft.section('records', 'home', {
        entity: main.name,
        can: { create: true, edit: true, remove: true },
      }),
    );
  draft.pages.unshift(home);
}

/** A game or a tool is the start page itself; what else there is comes below it. */
function startWith(draft: PlanDraft, page: PageSpec): void {
  page.path = '/';
  page.sections.push(...draft.homeSections);
  draft.pages.splice(draft.pages.indexOf(page), 1);
  draft.pages.unshift(page);
}

/** What is kept and looked at there, by its own words: a list of nouns is right whatever they are. */
export function startLead(draft: PlanDraft): string {
  const [first, ...others] = draft.pages.flatMap(({ path, id }) => {
    const kept = path === '/' ? undefined : draft.entities.find(({ name }) => kebab(name) === id);
    return kept === undefined || kept.samples.length === 0 ? [] : [kept];
  });
  if (first === undefined) {
    const [page] = draft.pages;
    return page === undefined ? 'Everything in one place.' : (page.lead ?? leadOf(draft, page));
  }
  const isKept = [...draft.records.values()].some(({ can }) => can.create);
  const many = joinWords([first, ...others].slice(0, mostNamed).map((kept) => inText(kept.many)));
  const whole = isKept ? `All your ${many} in one place` : `${sentenceCase(many)} in one place`;
  const fields = others.length === 0 ? fieldWords(first, draft.brief.text) : [];
  return `${whole}${fields.length === 0 ? '' : `, with ${joinWords(fields)}`}.`;
}

const mostNamed = 4;

/** Questions, prepositions, looks, and those for whom it is all made are nothing that a record has. */
const saysLittle =
  /^(?:(?:who|what|which|how|why|when|where|if|whether|notes?|to|from|by|for|with|in|on|at)\b|(?:dad|mum|mom|mother|father|parents?|wife|husband|kids?|child|children|accents?|theme|colou?r|week|taxes?)$)/i;

/** Up to three things that were said of each record, besides its name. */
function fieldWords({ fields, title }: EntitySpec, text: string): string[] {
  const said = text.toLowerCase();
  return fields
    .filter(({ name, label, kind, automatic }) => {
      const isPlain = !saysLittle.test(label);
      return (
        said.includes(label.toLowerCase()) &&
        name !== title &&
        kind !== 'reference' &&
        automatic !== true &&
        isPlain
      );
    })
    .slice(0, 3)
    .map(({ label, kind }) => inText(kind === 'yes-no' ? label : pluralPhrase(label)));
}

export function leadOf(draft: PlanDraft, page: PageSpec): string {
  const entity = draft.entities.find(({ name }) => kebab(name) === page.id);
  const [part] = page.sections;
  if (entity === undefined || (part !== undefined && part.block !== 'records')) {
    const about = draft.entities.find(({ name }) => name === part?.props['entity']);
    return blockLead(part?.block ?? '', inText(about?.many ?? 'Entries')) ?? 'Ready when you are.';
  }
  const acts = draft.actions.filter(({ on }) => on === entity.name).map(({ label }) => actOn(label));
  const can = draft.records.get(entity.name)?.can;
  const verbs = [
    can?.create === true || can?.edit === true ? 'find' : 'browse',
    ...(can?.create === true ? ['add'] : []),
    ...(can?.edit === true ? ['edit'] : []),
  ];
  const further = [...new Set(acts)].slice(0, 2).join(' or ');
  const lead = `${joinWords(verbs)} ${inText(entity.many)}`;
  return sentenceCase(`${lead}${further === '' ? '' : `, or ${further} one`}.`);
}
