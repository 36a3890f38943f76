import { limits } from '../../kernel/limits.ts';
import { kebab } from '../emit/names.ts';
import type { Request } from '../read/brief.ts';
import { sentenceCase } from '../read/words.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addAction, offerOn, pageOfDecisions } from './add-action.ts';
import { statusOf } from './make-entity.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';
import { decidersOf, roleName } from './roles.ts';

const deciding = /^(?:approve|reject|accept|confirm|verify|complete|close|finish|cancel|ship|deliver)$/;
const staging =
  /\b(?:through|across|between|along|to)\b.*\b(?:stages?|steps?|status(?:es)?|columns?|phases?|states?|pipeline)\b/;

/** Whether a verb brings a record to another state. */
export function isDeciding(verb: string): boolean {
  return deciding.test(verb);
}

/** Wishes that bring records from one state to the next; undefined when it is another kind of wish. */
export function serveStates(request: Request, draft: PlanDraft): string[] | undefined {
  const { verb, object, rest, details, actor } = request;
  const roles = decidersOf(actor, draft);
  if (verb === 'mark' && rest.startsWith('as ')) {
    const entity = kept(object, draft) ?? requestedAs(object, draft) ?? draft.entityFor(object);
    const served =
      entity === undefined ? [] : details.flatMap((state) => markAs(draft, entity, state, roles));
    return served.length === 0 ? undefined : served;
  }
  if (/^(?:move|drag|advance|progress|push|take)$/.test(verb) && staging.test(rest)) {
    const entity = draft.entityFor(object);
    return entity === undefined ? undefined : moveThrough(request, entity, draft);
  }
  const known = kept(object, draft);
  const others = actor === 'user' ? [] : actor.split('/').map(roleName);
  // Who decides about applications looks through them; a review is what visitors write.
  if (verb === 'review' && actor !== 'user' && handedIn.test(object)) {
    const entity =
      known ??
      (/applicants?$/.test(object) ? draft.knownAs('application') : undefined) ??
      draft.entityFor(object);
    return entity === undefined ? undefined : [`page:${pageOfDecisions(draft, entity, others).id}`];
  }
  if (known === undefined) return undefined;
  if (isDeciding(verb)) {
    // Nobody accepts their own application.
    if (/^(?:approve|reject|accept|verify)$/.test(verb)) pageOfDecisions(draft, known, others);
    return addAction(draft, verb, known, roles);
  }
  if (/^(?:answer|reply|respond)$/.test(verb) && known.samples.length > 0 && answered.test(known.one))
    return addAction(draft, 'reply', known);
  return /^(?:vote|upvote)$/.test(verb) && known.samples.length > 0
    ? addAction(draft, verb, known)
    : undefined;
}

const answered = /(?:ticket|question|review|inquiry|enquiry|issue|complaint|request|topic|post|thread)$/i;

/** What people hand in for somebody to decide. */
const handedIn =
  /(?:application|request|submission|proposal|claim|registration|booking|reservation|nomination|applicant|order|candidate|resume)s?$/;

/** What the app keeps already; nothing is made for it. */
function kept(object: string, draft: PlanDraft): EntitySpec | undefined {
  const noun = nounOf(object);
  if (noun === undefined) return undefined;
  return draft.knownAs(noun.phrase);
}

/** “mark returns as received”, after “return requests”. */
function requestedAs(object: string, { entities }: PlanDraft): EntitySpec | undefined {
  const phrase = nounOf(object)?.phrase;
  return entities.find(({ one }) => one.toLowerCase() === `${phrase} request`);
}

/** “mark pledges as received”: a button that does it. */
function markAs(draft: PlanDraft, entity: EntitySpec, words: string, roles: readonly string[]): string[] {
  const state = sentenceCase(
    words.replace(/^(?:being|fully|been)\s+/, '').replace(/^complete$/, 'completed'),
  );
  const id = `mark-${kebab(entity.name)}-${kebab(state)}`.replaceAll(/[^a-z0-9-]/g, '-').slice(0, 70);
  if (state.length > 24 || draft.actions.length >= limits.engine.actions) return [];
  if (draft.actions.some((action) => action.id === id)) return [`action:${id}`];
  const status = statusOf(entity);
  const options = status.options ?? [];
  const same = options.find((option) => option.toLowerCase() === state.toLowerCase()) ?? state;
  if (!options.includes(same)) status.options = [...options, same];
  const own = draft.records.has(entity.name) ? undefined : draft.ownPage(entity);
  draft.actions.push({
    id,
    label: `Mark as ${same.toLowerCase()}`,
    done: `Marked as ${same.toLowerCase()}.`,
    on: entity.name,
    sets: { [status.name]: same },
    when: { field: status.name, in: (status.options ?? []).filter((option) => option !== same) },
    ...(roles.length === 0 ? {} : { roles: [...roles] }),
  });
  if (own !== undefined && roles.length === 0) offerOn(own, entity, id);
  else pageOfDecisions(draft, entity, roles);
  return [`action:${id}`];
}

/** “move ideas through stages (submitted, approved)”: the stages are its states, on a board. */
function moveThrough(
  { details, text, actor }: Request,
  entity: EntitySpec,
  draft: PlanDraft,
): string[] | undefined {
  const stages = details
    .map(sentenceCase)
    .filter(({ length }) => length > 1 && length < 30)
    .slice(0, 7);
  const status = statusOf(entity);
  if (stages.length > 1) {
    status.options = stages;
    status.start = stages[0] ?? '';
    for (const [index, sample] of entity.samples.entries())
      sample[status.name] = stages[index % stages.length] ?? '';
  }
  const records = draft.recordsPage(entity);
  records.can.edit = true;
  records.changers.add(actor);
  const board = draft.useBlock('kanban', { text, details, entity });
  return [`page:${records.page.id}`, ...(board === undefined ? [] : [board])];
}

/** What judges give points to. */
export function scoredIn({ actions, entities }: PlanDraft): EntitySpec | undefined {
  const scoring = actions.find(({ id }) => id.startsWith('score-'));
  return entities.find(({ name }) => name === scoring?.on);
}
