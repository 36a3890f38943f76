import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { newId } from '../../store/collection.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { say } from '../../ui/toast.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';
import { castVote, type Poll, readOptions, totalVotes } from './votes.ts';

const kept = createValue<readonly Poll[] | null>('polls', null);
/** The option that a person voted for, by person and poll. */
const ballots = createValue<Readonly<Record<string, number>>>('poll-ballots', {});

/** Questions to vote on. Everybody has one vote in each and can change it. */
export function Polls({ polls: samples }: { polls: readonly Poll[] }) {
  const [polls, keep] = useList(kept, samples);
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button look="primary" className="justify-self-start" onClick={() => setAsking(true)}>
        <Plus aria-hidden="true" className="size-4" />
        New poll
      </Button>
      {polls.map((poll) => (
        <PollCard
          key={poll.id}
          poll={poll}
          onChange={(next) => keep(polls.map((one) => (one.id === next.id ? next : one)))}
          onRemove={() => {
            keep(polls.filter(({ id }) => id !== poll.id));
            say('The poll is deleted.', { undo: () => keep(polls) });
          }}
        />
      ))}
      {asking ? (
        <NewPoll
          onClose={() => setAsking(false)}
          onSave={(poll) => {
            keep([poll, ...polls]);
            setAsking(false);
            say('Your poll is open.');
          }}
        />
      ) : null}
    </div>
  );
}

interface PollCardProps {
  poll: Poll;
  onChange: (poll: Poll) => void;
  onRemove: () => void;
}

function PollCard({ poll, onChange, onRemove }: PollCardProps) {
  const [votes, keepVotes] = useValue(ballots);
  const key = `${currentName()} ${poll.id}`;
  const mine = votes[key];
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  function vote(event: FormEvent): void {
    event.preventDefault();
    const option = poll.options.findIndex(({ text }) => text === chosen);
    if (option === -1) return setFault('Choose an option first.');
    onChange(castVote(poll, option, mine));
    keepVotes({ ...votes, [key]: option });
    setChoosing(false);
    setFault(undefined);
    say('Your vote is counted.');
  }
  if (mine === undefined || choosing) {
    return (
      <Panel title={poll.question}>
        <form onSubmit={vote} className="grid grid-cols-1 gap-3">
          <OptionList
            legend={`Your vote: ${poll.question}`}
            options={poll.options.map(({ text }) => text)}
            chosen={chosen === undefined ? [] : [chosen]}
            onChange={([one]) => setChosen(one)}
            fault={fault}
          />
          <Button look="primary" type="submit" className="justify-self-start">
            Vote
          </Button>
        </form>
      </Panel>
    );
  }
  const total = totalVotes(poll);
  return (
    <Panel title={poll.question}>
      <div role="status" className="grid grid-cols-1 gap-3">
        {poll.options.map((option, index) => (
          <Progress
            key={option.text}
            label={`${option.text} · ${option.votes} ${option.votes === 1 ? 'vote' : 'votes'}${index === mine ? ' (yours)' : ''}`}
            value={option.votes}
            max={total}
          />
        ))}
        <p className="text-sm text-muted">
          {total} votes. You voted for {poll.options[mine]?.text}.
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setChoosing(true)}>Change vote</Button>
        {poll.by === currentName() ? (
          <Button look="quiet" onClick={onRemove}>
            Delete poll
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}

function NewPoll({ onSave, onClose }: { onSave: (poll: Poll) => void; onClose: () => void }) {
  const [question, setQuestion] = useState('');
  const [lines, setLines] = useState('');
  const [tried, setTried] = useState(false);
  const options = readOptions(lines);
  function save(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (question.trim() === '' || options.length < 2) return;
    onSave({
      id: newId(),
      question: question.trim(),
      options: options.map((text) => ({ text, votes: 0 })),
      by: currentName(),
    });
  }
  return (
    <Dialog title="New poll" onClose={onClose}>
      <form onSubmit={save} className="grid grid-cols-1 gap-4">
        <TextControl
          label="Question"
          value={question}
          onChange={setQuestion}
          fault={tried && question.trim() === '' ? 'Write a question.' : undefined}
        />
        <TextControl
          label="Options, one on each line"
          long
          value={lines}
          onChange={setLines}
          fault={tried && options.length < 2 ? 'Write at least two options.' : undefined}
        />
        <Button look="primary" type="submit" className="justify-self-end">
          Create poll
        </Button>
      </form>
    </Dialog>
  );
}
