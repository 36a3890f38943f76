import { limits } from '../../kernel/limits.ts';
import type { Block } from '../block.ts';
import type { Thing } from '../knowledge/thing.ts';
import type { Brief, Request } from '../read/brief.ts';
import { type AppSpec, type EntitySpec, specVersion } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { chooseTheme } from './choose-theme.ts';
import { composeHome, composeRecords, leadOf } from './compose.ts';
import { equip } from './equip.ts';
import { indexThings } from './find-thing.ts';
import { chooseKind } from './kinds.ts';
import { indexPhrases, matchBlocks, type PhraseIndex } from './match-block.ts';
import { nameApp, taglineOf } from './name-app.ts';
import { nounOf } from './noun.ts';
import { PlanDraft } from './plan-draft.ts';
import { roleNames } from './roles.ts';
import { serveRequest } from './serve-request.ts';
import { stockShop } from './stock-shop.ts';

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
      stockShop(draft);
      const main = mainOf(draft);
      equip(draft, (request) => serve(request, draft, phrases, main));
      for (const request of brief.requests) serve(request, draft, phrases, main);
      if (brief.startsWithSignIn) draft.accounts = 'required';
      if (roleNames(draft).length > 0 && draft.accounts === 'none') draft.accounts = 'optional';
      if (draft.pages.length === 0) fallback(draft);
      composeRecords(draft);
      composeHome(draft, kind, main());
      for (const page of draft.pages)
        page.lead ??= page.path === '/' ? taglineOf(brief) : leadOf(draft, page);
      return finish(draft, kind);
    },
  };
}

function serve(
  request: Request,
  draft: PlanDraft,
  phrases: PhraseIndex,
  main: () => EntitySpec | undefined,
): void {
  if (request.negated) {
    draft.trace.push({ request: request.text, served: ['theme'], note: 'Left out, as asked.' });
    return;
  }
  const served = serveRequest(request, { draft, phrases, main });
  const known = draft.trace.find(({ request: text }) => text === request.text);
  if (known !== undefined) known.served.push(...served.filter((part) => !known.served.includes(part)));
  else
    draft.trace.push({
      request: request.text.slice(0, 300) || 'the app',
      served,
      ...(served.length === 0 ? { note: 'Nothing in the app serves this yet.' } : {}),
    });
}

/** A game or tool that is the whole app stands on the start page. */
function wholeApp(draft: PlanDraft, phrases: PhraseIndex): void {
  const { brief } = draft;
  const about = [brief.title ?? '', brief.subject].join(' ');
  const matches = matchBlocks(about, phrases).filter(({ block }) => block.size === 'app');
  const short =
    brief.requests.length <= 4
      ? matchBlocks(brief.text, phrases).filter(({ block }) => block.size === 'app')
      : [];
  for (const { block } of [...matches.slice(0, 2), ...(matches.length === 0 ? short.slice(0, 1) : [])]) {
    const served = draft.useBlock(block.id, { text: brief.text });
    draft.startPage ??= draft.pages.find(({ id }) => served === `page:${id}`);
    if (served !== undefined)
      draft.trace.push({ request: brief.subject.slice(0, 300) || 'the app', served: [served] });
  }
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
            ({ one }) => one.toLowerCase() === subject.head || one.toLowerCase() === subject.phrase,
          );
    return named ?? draft.entities.find(({ samples }) => samples.length > 0);
  };
}

function fallback(draft: PlanDraft): void {
  const entity = draft.entityFor(draft.brief.subject) ?? draft.entityFor('note');
  if (entity === undefined) return;
  const records = draft.recordsPage(entity);
  Object.assign(records.can, { create: true, edit: true, remove: true });
  draft.trace.push({
    request: draft.brief.subject.slice(0, 300) || 'the app',
    served: [`page:${records.page.id}`],
  });
}

function finish(draft: PlanDraft, kind: ReturnType<typeof chooseKind>): AppSpec {
  const { brief } = draft;
  const pages = draft.pages.slice(0, limits.engine.pages);
  const paths = new Set(pages.map(({ path }) => path));
  for (const entity of draft.entities)
    if (entity.detail !== undefined && !paths.has(entity.detail.path)) delete entity.detail;
  for (const action of draft.actions)
    if (action.resultPath !== undefined && !paths.has(action.resultPath)) delete action.resultPath;
  const spec: AppSpec = {
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
            `The description seems to be written in another language (${brief.language}). Only English is understood so far, so parts of it may be missing.`,
          ],
  };
  const faults = specFaults(spec);
  if (faults.length > 0) throw new Error(`The plan is not sound: ${faults.join(' ')}`);
  return spec;
}
