import { limits } from '../../kernel/limits.ts';
import type { Block } from '../block.ts';
import type { Thing } from '../knowledge/thing.ts';
import { verbClass } from '../knowledge/verbs.ts';
import type { Brief, Request } from '../read/brief.ts';
import { singular } from '../read/words.ts';
import { type AppSpec, type EntitySpec, specVersion, type TraceEntry } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { chooseTheme } from './choose-theme.ts';
import { composeHome, composeRecords, leadOf, startLead } from './compose.ts';
import { dropUnused } from './drop-unused.ts';
import { entriesOfKind, keepsNothing, namesDeed } from './entries-of-kind.ts';
import { equip } from './equip.ts';
import { indexThings } from './find-thing.ts';
import { absentPart, fineTrace } from './fine-parts.ts';
import { followRecipe } from './follow-recipe.ts';
import { rulesBesidePlaces } from './keep-places.ts';
import { keepReadThings } from './keep-read-things.ts';
import { chooseKind } from './kinds.ts';
import { indexPhrases, lemmas, matchBlocks, type PhraseIndex } from './match-block.ts';
import { nameApp, taglineOf } from './name-app.ts';
import { nounOf } from './noun.ts';
import { letAdd } from './open-records.ts';
import { PlanDraft } from './plan-draft.ts';
import { roleNames } from './roles.ts';
import { tellSamplesApart } from './sample-titles.ts';
import { isServable, serveRequest } from './serve-request.ts';
import { serveTasks } from './serve-tasks.ts';
import { stockShop } from './stock-shop.ts';
import { withoutContainer } from './without-container.ts';
import { writeAsTyped } from './write-as-typed.ts';

export interface Planner {
  plan(brief: Brief): AppSpec;
}

/** A planner over the given blocks and things. Indexes are made once. */
export function createPlanner(blocks: readonly Block[], things: readonly (readonly Thing[])[]): Planner {
  const parts = { blocks: new Map(blocks.map((block) => [block.id, block])), things: indexThings(things) };
  const phrases = indexPhrases(blocks);
  return {
    plan(brief) {
      const draft = new PlanDraft(brief, parts);
      const kind = chooseKind(brief.subject, brief.text);
      wholeApp(draft, phrases);
      const isStocked = stockShop(draft);
      workBoard(draft);
      const main = mainOf(draft);
      const isPart = partNamedBy(brief, phrases) !== undefined && !namesDeed(brief.kind ?? '');
      if (brief.things === undefined || isPart || draft.startPage !== undefined)
        equip(draft, {
          serve: (request) => serve(request, draft, phrases, main),
          isServable: (words) => isServable(words, draft, phrases),
          isPart,
        });
      else keepKind(draft);
      for (const request of brief.requests) serve(request, draft, phrases, main);
      namedPart(draft, phrases, main());
      if (draft.startPage === undefined && !isStocked)
        serveRecipe(draft, (request) => serve(request, draft, phrases, main));
      keepReadThings(draft);
      serveTasks(draft, main());
      const isOpen = brief.things === undefined || draft.pages.length === 0;
      if (isOpen && draft.startPage === undefined && main() === undefined && openWishes(draft).length > 0) {
        if (brief.things === undefined) keepMostNamed(draft);
        if (main() === undefined) fallback(draft);
      }
      serveAgain(draft, (request) => serve(request, draft, phrases, main));
      if (brief.startsWithSignIn) draft.accounts = 'required';
      if (roleNames(draft).length > 0 && draft.accounts === 'none') draft.accounts = 'optional';
      if (brief.isAnonymous === true) draft.accounts = 'none';
      if (draft.pages.length === 0) fallback(draft);
      letEnter(draft, main());
      for (const rule of rulesBesidePlaces(draft))
        draft.trace.push({
          request: rule.slice(0, 300),
          served: [],
          note: 'The app does not keep this rule yet.',
        });
      dropUnused(draft);
      composeRecords(draft);
      composeHome(draft, kind, main());
      for (const page of draft.pages)
        page.lead ??= page.path === '/' ? startLead(draft) : leadOf(draft, page);
      return finish(draft, kind);
    },
  };
}

/** Sites show what their owner has put there. */
const shown = new Set([
  'small-business-site',
  'portfolio',
  'landing-page',
  'event-site',
  'memorial-or-family',
]);

/** What was read speaks seldom of adding, which goes without saying where something is kept. */
function letEnter({ brief, records }: PlanDraft, main: EntitySpec | undefined): void {
  if (brief.things === undefined || brief.tasks?.some((task) => shown.has(task))) return;
  const kept = main === undefined ? undefined : records.get(main.name);
  if (kept === undefined || [...records.values()].some(({ can }) => can.create)) return;
  Object.assign(kept.can, { create: true, edit: true, remove: true });
}

function serveRecipe(draft: PlanDraft, serveOne: (request: Request) => void): void {
  draft.isRecipe = true;
  for (const request of followRecipe(draft.brief)) serveOne(request);
  draft.isRecipe = false;
}

/** On a “kanban board” are the tasks of somebody, whatever else is said about it. */
function workBoard(draft: PlanDraft): void {
  const { subject } = draft.brief;
  if (!/\bkanban\b/.test(subject)) return;
  const entity = draft.entityFor('task');
  const served = draft.useBlock('kanban', { text: subject, entity });
  if (entity === undefined || served === undefined) return;
  Object.assign(draft.recordsPage(entity).can, { create: true, edit: true, remove: true });
  draft.trace.push({ request: subject.slice(0, 300), served: [served] });
}

function serve(
  request: Request,
  draft: PlanDraft,
  phrases: PhraseIndex,
  main: () => EntitySpec | undefined,
): void {
  if (request.negated || isUnwanted(request, draft.brief)) {
    draft.trace.push({
      request: request.text.slice(0, 300),
      served: [absentPart(request.object || request.verb)],
      note: 'Left out, as asked.',
      ...placesOf(request),
    });
    return;
  }
  draft.asked.add(request);
  const served = serveRequest(request, { draft, phrases, main });
  const known = draft.trace.find(({ request: text }) => text === request.text);
  if (known !== undefined) {
    known.served.push(...served.filter((part) => !known.served.includes(part)));
    if (known.served.length > 0) delete known.note;
    if (request.at !== undefined) known.at = [...(known.at ?? []), ...(placesOf(request).at ?? [])];
  } else
    draft.trace.push({
      request: request.text.slice(0, 300) || 'the app',
      served,
      ...(served.length === 0 ? { note: 'Nothing in the app serves this yet.' } : {}),
      ...placesOf(request),
    });
}

function placesOf({ at }: Request): Pick<TraceEntry, 'at'> {
  return at === undefined ? {} : { at: at.map(([start, end]) => [start, end]) };
}

/** “no comments”, whatever such apps usually have. */
function isUnwanted({ verb, object }: Request, { unwanted = [] }: Brief): boolean {
  const words = lemmas(`${verb} ${object}`);
  // “no cartoon animals” leaves the animals in.
  return unwanted.some((one) => lemmas(one).every((word) => words.includes(word)));
}

/** What was asked for before the app had anything, such as “browsing”, is about what it has by now. */
function serveAgain(draft: PlanDraft, serveOne: (request: Request) => void): void {
  for (const request of openWishes(draft)) serveOne(request);
  const [first] = draft.pages;
  const page =
    draft.startPage ?? (draft.entities.some(({ samples }) => samples.length > 0) ? undefined : first);
  if (page === undefined) return;
  // “view the results”, where a survey is all there is: it is a part of that.
  for (const { text, verb } of openWishes(draft)) {
    const entry = draft.trace.find(({ request }) => request === text.slice(0, 300));
    if (
      entry === undefined ||
      !['view', 'search', 'analyse', 'weak'].includes(verb === '' ? 'view' : verbClass(verb))
    )
      continue;
    entry.served.push(`page:${page.id}`);
    delete entry.note;
  }
}

function openWishes({ trace, asked }: PlanDraft): Request[] {
  const open = new Set(trace.filter(({ served }) => served.length === 0).map(({ request }) => request));
  return [...asked].filter(({ text, negated }) => !negated && open.has(text.slice(0, 300)));
}

/** An app about words or databases keeps these, however seldom people keep such things. */
function keepMostNamed(draft: PlanDraft): void {
  const counts = new Map<string, number>();
  for (const { object } of openWishes(draft)) {
    const phrase = nounOf(object)?.phrase;
    if (phrase !== undefined) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const [most] = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
  const entity = most === undefined ? undefined : draft.entityFor(most[0], true);
  if (entity !== undefined)
    Object.assign(draft.recordsPage(entity).can, { create: true, edit: true, remove: true });
}

/** A game or tool that is the whole app stands on the start page. */
function wholeApp(draft: PlanDraft, phrases: PhraseIndex): void {
  const { brief } = draft;
  const about = [brief.title ?? '', wholeNamed(brief)].join(' ');
  const matches = matchBlocks(about, phrases).filter(({ block }) => block.size === 'app');
  const short =
    brief.things === undefined && isTerse(brief) && partNamedBy(brief, phrases) === undefined
      ? matchBlocks(brief.text, phrases).filter(({ block }) => block.size === 'app')
      : [];
  for (const { block } of [...matches.slice(0, 2), ...(matches.length === 0 ? short.slice(0, 1) : [])]) {
    const served = draft.useBlock(block.id, { text: brief.text });
    draft.startPage ??= draft.pages.find(({ id }) => served === `page:${id}`);
    if (served !== undefined)
      draft.trace.push({ request: brief.subject.slice(0, 300) || 'the app', served: [served] });
  }
}

/** What people do about a game, other than play it here. */
const aboutGames = new Set([
  'tournament',
  'standings',
  'scoreboard',
  'event-registration',
  'event-site',
  'rota',
]);

/** “chess in the park” with rounds is a tournament and no game of chess: what an app is for is not what it is. */
function wholeNamed({ kind, subject, tasks = [], things }: Brief): string {
  if (kind === undefined) return subject;
  if (kind === '') return tasks.some((task) => keepsNothing.has(task)) ? subject : '';
  return things?.size !== 0 && tasks.some((task) => aboutGames.has(task)) ? '' : subject;
}

function isTerse({ requests, equipment }: Brief): boolean {
  return requests.length + equipment.length <= 4;
}

/** “A stock report generator”: a part of an app that the subject names. */
function namedPart(draft: PlanDraft, phrases: PhraseIndex, entity: EntitySpec | undefined): void {
  const { brief } = draft;
  const part = isTerse(brief) ? partNamedBy(brief, phrases) : undefined;
  const served = part === undefined ? undefined : draft.useBlock(part.id, { text: brief.text, entity });
  if (served !== undefined) draft.trace.push({ request: brief.subject.slice(0, 300), served: [served] });
}

/** By two words anywhere, or by the last: a “multiple-choice quiz app” is a quiz. */
function partNamedBy({ subject, kind = subject }: Brief, phrases: PhraseIndex): Block | undefined {
  const bare = withoutContainer(kind);
  const count = lemmas(bare).length;
  return matchBlocks(bare, phrases).find(
    ({ block, length, at }) => block.size === 'page' && (length > 1 || at + length === count),
  )?.block;
}

/** What the app is about: the thing in its subject, or the one that most wishes name. */
function mainOf(draft: PlanDraft): () => EntitySpec | undefined {
  return () => {
    const subject = nounOf(
      draft.brief.subject.replaceAll(
        /\b(?:website|web|app|application|platform|system|page|management|mini-program|online|service|tool|game)\b/g,
        ' ',
      ),
    );
    const named =
      subject === undefined
        ? undefined
        : draft.entities.find(
            ({ one, samples }) =>
              samples.length > 0 &&
              (one.toLowerCase() === subject.head || one.toLowerCase() === subject.phrase),
          );
    return named ?? draft.entities.find(({ samples }) => samples.length > 0);
  };
}

/** “An expense tracker, amount and shop”: what the kind of app names has the properties that were said of it. */
function keepKind(draft: PlanDraft): void {
  const { things, kind = '', equipment } = draft.brief;
  const namesRecord = withoutContainer(kind) !== kind;
  const isAll = things?.size === 0;
  if (!(isAll && namesDeed(kind)) && (equipment.length === 0 || !(isAll || namesRecord))) return;
  const entity = entriesOfKind(draft);
  if (entity === undefined) return;
  const served = letAdd(entity, 'user', draft);
  for (const field of equipment) draft.trace.push({ request: field.slice(0, 300), served });
}

/** An app whose wishes could not be read keeps what its description names, or else notes. */
function fallback(draft: PlanDraft): void {
  const { brief } = draft;
  const subject =
    brief.things === undefined ? draft.entityFor(withoutContainer(brief.subject)) : entriesOfKind(draft);
  const named = subject === undefined ? thingsIn(draft) : [subject];
  const entities = named.length === 0 ? [draft.entityFor('note', true)] : named;
  for (const entity of entities) {
    if (entity === undefined) continue;
    const records = draft.recordsPage(entity);
    Object.assign(records.can, { create: true, edit: true, remove: true });
    draft.trace.push({
      request: brief.subject.slice(0, 300) || 'the app',
      served: [`page:${records.page.id}`],
    });
  }
}

const mostNamed = 3;

/** Things that a text names, whatever it says about them. */
function thingsIn(draft: PlanDraft): EntitySpec[] {
  if (draft.brief.things !== undefined) return [];
  const words = draft.brief.text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const known = words.map(singular).filter((word) => draft.parts.things.has(word) && !tooGeneral.test(word));
  return [...new Set(known)]
    .slice(0, mostNamed)
    .map((word) => draft.entityFor(word))
    .filter((entity) => entity !== undefined);
}

const tooGeneral =
  /^(?:user|member|account|person|form|file|type|service|data|text|language|platform|game|level|role|plan|work|design|form|tool|local|store|share|note)$/;

function finish(draft: PlanDraft, kind: ReturnType<typeof chooseKind>): AppSpec {
  const { brief } = draft;
  const pages = draft.pages.slice(0, limits.engine.pages);
  const paths = new Set(pages.map(({ path }) => path));
  for (const entity of draft.entities)
    if (entity.detail !== undefined && !paths.has(entity.detail.path)) delete entity.detail;
  for (const action of draft.actions)
    if (action.resultPath !== undefined && !paths.has(action.resultPath)) delete action.resultPath;
  tellSamplesApart(draft.entities);
  const plan: AppSpec = {
    version: specVersion,
    name: nameApp(brief),
    tagline: taglineOf(brief),
    kind: kind.id,
    language: 'en',
    theme: chooseTheme(
      brief,
      kind,
      pages.filter(({ nav }) => nav).map(({ title }) => title),
    ),
    accounts: draft.accounts,
    roles: roleNames(draft),
    entities: draft.entities,
    actions: draft.actions,
    pages,
    trace: draft.trace,
    notes:
      brief.language === 'en'
        ? draft.notes
        : [
            ...draft.notes,
            `The description seems to be written in another language (${brief.language}). English is read best, and German, French and Spanish by a dictionary, so parts of it may be missing.`,
          ],
  };
  const spec = writeAsTyped(plan, brief.text);
  const faults = specFaults(spec);
  if (faults.length > 0) throw new Error(`The plan is not sound: ${faults.join(' ')}`);
  return { ...spec, trace: fineTrace(spec, draft.asked, draft.parts.blocks) };
}
