import { contract as listModelKeys } from '../../../functions/list-model-keys/contract.ts';
import { contract as listModels } from '../../../functions/list-models/contract.ts';
import { useSession } from '../../lib/session.ts';
import { DefaultModel } from './default-model.tsx';
import { Loaded } from './loaded.tsx';
import { OwnKeys } from './own-keys.tsx';
import { OwnUsage } from './own-usage.tsx';
import { ToolsOfServers } from './tools-of-servers.tsx';
import { useModelQuery } from './use-models.ts';

/** A person's side of language models: what they may use, what it is sent to, keys of their own, and what they have used. */
export function OwnModels() {
  const { user } = useSession();
  const models = useModelQuery(listModels, {});
  const keys = useModelQuery(listModelKeys, {});
  return (
    <div className="grid gap-8">
      <Loaded what="The models" query={models}>
        {({ models: usable }) => <DefaultModel userId={user?.id ?? ''} models={usable} />}
      </Loaded>
      <Loaded what="Your keys" query={keys}>
        {({ keys: own, rules }) => <OwnKeys keys={own} rules={rules} />}
      </Loaded>
      <ToolsOfServers />
      <OwnUsage />
    </div>
  );
}
