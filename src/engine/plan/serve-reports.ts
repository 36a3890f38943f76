import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';
import { findThing } from './find-thing.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';

/** “stock reports” are made from stocks, which are what is kept. */
export function serveReports(verb: string, request: Request, draft: PlanDraft): string[] | undefined {
  const [, about = ''] = /^(.{3,}?) reports?$/.exec(request.object) ?? [];
  if (about === '' || !['generate', 'view', 'analyse', 'download'].includes(verbClass(verb)))
    return undefined;
  const noun = nounOf(about);
  if (noun === undefined || findThing(draft.parts.things, noun) === undefined) return undefined;
  const entity = draft.entityFor(about);
  if (entity === undefined) return undefined;
  draft.recordsPage(entity);
  const served = draft.useBlock('report', { text: request.text, details: request.details, entity });
  return served === undefined ? undefined : [served];
}
