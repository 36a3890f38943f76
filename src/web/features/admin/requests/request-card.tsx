import { type FormEvent, useState } from 'react';
import { type AdminRequest, requestStatuses } from '../../../../functions/admin-list-requests/contract.ts';
import { contract } from '../../../../functions/admin-set-request/contract.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { Time } from '../readable-time.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { statusLabels, statusTones } from './request-status.ts';

const options = requestStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** Closed to one line; opened, the whole request and what is done about it. */
export function RequestCard({ request }: { request: AdminRequest }) {
  return (
    <details className="rounded-large border border-line bg-surface shadow-card">
      <summary className="grid cursor-pointer gap-x-4 gap-y-1 rounded-large px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="truncate text-small font-medium text-ink">{request.subject}</span>
        <span className="flex gap-1.5 sm:row-span-2 sm:items-center">
          <Badge>{request.kind === 'sales' ? 'Sales' : 'Support'}</Badge>
          <Badge tone={statusTones[request.status]}>{statusLabels[request.status]}</Badge>
        </span>
        <span className="truncate text-caption text-ink-muted">
          {request.name} · {request.email} · <Time iso={request.created_at} />
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <p className="text-body whitespace-pre-wrap wrap-anywhere text-ink">{request.message}</p>
          <a
            href={`mailto:${encodeURIComponent(request.email)}?subject=${encodeURIComponent(`Re: ${request.subject}`)}`}
            className={buttonClass('secondary', 'justify-self-start')}
          >
            Answer by e-mail
          </a>
        </div>
        <Handling request={request} />
      </div>
    </details>
  );
}

function Handling({ request }: { request: AdminRequest }) {
  const [status, setStatus] = useState(request.status);
  const [note, setNote] = useState(request.note);
  const action = useAdminAction(contract, {
    done: () => 'Request saved',
    failed: 'The request was not saved',
  });
  function save(event: FormEvent) {
    event.preventDefault();
    action.mutate({ id: request.id, status, note });
  }
  return (
    <form onSubmit={save} className="grid content-start gap-3">
      <Field label="Status">
        {(control) => <Select {...control} options={options} value={status} onChange={setStatus} />}
      </Field>
      <Field
        label="Note"
        hint={
          request.handled_by === null
            ? 'A sender with an account can read it in their data.'
            : `Last changed by ${request.handled_by}. A sender with an account can read it in their data.`
        }
      >
        {(control) => (
          <Textarea
            counter
            {...control}
            value={note}
            maxLength={limits.admin.noteLength}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={action.isPending}
        disabled={status === request.status && note.trim() === request.note}
      >
        Save
      </Button>
    </form>
  );
}
