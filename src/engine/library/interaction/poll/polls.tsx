import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import type { AppRecord } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { say } from '../../ui/toast.tsx';
import { isMine } from '../parts/is-mine.ts';
import { OptionList } from '../parts/option-list.tsx';
import { TextControl } from '../parts/text-control.tsx';
import { countVotes, type Poll, readOptions, totalVotes } from './votes.ts';

type AskedPoll = AppRecord & { question: string; options: readonly string[]; by: string };
type CastVote = AppRecord & { poll: string; option: string; by: string };

const asked = createCollection<AskedPoll>({
  name: 'poll-list',
  version: 1,
  samples: () => [],
  shared: true,
});
const ballots = createCollection<CastVote>({
  name: 'poll-votes',
  version: 1,
  samples: () => [],
  shared: true,
});

function toPoll({ id, question, options, by }: AskedPoll): Poll {
  return { id, question, by, options: options.map((text) => ({ text, votes: 0 })) };
}

/** Questions to vote on. Everybody has one vote in each and can change it. */
export function Polls({ polls: samples }: { polls: readonly Poll[] }) {
  const polls = useRecords(asked);
  const [asking, setAsking] = useState(false);
  function remove(poll: AskedPoll): void {
    asked.remove(poll.id);
    say('The poll is deleted.', { undo: () => asked.restore(poll) });
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button look="primary" className="justify-self-start" onClick={() => setAsking(true)}>
        <Plus aria-hidden="true" className="size-4" />
        New poll
      </Button>
      {polls.map((poll) => (
        <PollCard
          key={poll.id}
          poll={toPoll(poll)}
          {...(isMine(asked, poll) ? { onRemove: () => remove(poll) } : {})}
        />
      ))}
      {samples.map((poll) => (
        <PollCard key={poll.id} poll={poll} />
      ))}
      {asking ? (
        <NewPoll
          onClose={() => setAsking(false)}
          onSave={(question, options) => {
            asked.add({ question, options, by: currentName() });
            setAsking(false);
            say('Your poll is open.');
          }}
        />
      ) : null}
    </div>
  );
}

function PollCard({ poll: asPosed, onRemove }: { poll: Poll; onRemove?: () => void }) {
  const votes = useRecords(ballots);
  const poll = countVotes(asPosed, votes);
  const mine = votes.find((one) => one.poll === poll.id && isMine(ballots, one));
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  function vote(event: FormEvent): void {
    event.preventDefault();
    if (chosen === undefined) return setFault('Choose an option first.');
    if (mine === undefined) ballots.add({ poll: poll.id, option: chosen, by: currentName() });
    else ballots.update(mine.id, { option: chosen });
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
        {poll.options.map((option) => (
          <Progress
            key={option.text}
            label={`${option.text} · ${option.votes} ${option.votes === 1 ? 'vote' : 'votes'}${option.text === mine.option ? ' (yours)' : ''}`}
            value={option.votes}
            max={total}
          />
        ))}
        <p className="text-sm text-muted">
          {total} votes. You voted for {mine.option}.
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setChoosing(true)}>Change vote</Button>
        {onRemove === undefined ? null : (
          <Button look="quiet" onClick={onRemove}>
            Delete poll
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface NewPollProps {
  onSave: (question: string, options: readonly string[]) => void;
  onClose: () => void;
}

function NewPoll({ onSave, onClose }: NewPollProps) {
  const [question, setQuestion] = useState('');
  const [lines, setLines] = useState('');
  const [tried, setTried] = useState(false);
  const options = readOptions(lines);
  function save(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (question.trim() === '' || options.length < 2) return;
    onSave(question.trim(), options);
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
