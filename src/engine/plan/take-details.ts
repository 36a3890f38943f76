import { hasTemplate } from '../knowledge/action-templates.ts';
import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addAction } from './add-action.ts';
import { isAttribute, isMoney } from './field-from-words.ts';
import { addAttributes, addKinds } from './make-entity.ts';
import { matchBlocks, type PhraseIndex } from './match-block.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';
import { suffixes } from './suffixes.ts';

/** “enter the amount”, “set a due date”: something to fill in about what the app keeps. */
export function takeAttribute(verb: string, { object }: Request, entity: EntitySpec): void {
  const noun = nounOf(object)?.phrase ?? '';
  const fills = /^(?:create|edit|choose|search)$/.test(verbClass(verb));
  // What is looked at may be somebody's own, as a balance is.
  const shows = verbClass(verb) === 'view' && !isMoney(noun);
  if (noun === '' || entity.samples.length === 0 || !(fills || shows)) return;
  if (isAttribute(noun, entity.one.toLowerCase())) addAttributes(entity, [noun]);
}

/** What a wish lists after “with”, “by”, “such as” or a colon: fields, kinds, or things to do. */
export function takeDetails(
  entity: EntitySpec,
  { verb, object, rest, details }: Request,
  draft: PlanDraft,
  phrases: PhraseIndex,
): void {
  if (/^(?:with|by|based on|containing|showing)\b/.test(rest)) {
    const fields = addAttributes(entity, details);
    if (['search', 'view'].includes(verbClass(verb)))
      for (const { name, kind } of fields)
        if (kind === 'text' || kind === 'choice') draft.recordsPage(entity).sought.add(name);
    return;
  }
  // “commission calculation and settlement” are functions, “name and price” are attributes, “sofas and lamps” are kinds.
  const plain = details.filter(
    (detail) =>
      !suffixes.some(([pattern]) => pattern.test(detail)) && matchBlocks(detail, phrases).length === 0,
  );
  const aboutIt = /\b(?:details?|information|info|profiles?|attributes?|data|fields?)$/.test(object);
  if (
    aboutIt ||
    plain.filter((detail) => isAttribute(detail, entity.one.toLowerCase())).length * 2 >= plain.length
  )
    addAttributes(entity, plain);
  else addKinds(entity, plain);
  for (const detail of details) {
    const suffix = suffixes.find(([pattern]) => pattern.test(detail));
    if (suffix !== undefined && hasTemplate(suffix[1])) addAction(draft, suffix[1], entity);
  }
}
