import type { FunctionCall } from '../../functions/function-call.ts';
import { followVersion } from '../follow-version.server.ts';
import { followUp } from './follow-up.server.ts';

type Followed = ReturnType<typeof followVersion>;

/**
 * Tells of a version and then of the one in which a model adds to it. The first works and can be looked at meanwhile; where the
 * model has nothing that works, the first is how it ended, with the reason.
 */
export async function* followWithModel(call: FunctionCall, versionId: string): Followed {
  const first = yield* followVersion(call, versionId);
  const next = first.success ? await followUp(call.services.database, versionId) : undefined;
  if (next === undefined) return first;
  const { previewUrl } = first.version;
  const following = followVersion(call, next);
  for (;;) {
    const news = await following.next();
    if (news.done !== true) {
      yield { ...news.value, previewUrl: news.value.previewUrl ?? previewUrl };
      continue;
    }
    const { success, error } = news.value;
    return success ? news.value : { ...first, modelFault: error ?? 'The model could not help.' };
  }
}
