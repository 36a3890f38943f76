import { MessageSquare, Plus, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../../account/session.ts';
import { type Entity, fieldOf, titleOf } from '../../records/entity.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { useRecords } from '../../store/use-records.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { arrangeTopics, repliesTo, type Sorting, sortings, type TopicQuery } from './arrange-topics.ts';
import { TopicView } from './topic-view.tsx';

interface ForumProps {
  topics: Entity;
  replies: Entity;
}

/** Topics to read, find, start and reply to. */
export function Forum({ topics, replies }: ForumProps) {
  const all = useRecords(topics.records);
  const [opened, open] = useState<string>();
  const [writing, setWriting] = useState(false);
  const topic = all.find(({ id }) => id === opened);
  if (topic !== undefined)
    return <TopicView topics={topics} replies={replies} topic={topic} onBack={() => open(undefined)} />;
  return (
    <>
      <TopicList topics={topics} replies={replies} onOpen={open} onNew={() => setWriting(true)} />
      {writing ? (
        <Dialog title="New topic" onClose={() => setWriting(false)}>
          <RecordForm
            fields={topics.fields}
            submitLabel="Post topic"
            onCancel={() => setWriting(false)}
            onSubmit={(values) => {
              const created = topics.records.add({ ...values, author: currentName(), likes: 0 });
              setWriting(false);
              open(created.id);
              say('Your topic is posted.');
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

interface TopicListProps extends ForumProps {
  onOpen: (id: string) => void;
  onNew: () => void;
}

function TopicList({ topics, replies, onOpen, onNew }: TopicListProps) {
  const all = useRecords(topics.records);
  const said = useRecords(replies.records);
  const [query, setQuery] = useState<TopicQuery>({ text: '', category: '', sorting: 'Newest' });
  const shown = arrangeTopics(all, said, query);
  const categories = fieldOf(topics, 'category')?.options ?? [];
  return (
    <Panel
      title={`Topics (${shown.length})`}
      tools={
        <Button look="primary" onClick={onNew}>
          <Plus aria-hidden="true" className="size-4" />
          New topic
        </Button>
      }
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <TextControl
          label="Search topics"
          type="search"
          value={query.text}
          onChange={(text) => setQuery({ ...query, text })}
        />
        <ChoiceControl
          label="Category"
          value={query.category}
          options={[{ value: '', label: 'All categories' }, ...categories]}
          onChange={(category) => setQuery({ ...query, category })}
        />
        <ChoiceControl
          label="Sort by"
          value={query.sorting}
          options={sortings}
          onChange={(sorting) => setQuery({ ...query, sorting: sorting as Sorting })}
        />
      </div>
      {shown.length === 0 ? (
        <div className="mt-4">
          <Empty text="No topic fits. Start a new one or search for something else." />
        </div>
      ) : null}
      <ul className="mt-4 grid gap-2">
        {shown.map((topic) => (
          <li
            key={topic.id}
            data-topic={topic.id}
            className="grid gap-1 rounded-control border border-line p-3 hover:bg-soft"
          >
            <button
              type="button"
              onClick={() => onOpen(topic.id)}
              className="min-h-11 cursor-pointer text-left font-heading font-semibold text-link underline-offset-4 hover:underline"
            >
              {titleOf(topics, topic)}
            </button>
            <p className="line-clamp-2 text-sm">{String(topic.body ?? '')}</p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
              <Badge>{String(topic.category ?? 'General')}</Badge>
              <span>
                {String(topic.author ?? 'Somebody')} · {formatMoment(topic.createdAt)}
              </span>
              <span className="inline-flex items-center gap-1">
                <MessageSquare aria-hidden="true" className="size-4" />
                {repliesTo(topic, said).length} replies
              </span>
              <span className="inline-flex items-center gap-1">
                <ThumbsUp aria-hidden="true" className="size-4" />
                {String(topic.likes ?? 0)} likes
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
