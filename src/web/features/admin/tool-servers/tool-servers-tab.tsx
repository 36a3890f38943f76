import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type ListedToolServer,
  contract as listServers,
} from '../../../../functions/list-tool-servers/contract.ts';
import { contract as removeServer } from '../../../../functions/remove-tool-server/contract.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { LoadedList } from '../list-states.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { useAdminQuery } from '../use-admin-query.ts';
import { ServerDialog } from './server-dialog.tsx';
import { ServerState, StateBadge } from './server-state.tsx';
import { TryServer } from './try-server.tsx';

/** Servers of others whose tools a language model may use for people who allow it. */
export function ToolServersTab() {
  const query = useAdminQuery(listServers, {});
  const [editing, setEditing] = useState<ListedToolServer | null>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[70ch] text-small text-ink-muted">
          Servers of others that offer tools by the Model Context Protocol. A language model uses a tool only
          for people who have allowed that tool, and what they ask it with leaves this server.
        </p>
        <Button look="primary" onClick={() => setEditing(null)}>
          <Plus aria-hidden className="size-4" />
          Add server
        </Button>
      </div>
      <LoadedList what="The tool servers" query={query}>
        {({ servers }) => (
          <Card className="overflow-hidden">
            {servers.length === 0 ? (
              <EmptyState heading="No tool servers yet">
                Nothing depends on them. Add one to let people’s models use its tools.
              </EmptyState>
            ) : (
              <ul aria-label="Tool servers" className="divide-y divide-line">
                {servers.map((server) => (
                  <ServerRow key={server.id} server={server} onEdit={() => setEditing(server)} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </LoadedList>
      {editing === undefined ? null : <ServerDialog server={editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}

function ServerRow({ server, onEdit }: { server: ListedToolServer; onEdit: () => void }) {
  const { name, url, has_key: hasKey, enabled } = server;
  return (
    <li className="flex flex-col gap-3 px-4 py-4 md:flex-row md:items-start md:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium wrap-anywhere text-ink">
          {name}
          {hasKey ? <Badge>With key</Badge> : null}
          {enabled ? null : <Badge tone="caution">Off</Badge>}
          <StateBadge server={server} />
        </p>
        <p className="mt-1 font-mono text-caption break-all text-ink-muted">{url}</p>
        <ServerState server={server} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <TryServer server={server} />
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <RemoveServer server={server} />
      </div>
    </li>
  );
}

function RemoveServer({ server: { id, name } }: { server: ListedToolServer }) {
  const [open, setOpen] = useState(false);
  const action = useAdminAction(removeServer, {
    done: () => `${name} was removed`,
    failed: 'The tool server is still there',
  });
  return (
    <>
      <Button aria-label={`Remove ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Remove ${name}`}
        description="No model uses its tools any more. What people have allowed of it is forgotten."
        action="Remove"
        busy={action.isPending}
        onAction={() => action.mutate({ id }, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
