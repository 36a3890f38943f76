import { hasTemplate } from '../knowledge/action-templates.ts';
import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';
import { isPerson } from '../read/read-people.ts';
import { singularPhrase } from '../read/words.ts';
import type { EntitySpec, PageSpec } from '../spec/app-spec.ts';
import { addAction, pageOfDecisions } from './add-action.ts';
import { findThing } from './find-thing.ts';
import { isQuality, screenPart } from './is-quality.ts';
import { leadsFurther } from './leads-further.ts';
import { linkTo } from './link-records.ts';
import { addAttributes } from './make-entity.ts';
import { matchBlocks, type PhraseIndex } from './match-block.ts';
import { nounOf } from './noun.ts';
import { letAdd, ownedBy } from './open-records.ts';
import { hasInIt, isPartOf } from './part-of-block.ts';
import type { PlanDraft } from './plan-draft.ts';
import { decidersOf, keepersOf, rolesFor } from './roles.ts';
import { serveFigure } from './serve-figure.ts';
import { serveReports } from './serve-reports.ts';
import { isDeciding, scoredIn, serveStates } from './serve-states.ts';
import { meantBy, serveSubmission } from './serve-submission.ts';
import { suffixes } from './suffixes.ts';
import { takeAttribute, takeDetails } from './take-details.ts';
import { documents, media, onItsWay, playing, sharing, vague } from './wish-words.ts';

const account =
  /^(?:user |account |member |online |secure |email |customer )*(?:log ?in|sign ?in|sign ?up|logins?|registrations?|register|authentication|accounts?|sign-?ins?|log ?out|identity|passwords?|authorization|user account|verification)(?: and (?:login|registration))?(?: functions?| functionality| system| features?| page)?$/;
const profile =
  /\b(?:profiles?|personal (?:information|data|details|center|centre|info|homepage)|account (?:information|details|settings)|own information|user (?:information|profile)|avatar|nickname)\b/;

export interface ServeContext {
  readonly draft: PlanDraft;
  readonly phrases: PhraseIndex;
  /** What the app is mainly about; wishes without an object mean it. */
  readonly main: () => EntitySpec | undefined;
}

/** Makes a part of the app serve one wish. Returns the parts; empty when nothing does. */
export function serveRequest(wish: Request, context: ServeContext): string[] {
  const request = meantBy(wish, context.draft, context.main());
  const { verb, object } = request;
  if (favorites.test(object)) return serveFavorites(request, context);
  const whole = `${verb} ${object}`.trim();
  // Nobody buys anything there.
  if (/\bshopping lists?\b/.test(object)) {
    const groceries = context.draft.entityFor('grocery', true);
    return groceries === undefined ? [] : create(groceries, request, context);
  }
  if (verb === 'signup' && nounOf(object) !== undefined && !account.test(object) && !isPerson(object))
    return serveVerb('sign-up', request, context);
  // “donors register with blood group and city”: they are what is kept.
  if (verb === 'register' && object === '' && request.details.length > 0 && request.actor !== 'user') {
    const people = context.draft.entityFor(request.actor);
    if (people !== undefined) {
      addAttributes(people, request.details);
      return [...serveAccount(context), ...create(people, request, context)];
    }
  }
  if (isQuality(request)) return ['theme'];
  if (
    verbClass(verb) === 'account' ||
    account.test(object) ||
    (verb === 'register' && (object === '' || account.test(object)))
  )
    return serveAccount(context);
  if (
    profile.test(whole) &&
    !/\b(?:student|employee|patient|company|product|teacher|doctor|pet|game)\b/.test(object)
  )
    return [...serveAccount(context), 'page:profile'];
  const { startPage } = context.draft;
  if (startPage !== undefined && isPartOf(startPage, request)) return [`page:${startPage.id}`];
  const page = context.draft.pages.find((one) => hasInIt(one, request));
  if (page !== undefined) {
    takeCardField(page, request, context.draft);
    return [`page:${page.id}`];
  }
  const { draft } = context;
  const own = serveStates(request, draft) ?? serveSubmission(request, draft) ?? serveFigure(request, draft);
  if (own !== undefined) return own;
  if (/\blessons?$/.test(object) && /^(?:watch|view|see|take|follow|complete|access)$/.test(verb)) {
    const course = context.draft.useBlock('course-player', { text: request.text, entity: context.main() });
    if (course !== undefined) return [course];
  }
  const block = serveByBlock(request, context);
  if (block.length > 0) return block;
  // Of a game or a tool, “beginner and expert modes” and “detect a win” are a part of it and nothing to keep records of.
  if (startPage !== undefined && !isServable(object, context.draft, context.phrases))
    return [`page:${startPage.id}`];
  if (verb === 'keep' && (request.details.length > 0 || keptBook.test(object)))
    return serveVerb('create', request, context);
  if (verb === '' && draft.isRead(object)) return serveVerb('view', request, context);
  if (verb === '' || verbClass(verb) === 'weak') return serveNamed(request, context);
  return serveVerb(verb, request, context);
}

/** “labels” of a board are something that each card has. */
function takeCardField({ sections }: PageSpec, request: Request, { entities }: PlanDraft): void {
  const shown = sections.find(({ block }) => block === 'kanban')?.props['entity'];
  const cards = entities.find(({ name }) => name === shown);
  if (cards !== undefined) takeAttribute('create', request, cards);
}

const keptBook = /\b(?:logs?|lists?|diar(?:y|ies)|journals?|records?|collections?|notes?|inventor(?:y|ies))$/;

/** Whether something else than a plain list of records would serve these words. */
export function isServable(words: string, draft: PlanDraft, phrases: PhraseIndex): boolean {
  const noun = nounOf(words);
  return (
    matchBlocks(words, phrases).length > 0 ||
    suffixes.some(([pattern]) => pattern.test(words)) ||
    screenPart.test(words) ||
    (noun !== undefined && findThing(draft.parts.things, noun) !== undefined)
  );
}

const favorites = /^(?:(?:my|own|list of|personal) )*(?:favou?rites?|bookmarks?)(?: lists?| items?)?$/;

/** “save favorites”: of what the app is about. */
function serveFavorites(request: Request, context: ServeContext): string[] {
  const entity = context.main();
  const need = { text: request.text, details: request.details, entity };
  const served = context.draft.useBlock('favorites', need);
  return served === undefined ? list(entity, request, context) : [served];
}

function serveAccount({ draft }: ServeContext): string[] {
  if (draft.accounts === 'none') draft.accounts = draft.brief.startsWithSignIn ? 'required' : 'optional';
  return ['accounts'];
}

function serveByBlock(request: Request, { draft, phrases, main }: ServeContext): string[] {
  const text = [request.verb, request.object, request.rest].join(' ');
  for (const { block } of matchBlocks(text, phrases)) {
    // Teams that play are no staff.
    if (
      block.id === 'team' &&
      /\b(?:tournaments?|leagues?|match(?:es)?|sports?|hackathons?|players?)\b/i.test(draft.brief.text)
    )
      continue;
    // “split the bill”, where who owes whom is meant and no tip.
    if (block.id === 'formula-calculator' && draft.brief.tasks?.some((task) => sharing.test(task))) continue;
    const scored = block.id === 'leaderboard' ? scoredIn(draft) : undefined;
    const entity = knownEntity(request, draft) ?? scored ?? main();
    const served = draft.useBlock(block.id, { text: request.text, details: request.details, entity });
    if (served !== undefined) return [served];
  }
  return [];
}

/** Of “a board of deals” the deals are meant. */
function knownEntity(request: Request, draft: PlanDraft): EntitySpec | undefined {
  const shown = /\bof\s+(?:the\s+|their\s+|all\s+)?([a-z][a-z -]+)$/.exec(request.object)?.[1];
  // Of “order status” the orders are.
  const bearer = request.object.replace(/\s+(?:status(?:es)?|progress|stages?)$/, '');
  return (shown === undefined ? undefined : entityNamed(shown, draft)) ?? entityNamed(bearer, draft);
}

function entityNamed(phrase: string, draft: PlanDraft): EntitySpec | undefined {
  const noun = nounOf(phrase);
  return noun === undefined
    ? undefined
    : draft.entities.find(({ one }) => one.toLowerCase() === noun.phrase || one.toLowerCase() === noun.head);
}

function serveNamed(request: Request, context: ServeContext): string[] {
  const object = request.object.replace(
    /\s+(?:functions?|functionality|functionalities|features?|system|module|service|services|tools?|options?|page)$/,
    '',
  );
  if (/^(?:home|home ?page|main page|index page|landing page|start page|front page)$/.test(object))
    return ['page:home'];
  if (/^(?:history|archive|overview|list view|list)$/.test(object))
    return list(context.main(), request, context);
  for (const [pattern, verb] of suffixes) {
    if (!pattern.test(object)) continue;
    const thing = object
      .replace(pattern, '')
      .replace(/-+\s*$/, '')
      .trim()
      .replace(/\s+(?:and|of|for)$/, '');
    return serveVerb(verb, { ...request, object: thing }, context);
  }
  return serveVerb('view', { ...request, object }, context);
}

interface Job {
  readonly verb: string;
  readonly request: Request;
  readonly context: ServeContext;
  /** What the wish names, if that is something to keep. */
  readonly own: EntitySpec | undefined;
  /** That, or what the app is about. */
  readonly entity: EntitySpec | undefined;
  /** What the wish lists are fields of it. */
  readonly listsFields: boolean;
  readonly viaBlock: ViaBlock;
}

function serveVerb(asked: string, request: Request, context: ServeContext): string[] {
  // Who reviews something also rates it.
  const isReviewed = context.draft.brief.requests.some(({ verb: other }) => other === 'review');
  const verb = asked === 'rate' && isReviewed ? 'review' : asked;
  const reports = serveReports(verb, request, context.draft);
  if (reports !== undefined) return reports;
  const { draft, main } = context;
  const noun = nounOf(request.object);
  const named = noun === undefined ? undefined : draft.pageNamed(noun.phrase);
  if (named !== undefined && ['view', 'search', 'download', 'choose'].includes(verbClass(verb)))
    return [`page:${named.id}`];
  // “users list items with photos”: in a marketplace these are what is offered.
  const isGoods = /^(?:items?|goods|stuff|things)$/.test(request.object) && draft.entities.length === 0;
  // “users enter their age and region”: something to fill in, and no list of regions.
  const isTyped =
    /^(?:enter|input|provide|specify|fill)$/.test(verb) &&
    singularPhrase(request.object) === request.object &&
    !draft.parts.things.has(request.object);
  const own = isTyped
    ? entityNamed(request.object, draft)
    : draft.entityFor(isGoods ? 'product' : request.object);
  const entity = own ?? main() ?? contentPages(request, draft);
  if (own === undefined && entity !== undefined) takeAttribute(verb, request, entity);
  if (entity !== undefined && request.details.length > 0)
    takeDetails(entity, request, draft, context.phrases);
  const listsFields = /^(?:with|by|containing)\b/.test(request.rest);
  const need = { text: request.text, details: listsFields ? [] : request.details, entity };
  const viaBlock = (...ids: string[]) => {
    for (const id of ids) {
      const served = draft.useBlock(id, need);
      if (served !== undefined) return [served];
    }
    return undefined;
  };
  const shop = draft.pages.find(({ sections }) => sections.some(({ block }) => block === 'cart'));
  if (shop !== undefined && /^(?:order|buy|purchase)$/.test(verb)) return [`page:${shop.id}`];
  const job = { verb, request, context, own, entity, listsFields, viaBlock };
  return serveByBlockOf(job) ?? serveByRecords(job);
}

/** Wishes that a part of its own serves; undefined when the records themselves do. */
function serveByBlockOf({
  verb,
  request,
  context,
  own,
  entity,
  listsFields,
  viaBlock,
}: Job): string[] | undefined {
  const { draft } = context;
  const listed = () => list(entity, request, context);
  if (playing.test(verb) && media.test(request.object)) {
    const player = viaBlock('media-player');
    if (player !== undefined) return player;
  }
  if (verb === 'recommend-things') return viaBlock('recommend') ?? listed();
  switch (verb === 'export' ? 'download' : verbClass(verb)) {
    case 'analyse':
      if (verb === 'compare') return viaBlock('compare') ?? listed();
      if (/predict|forecast/.test(verb)) return viaBlock('predict', 'dashboard') ?? listed();
      return viaBlock('dashboard', 'stats') ?? listed();
    case 'generate':
      return generate(entity, request, context, viaBlock);
    case 'calculate':
      // “convert leads to customers”
      if (verb === 'convert' && own !== undefined) return addAction(draft, verb, own);
      return viaBlock('formula-calculator', 'calculator', 'stats') ?? listed();
    case 'talk':
      if (/^(?:contact|call)$/.test(verb) && entity !== undefined) return addAction(draft, verb, entity);
      return viaBlock('chat') ?? (entity === undefined ? [] : addAction(draft, 'contact', entity));
    case 'receive':
      return viaBlock('notifications') ?? listed();
    case 'track':
      // “tracks leads and deals” keeps them; an order on its way is followed.
      if (listsFields || !onItsWay.test(`${request.object} ${request.rest}`))
        return create(entity, request, context);
      if (own !== undefined && own.samples.length === 0) return listed();
      return [...listed(), ...(viaBlock('tracker') ?? [])];
    case 'upload':
      // “students upload the PDF of their thesis”: the thesis has it.
      if (own !== undefined && own.fields.some(({ kind }) => kind === 'file' || kind === 'image'))
        return create(own, request, context);
      return viaBlock('files') ?? create(entity, request, context);
    case 'download':
      return viaBlock('export-data') ?? (entity === undefined ? [] : addAction(draft, 'download', entity));
    case 'learn':
      return viaBlock('quiz') ?? listed();
    default:
      return undefined;
  }
}

function serveByRecords({ verb, request, context, own, entity }: Job): string[] {
  const { draft } = context;
  const roles = isDeciding(verb) ? decidersOf(request.actor, draft) : rolesFor(request.actor, draft);
  const act = (what: string) => (entity === undefined ? [] : addAction(draft, what, entity, roles));
  switch (verbClass(verb)) {
    case 'play':
      if (draft.brief.things !== undefined) return list(entity, request, context);
      return entity === undefined ? [] : addAction(draft, 'play', entity);
    case 'create': {
      const isFor = /^(?:for|in)\b/.test(request.rest || request.object);
      if (['register', 'schedule'].includes(verb) && entity !== undefined && isFor) return act(verb);
      return create(entity, request, context);
    }
    case 'edit':
      return change(entity, request, context, 'edit');
    case 'remove':
      return change(entity, request, context, 'remove');
    case 'manage':
      return create(entity, request, context);
    case 'view':
      // “people list their tools with a photo”: they put them there.
      if (verb === 'list' && request.rest.startsWith('with ')) return create(entity, request, context);
      return list(entity, request, context);
    case 'search':
      return list(entity, request, context);
    case 'choose':
      // “choose a doctor and pick a day” on the way to a booking is looking through them.
      if (own === undefined || leadsFurther(draft) || draft.brief.things !== undefined)
        return list(entity, request, context);
      return act(hasTemplate(verb) ? verb : 'select');
    default: {
      // “extract the text”: what the app does with what it has, and no record of its own.
      const isLoose = own === undefined && nounOf(request.object) !== undefined;
      if (isLoose && (!hasTemplate(verb) || /^(?:enroll|apply)$/.test(verb)))
        return list(entity, request, context);
      // An act of which nobody has said what it does would only record that somebody pressed it.
      if (draft.brief.things !== undefined && (!hasTemplate(verb) || vague.test(verb))) {
        list(entity, request, context);
        return [];
      }
      return act(verb);
    }
  }
}

/** What a site without a thing of its own shows and lets people write: “website content”. */
function contentPages({ object }: Request, draft: PlanDraft): EntitySpec | undefined {
  return /\bcontents?\b/.test(object) ? draft.entityFor('article') : undefined;
}

type ViaBlock = (...ids: string[]) => string[] | undefined;

function generate(
  entity: EntitySpec | undefined,
  request: Request,
  context: ServeContext,
  viaBlock: ViaBlock,
): string[] {
  const { object } = request;
  if (/\b(?:reports?|statements?|summar(?:y|ies)|statistics)\b/.test(object))
    return viaBlock('report') ?? create(entity, request, context);
  if (/\bquiz(?:zes)?$/.test(object)) return viaBlock('quiz') ?? create(entity, request, context);
  if (/\brecommendations?|suggestions?\b/.test(object))
    return viaBlock('recommend') ?? create(entity, request, context);
  if (/\b(?:code|html|css|scripts?)\b/.test(object))
    return viaBlock('code-playground') ?? create(entity, request, context);
  if (/\b(?:images?|photos?|pictures?|avatars?|logos?|memes?|cards?|stickers?)\b/.test(object))
    return viaBlock('card-maker', 'image-editor') ?? create(entity, request, context);
  if (documents.test(object) || entity === undefined) {
    const made = context.draft.pages.find(({ sections }) =>
      sections.some(({ block }) => block === 'document-maker'),
    );
    if (made !== undefined) return [`page:${made.id}`];
    return viaBlock('document-maker', 'report') ?? create(entity, request, context);
  }
  return create(entity, request, context);
}

function list(entity: EntitySpec | undefined, { actor }: Request, { draft }: ServeContext): string[] {
  if (entity === undefined) return [];
  const keepers = keepersOf([actor], draft);
  if (keepers.length > 0) return [`page:${pageOfDecisions(draft, entity, keepers).id}`];
  const isKept = draft.records.get(entity.name)?.page.roles === undefined && draft.records.has(entity.name);
  const own = isKept ? undefined : ownedBy(actor, entity, draft);
  return [`page:${(own ?? draft.recordsPage(entity).page).id}`];
}

function create(entity: EntitySpec | undefined, { actor, rest }: Request, { draft }: ServeContext): string[] {
  if (entity === undefined) return [];
  return [...letAdd(entity, actor, draft), ...linkTo(entity, rest, draft)];
}

function change(
  entity: EntitySpec | undefined,
  request: Request,
  context: ServeContext,
  what: 'edit' | 'remove',
): string[] {
  if (entity === undefined) return [];
  const records = context.draft.recordsPage(entity);
  records.can[what] = true;
  if (what === 'edit') records.can.create = true;
  records.changers.add(request.actor);
  return [`page:${records.page.id}`];
}
