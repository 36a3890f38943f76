import type { Request } from '../read/brief.ts';
import { readWishes } from '../read/read-wishes.ts';
import { singularPhrase } from '../read/words.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { isAttribute } from './field-from-words.ts';
import { addAttributes } from './make-entity.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Words that say that something is kept, after what is kept: “expense tracker”, “recipe box”. */
const container =
  /\s+(?:list|lists|tracker|box|manager|log|planner|diary|organi[sz]er|catalogue?|directory|collection|library|register|book|journal|keeper|database|app|website|tool)$/;

/**
 * “An expense tracker with categories, charts and export”: the expenses are what is kept; what reads like a field becomes
 * one, and everything else is a wish of its own.
 */
export function equip(draft: PlanDraft, serve: (request: Request) => void): void {
  const { brief } = draft;
  if (brief.equipment.length === 0) return;
  const kept = container.test(` ${brief.subject}`) ? keptThing(draft) : undefined;
  for (const item of brief.equipment) {
    const attribute = kept === undefined ? undefined : attributeOf(item, kept);
    if (kept !== undefined && attribute !== undefined) {
      addAttributes(kept, [attribute]);
      draft.trace.push({ request: item, served: [`page:${draft.recordsPage(kept).page.id}`] });
    } else for (const wish of readWishes(item, { actor: 'user', abilities: false })) serve(wish);
  }
}

/** “priorities” of tasks mean that each has one. */
function attributeOf(item: string, { one }: EntitySpec): string | undefined {
  return [singularPhrase(item), item].find((words) => isAttribute(words, one.toLowerCase()));
}

function keptThing(draft: PlanDraft): EntitySpec | undefined {
  const entity = draft.entityFor(draft.brief.subject.replace(container, ''));
  if (entity === undefined) return undefined;
  Object.assign(draft.recordsPage(entity).can, { create: true, edit: true, remove: true });
  return entity;
}
