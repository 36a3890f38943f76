import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn } from '../../fit/domain-words.ts';
import { capital } from '../../fit/find-fields.ts';
import { unusualTitle } from '../../proof/fill-form.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { requestsFor } from './sample-requests.ts';

const sample = z.object({ title: z.string(), kind: z.string(), reason: z.string(), by: z.string() });
const props = z.object({ kinds: z.array(z.string()).min(1), samples: z.array(sample).min(1) });

const deciding =
  /admin|manager|review|approv|supervis|leader|audit|officer|agency|teacher|principal|director/i;

/** The roles that decide, in an app in which others ask. */
function reviewersOf({ accounts, roles }: AppSpec): string[] | undefined {
  const reviewers = roles.filter((role) => deciding.test(role));
  return accounts !== 'none' && reviewers.length > 0 && reviewers.length < roles.length
    ? reviewers
    : undefined;
}

const example = [
  { title: 'Two standing desks', kind: 'Purchase', reason: 'For the new colleagues.', by: 'Nora Fields' },
  { title: 'Leave in July', kind: 'Leave', reason: 'Two weeks with the family.', by: 'Felix Brandt' },
];

/** Requests that somebody approves or rejects. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'approval',
  title: 'Approval of requests',
  words: [
    'approval',
    'approval process',
    'approval workflow',
    'approval request',
    'approval center',
    'approval system',
    'approval management',
    'approve request',
    'approve application',
    'approve or reject',
    'review and approve',
    'approve and reject',
    'submit request for approval',
    'leave request',
    'leave application',
    'leave approval',
    'reimbursement request',
    'form approval',
    'audit process',
    'review application',
  ],
  size: 'page',
  props,
  example: { kinds: ['Purchase', 'Leave', 'Access'], samples: example },
  fit(need) {
    if (/after approval|approval rules?/i.test(need.text)) return undefined;
    const leave = /leave/i.test(need.text);
    const named = need.details
      .filter((detail) => detail.length < 30 && !/approv|reject|leave/i.test(detail))
      .map(capital);
    const { kinds: usual, requests } = requestsFor(`${leave ? 'leave' : ''} ${need.subject} ${need.text}`);
    const kinds = named.length > 1 ? [...new Set(named)] : [...usual];
    const people = peopleIn(need, 4);
    return {
      title: leave ? 'Leave requests' : 'Approvals',
      props: {
        kinds,
        samples: requests.map(([title, reason], index) => ({
          title,
          kind: kinds[index % kinds.length] ?? 'New',
          reason,
          by: people[index % people.length] ?? 'Nora Fields',
        })),
      },
    };
  },
  emit: ({ kinds, samples }, _section, { file, spec }) => ({
    tag: file.use('Approvals', 'interaction/approval/approvals.tsx'),
    props: { kinds, samples, reviewers: reviewersOf(spec) },
  }),
  prove({ samples: [first, second] }, _section, { spec, page }) {
    const open = { do: 'open', path: page.path } as const;
    const submitted = {
      name: 'A submitted request is listed with its state and stays',
      steps: [
        open,
        { do: 'fill', label: 'Request', value: unusualTitle },
        { do: 'fill', label: 'Reason', value: 'We need it for the spring fair.' },
        { do: 'press', name: 'Submit request' },
        { do: 'see', text: 'Withdraw request' },
        { do: 'reload' },
        { do: 'see', text: unusualTitle },
        { do: 'see', text: 'Pending' },
      ],
    } as const;
    const [role] = reviewersOf(spec) ?? [];
    // Where one has to sign in for the page, whoever proves it is already somebody.
    const signedIn = spec.accounts === 'required' || (page.roles?.length ?? 0) > 0;
    if (first === undefined || second === undefined || (role !== undefined && signedIn)) return [submitted];
    const asReviewer: ProofStep[] =
      role === undefined
        ? [open]
        : [
            open,
            { do: 'press', name: 'Review' },
            { do: 'see', text: `Only ${reviewersOf(spec)?.join(' or ') ?? ''} can decide.` },
            { do: 'open', path: '/sign-in' },
            { do: 'press', name: `(${role})` },
            { do: 'see', text: 'You are signed in as' },
            open,
          ];
    return [
      submitted,
      {
        name: 'Requests are approved, and rejected with a reason',
        steps: [
          ...asReviewer,
          { do: 'press', name: 'Review' },
          { do: 'press', name: `Reject ${first.title}` },
          { do: 'see', text: 'Say why you reject it.' },
          { do: 'fill', label: `Comment on ${first.title}`, value: 'Too expensive this year.' },
          { do: 'press', name: `Reject ${first.title}` },
          { do: 'press', name: `Approve ${second.title}` },
          { do: 'fill', label: 'Status', value: 'Rejected' },
          { do: 'see', text: 'Too expensive this year.' },
        ],
      },
    ];
  },
});
