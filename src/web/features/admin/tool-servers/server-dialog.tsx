import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ListedToolServer } from '../../../../functions/list-tool-servers/contract.ts';
import { contract as saveServer } from '../../../../functions/save-tool-server/contract.ts';
import {
  type TestToolServerOutput,
  contract as testServer,
} from '../../../../functions/test-tool-server/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fieldMessage } from '../field-message.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { formOf, ServerFields } from './server-fields.tsx';

interface ServerDialogProps {
  /** The server to change; null for a new one. */
  server: ListedToolServer | null;
  onClose: () => void;
}

export function ServerDialog({ server, onClose }: ServerDialogProps) {
  const formId = useId();
  const [form, setForm] = useState(() => formOf(server));
  const { name, enabled } = form;
  const given = {
    ...(server === null ? {} : { id: server.id }),
    url: form.url,
    ...(form.removesKey ? { key: '' } : form.key === '' ? {} : { key: form.key }),
  };
  const saving = useAdminAction(saveServer, {
    done: () => `${name} was saved`,
    failed: 'The tool server was not saved',
  });
  const testing = useMutation({ mutationFn: () => callFunction(testServer, given) });
  function submit(event: FormEvent) {
    event.preventDefault();
    saving.mutate({ ...given, name, enabled }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={server === null ? 'Add a tool server' : `Edit ${server.name}`}
      description="It is asked by the Model Context Protocol, over streamable HTTP."
      actions={
        <>
          <Button busy={testing.isPending} onClick={() => testing.mutate()}>
            Test
          </Button>
          <Button look="primary" type="submit" form={formId} busy={saving.isPending}>
            {server === null ? 'Add server' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <ServerFields server={server} form={form} onChange={(changes) => setForm({ ...form, ...changes })} />
        <div aria-live="polite" className="grid gap-3">
          {testing.isError ? (
            <Alert tone="negative" title="It could not be tested">
              {fieldMessage(testing.error) ?? messageOf(testing.error, 'Please try again.')}
            </Alert>
          ) : null}
          {testing.data === undefined ? null : <TestOutcome outcome={testing.data} />}
        </div>
      </form>
    </Dialog>
  );
}

/** What a server says of its tools is text of somebody else, and shown as text. */
function TestOutcome({ outcome: { works, message, tools } }: { outcome: TestToolServerOutput }) {
  return (
    <>
      <Alert tone={works ? 'positive' : 'negative'} title={message} />
      {tools.length === 0 ? null : (
        <ul aria-label="Tools of this server" className="grid gap-2">
          {tools.map((tool) => (
            <li key={tool.name} className="min-w-0">
              <p className="font-mono text-caption wrap-anywhere text-ink">{tool.name}</p>
              <p className="line-clamp-3 text-caption wrap-anywhere text-ink-muted">{tool.description}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
