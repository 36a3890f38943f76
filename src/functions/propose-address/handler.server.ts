import { ownApp } from '../../server/apps/own-app.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { formerSlug, proposeSlug } from '../../server/hosting/propose-slug.server.ts';
import type { ProposeAddressInput } from './contract.ts';

export function handle(
  call: FunctionCall,
  { appId, wanted }: ProposeAddressInput,
): Promise<{ slug: string }> {
  return call.services.database.tx('service_role', {}, async (tx) => {
    const { id, userId, name } = await ownApp(call, tx, appId);
    const former = wanted === undefined ? await formerSlug(tx, id) : undefined;
    if (former !== undefined) return { slug: former };
    const words = wanted ?? name;
    return { slug: await proposeSlug(tx, { appId: id, userId }, { words, ids: call.services.ids }) };
  });
}
