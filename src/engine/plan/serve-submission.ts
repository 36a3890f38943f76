import { hasTemplate } from '../knowledge/action-templates.ts';
import type { Request } from '../read/brief.ts';
import { isPerson } from '../read/read-people.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addAction } from './add-action.ts';
import { linkTo, ownerIn } from './link-records.ts';
import { addAttributes } from './make-entity.ts';
import { nounOf } from './noun.ts';
import { letAdd } from './open-records.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What is begun anew, and not a game or a task that goes on. */
const begun =
  /\b(?:campaigns?|discussions?|topics?|threads?|petitions?|auctions?|fundraisers?|polls?|projects?|clubs?|groups?|communit(?:y|ies)|conversations?|events?|challenges?|contests?|tournaments?|debates?|surveys?|blogs?|channels?)$/;
const opened =
  /\b(?:tickets?|issues?|accounts?|disputes?|cases?|claims?|complaints?|auctions?|polls?|positions?|vacanc(?:y|ies)|cards?)$/;
const handedIn =
  /\b(?:proposals?|quotes?|quotations?|offers?|applications?|requests?|inquir(?:y|ies)|enquir(?:y|ies)|complaints?|invoices?|bids?|submissions?|reports?|claims?|nominations?)$/;

/** What somebody writes down for the house. */
const booked = /\b(?:payments?|sales?|donations?|orders?|bookings?|visits?|deliver(?:y|ies))$/;

/** Wishes by which somebody puts something there in other words than “add”; undefined when it is another kind of wish. */
export function serveSubmission(request: Request, draft: PlanDraft): string[] | undefined {
  const { verb, object, rest, details, actor, text } = request;
  const hasFields = details.length > 0 && /^with\b/.test(rest);
  if (verb === 'signup' && /^as\s/.test(rest)) return signUpAs(rest.slice(3), request, draft);
  if (written.test(object) && ['add', 'write', 'post', 'leave'].includes(verb) && details.length === 0) {
    const owner = ownerIn(rest, draft);
    if (owner !== undefined)
      return addAction(
        draft,
        object.endsWith('note') || object.endsWith('notes') ? 'note' : 'comment',
        owner,
      );
  }
  if (isFor.test(text) && verb === 'register') {
    const entity = nounOf(object) === undefined ? undefined : draft.entityFor(object);
    if (entity !== undefined && !isPerson(object)) return addAction(draft, 'register', entity);
  }
  if (/^(?:book|schedule|reserve)$/.test(verb) && meeting.test(object))
    return makeAppointment(request, draft);
  if (hasFields && /^(?:apply|request|pledge)$/.test(verb)) return handIn(request, draft);
  const puts =
    (verb === 'offer' && object !== '') ||
    verb === 'suggest' ||
    (verb === 'announce' && actor !== 'user') ||
    (/^(?:host|lend)$/.test(verb) && object !== '' && actor !== 'user') ||
    (verb === 'list' && (hasFields || putsUp.test(actor))) ||
    (verb === 'start' && (hasFields || begun.test(object))) ||
    (/^(?:record|log|enter)$/.test(verb) && actor !== 'user' && booked.test(object)) ||
    (verb === 'open' && opened.test(object)) ||
    (verb === 'send' &&
      (hasFields ? !/\b(?:messages?|emails?|letters?|notifications?)$/.test(object) : handedIn.test(object)));
  const entity = puts ? draft.entityFor(object) : undefined;
  return entity === undefined ? undefined : putThere(entity, request, draft);
}

const meeting =
  /^(?:(?:online|medical|new|own) )*(?:appointments?|bookings?|reservations?|consultations?|visits?)$/;
const bookable =
  /\b(doctor|dentist|veterinarian|vet|therapist|stylist|barber|groomer|trainer|tutor|teacher|lawyer|consultant|photographer|service|treatment|room|table|court|class|tour)s?\b/i;

/** Whom or what an appointment is with may be said later. Where nothing is, the appointments themselves are written down. */
function makeAppointment({ object, details, rest, actor }: Request, draft: PlanDraft): string[] | undefined {
  if (draft.entities.some(({ samples }) => samples.length > 0)) return undefined;
  const named = bookable.exec(draft.brief.text)?.[1];
  if (named !== undefined && draft.entityFor(named.toLowerCase()) !== undefined) return undefined;
  const entity = draft.entityFor(object);
  if (entity === undefined) return undefined;
  if (/^with\b/.test(rest)) addAttributes(entity, details);
  return letAdd(entity, actor, draft);
}

/** What is written under a record: “add notes to requests”. */
const written = /^(?:(?:internal|private|short|own|progress) )?(?:notes?|comments?|remarks?|updates?)$/;
const isFor = /\bregister(?:ing|s)?\s+(?:online\s+)?(?:for|to)\s/i;
const putsUp =
  /^(?:seller|vendor|merchant|host|owner|landlord|farmer|artist|maker|producer|supplier|employer|agent|lender)$/;

function putThere(entity: EntitySpec, { verb, details, rest, actor }: Request, draft: PlanDraft): string[] {
  if (/^with\b/.test(rest)) addAttributes(entity, details);
  const answered =
    verb === 'send' && answering.test(entity.one) ? postedByOthers(entity, actor, draft) : undefined;
  const towards = answered === undefined ? rest : `to the ${answered.one.toLowerCase()}`;
  return [...letAdd(entity, actor, draft), ...linkTo(entity, towards, draft)];
}

const answering = /(?:proposal|bid|quote|quotation|offer|application)$/i;

/** “Clients post projects, freelancers send proposals”: a proposal is for a project. */
function postedByOthers(entity: EntitySpec, actor: string, { records }: PlanDraft): EntitySpec | undefined {
  return [...records.values()].find(
    ({ entity: other, changers }) => other !== entity && changers.size > 0 && !changers.has(actor),
  )?.entity;
}

/** “apply for a loan with an amount and a purpose”: the application has them, and there is no list of loans to choose from. */
function handIn(request: Request, draft: PlanDraft): string[] | undefined {
  const { verb, object } = request;
  const noun = nounOf(object)?.phrase;
  // What others put there is applied for one by one: jobs, courses, pets.
  const offered = noun === undefined ? undefined : draft.knownAs(noun);
  if (offered !== undefined && hasTemplate(verb)) {
    const served = addAction(draft, verb, offered);
    const made = draft.actions.find(({ id }) => served.includes(`action:${id}`));
    const result = draft.entities.find(({ name }) => name === made?.creates?.entity);
    if (made === undefined || result === undefined) return served;
    const fields = addAttributes(result, request.details);
    made.form = [...fields.map((field) => structuredClone(field)), ...(made.form ?? [])].filter(
      ({ name }, index, all) => all.findIndex((one) => one.name === name) === index,
    );
    return served;
  }
  const what = { apply: 'application', pledge: 'pledge' }[verb] ?? 'request';
  const entity = draft.entityFor([noun ?? '', what].join(' ').trim(), true);
  if (entity === undefined) return undefined;
  // “pledge items with a quantity”: which ones is asked first.
  if (verb === 'pledge' && noun === undefined && object !== '') addAttributes(entity, [object]);
  return putThere(entity, request, draft);
}

/** “sign up as a volunteer”: for what the app is about, or else on a list of volunteers. */
function signUpAs(words: string, { actor }: Request, draft: PlanDraft): string[] | undefined {
  const role = nounOf(words)?.phrase;
  if (role === undefined || /^(?:user|member|guest|customer|admin)$/.test(role)) return undefined;
  const main = draft.entities.find(({ samples, one }) => samples.length > 0 && joinable.test(one));
  if (role === 'volunteer' && main !== undefined) return addAction(draft, 'volunteer', main);
  const entity = draft.entityFor(role);
  return entity === undefined ? undefined : letAdd(entity, actor, draft);
}

const joinable = /(?:event|shift|project|campaign|opportunity|activity|programme?|drive|class|task|cause)$/i;

const anyOfIt =
  /^(?:(?:inappropriate|reported|old|expired|own|any|all) )*(?:listings?|posts?|contents?|items?|records?|entries)$/;
const tending = /^(?:remove|delete|moderate|approve|reject|report|flag|hide|manage|edit|update)$/;

/** “moderators can remove listings”: of what the app is about. */
export function meantBy(request: Request, draft: PlanDraft, main: EntitySpec | undefined): Request {
  const noun = nounOf(request.object)?.phrase;
  const isKnown = noun !== undefined && draft.knownAs(noun) !== undefined;
  if (main === undefined || isKnown || !tending.test(request.verb) || !anyOfIt.test(request.object))
    return request;
  return { ...request, object: main.many.toLowerCase() };
}
