import { useState } from 'react';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import type { FieldProposal } from '../../../../functions/fill-agent-form/contract.ts';
import { enteredText } from '../../../lib/documents/entered-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ReadText } from './read-text.ts';
import { standingOf, withTaken } from './taken-values.ts';

interface ProposalListProps {
  read: ReadText;
  work: AnyWork;
  draft: Draft;
  isExample: boolean;
  onChange: (draft: Draft) => void;
}

/** What was read, to be taken one by one or all at once. What the person has entered is replaced only one by one. */
export function ProposalList({ read, work, draft, isExample, onChange }: ProposalListProps) {
  const { proposals } = read;
  const [emptiesExample, setEmptiesExample] = useState(true);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const isEmptied = isExample && emptiesExample;
  const open = proposals.filter(
    (proposal) => !taken.includes(proposal.field) && standingOf(proposal, draft, isEmptied) === 'new',
  );
  function take(chosen: readonly FieldProposal[]) {
    setTaken([...taken, ...chosen.map(({ field }) => field)]);
    onChange(withTaken(work, draft, chosen, isEmptied));
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReadNote read={read} />
      {proposals.length === 0 ? null : (
        <>
          {isExample ? (
            <Checkbox
              checked={emptiesExample}
              onChange={setEmptiesExample}
              label="Empty the form first: what stands there is an example"
            />
          ) : null}
          <ul aria-label="Read from the text" className="divide-y divide-line border-y border-line">
            {proposals.map((proposal) => (
              <Proposal
                key={proposal.field}
                proposal={proposal}
                work={work}
                draft={draft}
                isEmptied={isEmptied}
                isTaken={taken.includes(proposal.field)}
                onTake={() => take([proposal])}
              />
            ))}
          </ul>
          <Button
            look="primary"
            className="justify-self-start"
            disabled={open.length === 0}
            onClick={() => take(open)}
          >
            Take all
          </Button>
        </>
      )}
      <output className="sr-only">{taken.length === 0 ? '' : `${taken.length} taken into the form.`}</output>
    </div>
  );
}

interface ProposalProps {
  proposal: FieldProposal;
  work: AnyWork;
  draft: Draft;
  isEmptied: boolean;
  isTaken: boolean;
  onTake: () => void;
}

function Proposal({ proposal, work, draft, isEmptied, isTaken, onTake }: ProposalProps) {
  const { field: name, value, words } = proposal;
  const field = work.fields[name];
  if (field === undefined) return null;
  const currency = typeof draft['currency'] === 'string' ? draft['currency'] : undefined;
  const standing = standingOf(proposal, draft, isEmptied);
  const isDone = isTaken || standing === 'there';
  const action = isDone ? 'Taken' : standing === 'other' ? 'Replace' : 'Take';
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0 text-small">
        <p className="wrap-anywhere text-ink-muted">
          {field.label}:{' '}
          <span className="font-medium whitespace-pre-line text-ink">
            {enteredText(field, value, currency)}
          </span>
        </p>
        {words.map((said, index) => (
          <p key={`${index}-${said}`} className="text-caption wrap-anywhere text-ink-muted">
            “{said}”
          </p>
        ))}
        {standing === 'other' && !isTaken ? (
          <p className="text-caption text-caution">
            Now in the form: {enteredText(field, draft[name], currency)}
          </p>
        ) : null}
      </div>
      <Button aria-label={`${action}: ${field.label}`} disabled={isDone} onClick={onTake}>
        {action}
      </Button>
    </li>
  );
}

function ReadNote({ read: { proposals, dropped, model, fault } }: { read: ReadText }) {
  const by = model === undefined ? 'on this device' : `by ${model}`;
  return (
    <>
      {fault === undefined ? null : (
        <Alert tone="caution" title="Read on this device instead" announce>
          {fault}
        </Alert>
      )}
      <p aria-live="polite" className="text-small text-ink-muted">
        {proposals.length === 0
          ? `Nothing for this form was found ${by}.`
          : `Read ${by}. Check each value beside its words.`}
      </p>
      {dropped.length === 0 ? null : (
        <p className="text-small text-ink-muted">
          Left out, since the text does not say it so: {dropped.join(', ')}.
        </p>
      )}
    </>
  );
}
