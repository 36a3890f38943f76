import type { Request } from '../read/brief.ts';
import { readWishes } from '../read/read-wishes.ts';
import { singularPhrase } from '../read/words.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { isAttribute } from './field-from-words.ts';
import { addAttributes } from './make-entity.ts';
import type { PlanDraft } from './plan-draft.ts';
import { withoutContainer } from './without-container.ts';

/** What an app has, whatever it keeps. */
const ofApps =
  /^[a-z]+ing\s|^(?:map|schedule|calendar|gallery)\b|\bline-?up$|(?:\bcharts?|\bgraph|\balert|\bnotification|\bhistory|\btracking|\breport|\bexport|\bstatistics|\bform|\bsection|\bpage|\bboard|\bgallery|\bsearch|\bfilter|\bchat|\bmap|\bcalendar|^comment|\breview|^budget|\bpayroll|\battendance|\bnewsletter|\blogin)$/;

interface Equipping {
  readonly serve: (request: Request) => void;
  /** Whether something in an app serves these words: a block, a thing, a function. */
  readonly isServable: (words: string) => boolean;
  /** The subject names a part of an app, such as a quiz, and nothing that is kept. */
  readonly isPart: boolean;
}

/**
 * “An expense tracker with categories, charts and export”: the expenses are what is kept; what reads like a field becomes
 * one, and everything else is a wish of its own.
 */
export function equip(draft: PlanDraft, { serve, isServable, isPart }: Equipping): void {
  const { brief } = draft;
  if (brief.equipment.length === 0) return;
  const isKeeping =
    withoutContainer(` ${brief.subject}`.trim()) !== brief.subject &&
    draft.startPage === undefined &&
    !isPart;
  let kept = isKeeping && !namesItsThings(draft) ? keptThing(draft) : undefined;
  for (const item of brief.equipment) {
    // “rooms, availability and prices”: what comes after the rooms may be something that a room has.
    kept ??= draft.entities.at(-1);
    const plain = singularPhrase(item);
    const isUnknown = isKeeping && /^[a-z-]+(?: [a-z-]+)?$/.test(plain) && !isServable(plain);
    const attribute =
      kept === undefined || ofApps.test(plain)
        ? undefined
        : (attributeOf(item, kept) ?? (isUnknown ? plain : undefined));
    if (kept !== undefined && attribute !== undefined) {
      addAttributes(kept, [attribute]);
      draft.trace.push({ request: item, served: [`page:${draft.recordsPage(kept).page.id}`] });
    } else for (const wish of readWishes(item, { actor: 'user', abilities: false })) serve(wish);
  }
}

/** “a museum website with exhibitions, tours and …”: what it consists of is said, and it is no list of museums. */
function namesItsThings({ brief, parts }: PlanDraft): boolean {
  const isSite = /\s(?:app|web ?site|site|platform|application|system|portal|page)$/.test(
    ` ${brief.subject}`,
  );
  const named = brief.equipment.filter(
    (item) =>
      singularPhrase(item) !== item &&
      parts.things.has(singularPhrase(item).replace(/\s+(?:listing|list|page|catalogue?|directory)$/, '')) &&
      !/categor|tag|label/.test(item),
  );
  return isSite && named.length > 1;
}

/** “priorities” of tasks mean that each has one. */
function attributeOf(item: string, { one }: EntitySpec): string | undefined {
  return [singularPhrase(item), item].find((words) => isAttribute(words, one.toLowerCase()));
}

function keptThing(draft: PlanDraft): EntitySpec | undefined {
  const subject = withoutContainer(draft.brief.subject);
  // A blog is kept, and its articles are what it consists of.
  const entity = draft.entityFor(/\bblog$/.test(subject) ? 'article' : subject);
  if (entity === undefined) return undefined;
  Object.assign(draft.recordsPage(entity).can, { create: true, edit: true, remove: true });
  return entity;
}
