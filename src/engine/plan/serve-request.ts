import { hasTemplate } from '../knowledge/action-templates.ts';
import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addAction } from './add-action.ts';
import { isAttribute } from './field-from-words.ts';
import { findThing } from './find-thing.ts';
import { addAttributes, addKinds } from './make-entity.ts';
import { matchBlocks, type PhraseIndex } from './match-block.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';
import { rolesFor } from './roles.ts';

/** Wishes about how the app should be, which every app fulfils by the way it is made. */
const quality =
  /\b(?:user[- ]friendly|responsive|intuitive|beautiful|attractive|visually|appealing|easy[- ]to[- ](?:use|navigate|understand)|aesthetic|clean|modern|stylish|layout|navigation|loading speed|fast|quick response|stable|stability|reliab\w+|robust\w*|maintainab\w+|error[- ]handling|exception[- ]handling|unified programming style|rapid development|component-based|smooth|secure|security|privacy|compatib\w+|accessib\w+|scalab\w+|performance|browsers?|devices?|mobile phones?|tablets?|interface|ui|ux|user experience|design|operation guidelines|animation|effects?|high[- ]quality)\b/;
const account =
  /^(?:user |account |member |online |secure |email |customer )*(?:log ?in|sign ?in|sign ?up|logins?|registrations?|register|authentication|accounts?|sign-?ins?|log ?out|identity|passwords?|authorization|user account|verification)(?: and (?:login|registration))?(?: functions?| functionality| system| features?| page)?$/;
const profile =
  /\b(?:profiles?|personal (?:information|data|details|center|centre|info|homepage)|account (?:information|details|settings)|own information|user (?:information|profile)|avatar|nickname)\b/;

/** The suffix of a named function says what is wanted with the thing before it. */
const suffixes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:management|administration|maintenance|managing|control)$/, 'manage'],
  [/\b(?:search|searching|query|inquiry|lookup|filtering|filters?|sorting|retrieval)$/, 'search'],
  [
    /\b(?:browsing|display|viewing|showcase|listings?|lists?|introduction|presentation|exhibition|directory|catalog(?:ue)?)$/,
    'browse',
  ],
  [/\b(?:bookings?|reservations?|appointments?)$/, 'book'],
  [/\b(?:ordering|orders? placement|purchasing|purchase|buying)$/, 'order'],
  [/\b(?:registration|enrol(?:l)?ment|sign-?up)$/, 'enroll'],
  [/\b(?:applications?|applying)$/, 'apply'],
  [/\b(?:tracking|monitoring|progress|traceability|tracing)$/, 'track'],
  [
    /\b(?:statistics|stats|analysis|analytics|reporting|insights|visuali[sz]ation|charts?|metrics|summary)$/,
    'analyze',
  ],
  [/\b(?:recommendations?|suggestions?|matching)$/, 'recommend-things'],
  [/\b(?:notifications?|reminders?|alerts?|push)$/, 'receive'],
  [/\b(?:uploading|uploads?|import)$/, 'upload'],
  [/\b(?:downloading|downloads?|export|exporting|printing)$/, 'export'],
  [/\b(?:sharing|share)$/, 'share'],
  [/\b(?:reviews?|ratings?|evaluations?|feedback|scoring)$/, 'review'],
  [/\b(?:comments?|commenting|replies|discussion)$/, 'comment'],
  [
    /\b(?:publishing|posting|publication|releasing|submission|creation|entry|input|adding|recording)$/,
    'create',
  ],
  [/\b(?:editing|modification|customi[sz]ation|configuration|updating)$/, 'edit'],
  [/\b(?:generation|generating|generator)$/, 'generate'],
  [/\b(?:calculation|calculating|computation|estimation|calculator|conversion)$/, 'calculate'],
  [/\b(?:payments?|billing|checkout|paying)$/, 'pay'],
  [/\b(?:voting|votes?)$/, 'vote'],
  [/\b(?:donations?)$/, 'donate'],
  [/\b(?:comparison)$/, 'compare'],
  [/\b(?:approval|audit|auditing|verification|moderation)$/, 'approve'],
  [/\b(?:assignment|allocation|dispatch(?:ing)?)$/, 'assign'],
  [/\b(?:scheduling)$/, 'schedule'],
  [/\b(?:check-?in)$/, 'check-in'],
  [/\b(?:settlement)$/, 'settle'],
  [/\b(?:favorites?|favourites?|collections?|bookmarks?)$/, 'favorite'],
];

export interface ServeContext {
  readonly draft: PlanDraft;
  readonly phrases: PhraseIndex;
  /** What the app is mainly about; wishes without an object mean it. */
  readonly main: () => EntitySpec | undefined;
}

/** Makes a part of the app serve one wish. Returns the parts; empty when nothing does. */
export function serveRequest(request: Request, context: ServeContext): string[] {
  const { verb, object } = request;
  if (favorites.test(object)) return serveFavorites(request, context);
  const whole = `${verb} ${object}`.trim();
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
  const block = serveByBlock(request, context);
  if (block.length > 0) return block;
  const { startPage } = context.draft;
  // Of a game or a tool, “beginner and expert modes” and “detect a win” are a part of it and nothing to keep records of.
  if (startPage !== undefined && !isServable(object, context.draft, context.phrases))
    return [`page:${startPage.id}`];
  if (verb === '' || verbClass(verb) === 'weak') return serveNamed(request, context);
  return serveVerb(verb, request, context);
}

/** Parts of a screen: they come with whatever is shown on it. */
const screenPart =
  /\b(?:controls?|buttons?|sliders?|previews?|paginations?|tooltips?|validations?|icons?|illustrations?|backgrounds?|toggles?|schemes?|shortcuts?|copy[- ]to[- ]clipboards?|confetti|progress bars?|states?|modals?|pop-?ups?|headers?|footers?|sidebars?|nav(?:igation)? ?bars?|overlays?|gradients?|inputs?|dropdowns?|hover effects?|transitions?|dark mode|light mode)$|\bdraggable\b/;

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

function isQuality({ verb, object, rest }: Request): boolean {
  if ((verb === '' || verbClass(verb) === 'weak') && screenPart.test(object)) return true;
  const weak = verb === '' || ['weak', 'view', 'edit'].includes(verbClass(verb));
  const text = `${object} ${rest}`.trim();
  return (
    weak &&
    quality.test(text) &&
    (verb === '' ||
      verbClass(verb) === 'weak' ||
      /\b(?:user interface|interface|layout|navigation|design|effect|animation)s?$/.test(object))
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
    const entity = knownEntity(request, draft) ?? main();
    const served = draft.useBlock(block.id, { text: request.text, details: request.details, entity });
    if (served !== undefined) return [served];
  }
  return [];
}

/** Of “a board of deals” the deals are meant. */
function knownEntity(request: Request, draft: PlanDraft): EntitySpec | undefined {
  const shown = /\bof\s+(?:the\s+|their\s+|all\s+)?([a-z][a-z -]+)$/.exec(request.object)?.[1];
  return (shown === undefined ? undefined : entityNamed(shown, draft)) ?? entityNamed(request.object, draft);
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

function serveVerb(verb: string, request: Request, context: ServeContext): string[] {
  const { draft, main } = context;
  const entity = draft.entityFor(request.object) ?? main() ?? contentPages(request, draft);
  const roles = rolesFor(request.actor, draft);
  if (entity !== undefined && request.details.length > 0) takeDetails(entity, request.details, context);
  const need = { text: request.text, details: request.details, entity };
  const viaBlock = (...ids: string[]) => {
    for (const id of ids) {
      const served = draft.useBlock(id, need);
      if (served !== undefined) return [served];
    }
    return undefined;
  };
  const shop = draft.pages.find(({ sections }) => sections.some(({ block }) => block === 'cart'));
  if (shop !== undefined && /^(?:order|buy|purchase)$/.test(verb)) return [`page:${shop.id}`];
  if (playing.test(verb) && media.test(request.object)) {
    const player = viaBlock('media-player');
    if (player !== undefined) return player;
  }
  switch (
    verb === 'recommend-things' ? 'recommend-things' : verb === 'export' ? 'download' : verbClass(verb)
  ) {
    case 'analyse':
      if (verb === 'compare') return viaBlock('compare') ?? list(entity, request, context);
      if (/predict|forecast/.test(verb))
        return viaBlock('predict', 'dashboard') ?? list(entity, request, context);
      return viaBlock('dashboard', 'stats') ?? list(entity, request, context);
    case 'generate':
      return generate(entity, request, context, viaBlock);
    case 'calculate':
      return viaBlock('formula-calculator', 'calculator', 'stats') ?? list(entity, request, context);
    case 'talk':
      if (/^(?:contact|call)$/.test(verb) && entity !== undefined) return addAction(draft, verb, entity);
      return viaBlock('chat') ?? (entity === undefined ? [] : addAction(draft, 'contact', entity));
    case 'receive':
      return viaBlock('notifications') ?? list(entity, request, context);
    case 'track':
      return [...list(entity, request, context), ...(viaBlock('tracker') ?? [])];
    case 'upload':
      return viaBlock('files') ?? create(entity, request, context);
    case 'download':
      return viaBlock('export-data') ?? (entity === undefined ? [] : addAction(draft, 'download', entity));
    case 'recommend-things':
      return viaBlock('recommend') ?? list(entity, request, context);
    case 'learn':
      return viaBlock('quiz') ?? list(entity, request, context);
    case 'play':
      return entity === undefined ? [] : addAction(draft, 'play', entity);
    case 'create':
      if (
        ['register', 'schedule'].includes(verb) &&
        entity !== undefined &&
        /^(?:for|in)\b/.test(request.rest || request.object)
      )
        return addAction(draft, verb, entity, roles);
      return create(entity, request, context);
    case 'edit':
      return change(entity, request, context, 'edit');
    case 'remove':
      return change(entity, request, context, 'remove');
    case 'manage':
      return manage(entity, request, context);
    case 'view':
    case 'search':
      return list(entity, request, context);
    case 'choose':
      return entity === undefined ? [] : addAction(draft, hasTemplate(verb) ? verb : 'select', entity, roles);
    default:
      return entity === undefined ? [] : addAction(draft, verb, entity, roles);
  }
}

const playing = /^(?:play|watch|listen|stream)$/;
const media =
  /\b(?:music|songs?|audio|audiobooks?|videos?|tracks?|podcasts?|radio|sounds?|noise|films?|movies?|episodes?|melod(?:y|ies)|clips?)\b/;

/** What a site without a thing of its own shows and lets people write: “website content”. */
function contentPages({ object }: Request, draft: PlanDraft): EntitySpec | undefined {
  return /\bcontents?\b/.test(object) ? draft.entityFor('article') : undefined;
}

function takeDetails(entity: EntitySpec, details: readonly string[], { draft, phrases }: ServeContext): void {
  // “commission calculation and settlement” are functions, “name and price” are attributes, “sofas and lamps” are kinds.
  const plain = details.filter(
    (detail) =>
      !suffixes.some(([pattern]) => pattern.test(detail)) && matchBlocks(detail, phrases).length === 0,
  );
  if (plain.filter((detail) => isAttribute(detail, entity.one.toLowerCase())).length * 2 >= plain.length)
    addAttributes(entity, plain);
  else addKinds(entity, plain);
  for (const detail of details) {
    const suffix = suffixes.find(([pattern]) => pattern.test(detail));
    if (suffix !== undefined && hasTemplate(suffix[1])) addAction(draft, suffix[1], entity);
  }
}

type ViaBlock = (...ids: string[]) => string[] | undefined;

const documents =
  /\b(?:documents?|invoices?|resum[eé]s?|cvs?|certificates?|contracts?|letters?|proposals?|posters?|itinerar(?:y|ies)|quotes?|quotations?|receipts?|bills?|essays?|slips?|plans?|brochures?|flyers?|menus?|agreements?|papers?)\b/;

function generate(
  entity: EntitySpec | undefined,
  request: Request,
  context: ServeContext,
  viaBlock: ViaBlock,
): string[] {
  const { object } = request;
  if (/\b(?:reports?|statements?|summar(?:y|ies)|statistics)\b/.test(object))
    return viaBlock('report') ?? create(entity, request, context);
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
  const { page, actors } = draft.recordsPage(entity);
  actors.add(actor);
  return [`page:${page.id}`];
}

function create(entity: EntitySpec | undefined, { actor }: Request, { draft }: ServeContext): string[] {
  if (entity === undefined) return [];
  const records = draft.recordsPage(entity);
  records.can.create = true;
  records.can.edit = true;
  records.can.remove = true;
  records.actors.add(actor);
  return [`page:${records.page.id}`];
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
  records.actors.add(request.actor);
  return [`page:${records.page.id}`];
}

function manage(entity: EntitySpec | undefined, request: Request, context: ServeContext): string[] {
  return create(entity, request, context);
}
