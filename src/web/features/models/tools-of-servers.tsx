import { contract as consentToTool } from '../../../functions/consent-to-tool/contract.ts';
import {
  type ListToolsOfServersOutput,
  contract as listToolsOfServers,
} from '../../../functions/list-tools-of-servers/contract.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ModelsCard } from './models-card.tsx';
import { useModelAction, useModelQuery } from './use-models.ts';

type Server = ListToolsOfServersOutput['servers'][number];
type Tool = Server['tools'][number];

/** Tools of other servers that an admin has added: each is used only when the person allows it. Nothing where there are none. */
export function ToolsOfServers() {
  const { data } = useModelQuery(listToolsOfServers, {});
  if (data === undefined || data.servers.length === 0) return null;
  return (
    <ModelsCard
      heading="Tools of other servers"
      intro="A model that answers you may use those that you allow. What it gives a tool leaves this installation for the server named here. Such a tool is never used together with your own things or documents."
    >
      <div className="grid gap-6 p-4 sm:p-5">
        {data.servers.map((server) => (
          <ServerTools key={server.id} server={server} />
        ))}
      </div>
    </ModelsCard>
  );
}

function ServerTools({ server }: { server: Server }) {
  const action = useModelAction(consentToTool, ({ allowed }) =>
    allowed ? 'Allowed' : 'Not allowed any more',
  );
  const isAllowed = ({ name, consent }: Tool) =>
    action.isPending && action.variables.tool === name ? action.variables.allowed : consent === 'given';
  return (
    <section aria-label={server.name} className="grid gap-3">
      <h3 className="text-small font-semibold wrap-anywhere text-ink">
        {server.name} <span className="font-normal text-ink-muted">at {server.place}</span>
      </h3>
      {server.trouble === null ? null : <Alert tone="caution">{server.trouble}</Alert>}
      {server.tools.map((tool) => (
        <Switch
          key={tool.name}
          checked={isAllowed(tool)}
          disabled={action.isPending}
          onChange={(allowed) =>
            action.mutate({ server_id: server.id, tool: tool.name, digest: tool.digest, allowed })
          }
          label={<span className="wrap-anywhere">{tool.name}</span>}
          hint={
            <span className="wrap-anywhere whitespace-pre-line">
              {tool.consent === 'changed'
                ? `It describes itself otherwise than when you allowed it. ${tool.description}`
                : tool.description}
            </span>
          }
        />
      ))}
      {action.isError ? (
        <Alert tone="negative" title="Not saved" announce>
          {messageOf(action.error, 'Please try again.')}
        </Alert>
      ) : null}
    </section>
  );
}
