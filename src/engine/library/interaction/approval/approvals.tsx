import { useState } from 'react';
import { Link } from 'wouter';
import { currentName, mayUse, usePerson } from '../../account/session.ts';
import { type Field, firstChosen } from '../../records/field.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { say } from '../../ui/toast.tsx';
import { Notice } from '../parts/notice.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';
import { type ApprovalRequest, decide, type RequestStatus, whyNotDecide } from './request.ts';
import { RequestCard } from './request-card.tsx';

const kept = createValue<readonly ApprovalRequest[] | null>('approval-requests', null);

export interface SampleRequest {
  readonly title: string;
  readonly kind: string;
  readonly reason: string;
  readonly by: string;
}

interface ApprovalsProps {
  kinds: readonly string[];
  samples: readonly SampleRequest[];
  /** The roles that decide; everybody when there are none. */
  reviewers?: readonly string[];
}

/** Requests from being submitted to being decided. */
export function Approvals({ kinds, samples, reviewers }: ApprovalsProps) {
  const [requests, keep] = useList(kept, samples.map(toRequest));
  const pending = requests.filter(({ status }) => status === 'Pending').length;
  function change(request: ApprovalRequest, status: RequestStatus, comment: string): void {
    const event = { at: new Date().toISOString(), by: currentName(), comment: comment.trim() };
    keep(requests.map((one) => (one.id === request.id ? decide(request, status, event) : one)));
    say(`${request.title}: ${status.toLowerCase()}.`, { undo: () => keep(requests) });
  }
  return (
    <Panel title={`Requests (${pending} pending)`}>
      <Tabs
        label="Requests"
        tabs={[
          {
            label: 'My requests',
            content: (
              <MyRequests
                kinds={kinds}
                requests={requests.filter(({ by }) => by === currentName())}
                onSubmit={(values) => {
                  const at = new Date().toISOString();
                  const history = [{ at, by: currentName(), what: 'Submitted', comment: '' }];
                  const request = {
                    ...values,
                    id: newId(),
                    by: currentName(),
                    status: 'Pending',
                    history,
                  } as const;
                  keep([request, ...requests]);
                  say('Your request is submitted.');
                }}
                onWithdraw={(request) => change(request, 'Withdrawn', '')}
              />
            ),
          },
          {
            label: 'Review',
            content: (
              <ReviewQueue
                requests={requests}
                onDecide={change}
                {...(reviewers === undefined ? {} : { reviewers })}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}

function toRequest(sample: SampleRequest, index: number): ApprovalRequest {
  const submitted = { at: inDays(-index - 2, '09:15'), by: sample.by, what: 'Submitted', comment: '' };
  const request: ApprovalRequest = {
    ...sample,
    id: `request-${index + 1}`,
    status: 'Pending',
    history: [submitted],
  };
  return index === 2
    ? decide(request, 'Approved', { at: inDays(-1, '11:00'), by: 'Iris Tanaka', comment: 'Good reasons.' })
    : request;
}

interface MyRequestsProps {
  kinds: readonly string[];
  requests: readonly ApprovalRequest[];
  onSubmit: (values: Pick<ApprovalRequest, 'title' | 'kind' | 'reason'>) => void;
  onWithdraw: (request: ApprovalRequest) => void;
}

function MyRequests({ kinds, requests, onSubmit, onWithdraw }: MyRequestsProps) {
  const fields: readonly Field[] = [
    { name: 'title', label: 'Request', kind: 'text', required: true },
    firstChosen({ name: 'kind', label: 'Kind', kind: 'choice', required: true, options: kinds }),
    { name: 'reason', label: 'Reason', kind: 'long-text', required: true },
  ];
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
      <RecordForm
        key={requests.length}
        fields={fields}
        submitLabel="Submit request"
        onSubmit={({ title, kind, reason }) =>
          onSubmit({ title: String(title), kind: String(kind), reason: String(reason) })
        }
      />
      <ul className="grid grid-cols-1 gap-3">
        {requests.length === 0 ? <li className="text-muted">You have not submitted a request yet.</li> : null}
        {requests.map((request) => (
          <RequestCard key={request.id} request={request}>
            {request.status === 'Pending' ? (
              <Button className="justify-self-start" onClick={() => onWithdraw(request)}>
                Withdraw request
              </Button>
            ) : null}
          </RequestCard>
        ))}
      </ul>
    </div>
  );
}

interface ReviewQueueProps {
  requests: readonly ApprovalRequest[];
  reviewers?: readonly string[];
  onDecide: (request: ApprovalRequest, status: RequestStatus, comment: string) => void;
}

function ReviewQueue({ requests, reviewers, onDecide }: ReviewQueueProps) {
  const [status, setStatus] = useState<string>('Pending');
  const allowed = mayUse(reviewers, usePerson());
  const shown = requests.filter((request) => status === '' || request.status === status);
  return (
    <div className="grid grid-cols-1 gap-4">
      {allowed ? null : (
        <Notice>
          Only {reviewers?.join(' or ')} can decide.{' '}
          <Link href="/sign-in" className="font-semibold text-link underline">
            Log in with such an account
          </Link>{' '}
          to approve or reject.
        </Notice>
      )}
      <div className="max-w-60">
        <ChoiceControl
          label="Status"
          value={status}
          options={['Pending', 'Approved', 'Rejected', 'Withdrawn', { value: '', label: 'All' }]}
          onChange={setStatus}
        />
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {shown.length === 0 ? <li className="text-muted">Nothing here.</li> : null}
        {shown.map((request) => (
          <RequestCard key={request.id} request={request}>
            {allowed && request.status === 'Pending' ? (
              <Decision request={request} onDecide={(next, comment) => onDecide(request, next, comment)} />
            ) : null}
          </RequestCard>
        ))}
      </ul>
    </div>
  );
}

interface DecisionProps {
  request: ApprovalRequest;
  onDecide: (status: RequestStatus, comment: string) => void;
}

function Decision({ request, onDecide }: DecisionProps) {
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string>();
  function press(status: RequestStatus): void {
    const reason = whyNotDecide(request, status, comment);
    setFault(reason);
    if (reason === undefined) onDecide(status, comment);
  }
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
      <TextControl
        label={`Comment on ${request.title}`}
        value={comment}
        onChange={setComment}
        fault={fault}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" aria-label={`Approve ${request.title}`} onClick={() => press('Approved')}>
          Approve
        </Button>
        <Button look="danger" aria-label={`Reject ${request.title}`} onClick={() => press('Rejected')}>
          Reject
        </Button>
      </div>
    </div>
  );
}
