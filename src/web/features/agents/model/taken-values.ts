import { blankDraft } from '../../../../catalog/agent-desk/blank-draft.ts';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import type { FieldProposal } from '../../../../functions/fill-agent-form/contract.ts';

/** How a proposal stands to what is in the form. */
export type Standing = 'new' | 'there' | 'other';

/** In a form that is emptied first nothing stands in the way, also no choice, which always stands somewhere. */
export function standingOf({ field, value }: FieldProposal, draft: Draft, isEmptied: boolean): Standing {
  if (isEmptied) return 'new';
  const now = draft[field];
  if (isEmpty(now)) return 'new';
  return JSON.stringify(now) === JSON.stringify(value) ? 'there' : 'other';
}

/** The form with these proposals in it. */
export function withTaken(
  work: Pick<AnyWork, 'fields' | 'starters'>,
  draft: Draft,
  proposals: readonly FieldProposal[],
  isEmptied: boolean,
): Draft {
  return {
    ...(isEmptied ? blankDraft(work) : draft),
    ...Object.fromEntries(proposals.map(({ field, value }) => [field, value])),
  };
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
