import { ArrowLeft, Reply } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../../account/session.ts';
import { type Entity, titleOf } from '../../records/entity.ts';
import type { AppRecord } from '../../store/collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { TextControl } from '../parts/text-control.tsx';
import { repliesTo, threadsOf } from './arrange-topics.ts';
import { LikeButton } from './like-button.tsx';

interface TopicViewProps {
  topics: Entity;
  replies: Entity;
  topic: AppRecord;
  onBack: () => void;
}

/** One topic with everything that was said about it. */
export function TopicView({ topics, replies, topic, onBack }: TopicViewProps) {
  const said = repliesTo(topic, useRecords(replies.records));
  const [answering, setAnswering] = useState<string>();
  const title = titleOf(topics, topic);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button className="justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        All topics
      </Button>
      <Panel title={title}>
        <Byline record={topic} />
        <p className="mt-3 break-words whitespace-pre-line">{String(topic.body ?? '')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Badge>{String(topic.category ?? 'General')}</Badge>
          <LikeButton entity={topics} record={topic} label={title} />
          {topic.author === currentName() ? (
            <Button
              look="quiet"
              onClick={() => {
                topics.records.remove(topic.id);
                onBack();
                say('Your topic is deleted.', { undo: () => topics.records.restore(topic) });
              }}
            >
              Delete topic
            </Button>
          ) : null}
        </div>
      </Panel>
      <Panel title={`Replies (${said.length})`}>
        {said.length === 0 ? <p className="text-muted">Nobody has replied yet.</p> : null}
        <ul className="grid grid-cols-1 gap-4">
          {threadsOf(said).map(({ reply, answers }) => (
            <li key={reply.id} className="border-b border-line pb-4 last:border-0">
              <Post entity={replies} record={reply} />
              <ul className="mt-3 ml-3 grid gap-3 border-l-2 border-line pl-4 empty:hidden">
                {answers.map((answer) => (
                  <li key={answer.id}>
                    <Post entity={replies} record={answer} />
                  </li>
                ))}
              </ul>
              {answering === reply.id ? (
                <ReplyForm
                  replies={replies}
                  topic={topic}
                  parent={reply.id}
                  label={`Answer to ${String(reply.author ?? '')}`}
                  onDone={() => setAnswering(undefined)}
                />
              ) : (
                <Button look="quiet" onClick={() => setAnswering(reply.id)}>
                  <Reply aria-hidden="true" className="size-4" />
                  Answer {String(reply.author ?? '')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <ReplyForm replies={replies} topic={topic} label="Your reply" />
      </Panel>
    </div>
  );
}

function Byline({ record }: { record: AppRecord }) {
  return (
    <p className="text-sm text-muted">
      {String(record.author ?? 'Somebody')} · {formatMoment(record.createdAt)}
    </p>
  );
}

function Post({ entity, record }: { entity: Entity; record: AppRecord }) {
  return (
    <div>
      <Byline record={record} />
      <p className="mt-1 break-words whitespace-pre-line">{String(record.text ?? '')}</p>
      <LikeButton entity={entity} record={record} label={`the reply of ${String(record.author ?? '')}`} />
    </div>
  );
}

interface ReplyFormProps {
  replies: Entity;
  topic: AppRecord;
  label: string;
  parent?: string;
  onDone?: () => void;
}

function ReplyForm({ replies, topic, label, parent, onDone }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setFault('Write something first.');
        replies.records.add({
          text: text.trim(),
          topic: topic.id,
          author: currentName(),
          likes: 0,
          ...(parent === undefined ? {} : { parent }),
        });
        setText('');
        setFault(undefined);
        say('Your reply is posted.');
        onDone?.();
      }}
    >
      <TextControl label={label} long value={text} onChange={setText} fault={fault} />
      <Button look="primary" type="submit" className="justify-self-start">
        {parent === undefined ? 'Post reply' : 'Post answer'}
      </Button>
    </form>
  );
}
