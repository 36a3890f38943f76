import { useState } from 'react';
import { currentName } from '../../account/session.ts';
import { type Entity, titleOf } from '../../records/entity.ts';
import type { AppRecord } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Stars } from '../../ui/stars.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { isMine } from '../parts/is-mine.ts';
import { ChoiceControl } from '../parts/text-control.tsx';
import { CommentForm } from './comment-form.tsx';

type Comment = AppRecord & { about: string; by: string; text: string; stars: number };

const comments = createCollection<Comment>({
  name: 'comment-list',
  version: 1,
  samples: () => [],
  shared: true,
});

interface CommentsProps {
  /** What is commented on when there are no records to choose from. */
  about: string;
  entity?: Entity;
  samples: readonly Pick<Comment, 'by' | 'text' | 'stars'>[];
}

/** Comments with stars on one thing of the app, or on all of it. */
export function Comments({ entity, ...rest }: CommentsProps) {
  return entity === undefined ? (
    <CommentList {...rest} first={rest.about} />
  ) : (
    <ChosenComments {...rest} entity={entity} />
  );
}

function ChosenComments({ entity, samples }: CommentsProps & { entity: Entity }) {
  const titles = [...new Set(useRecords(entity.records).map((record) => titleOf(entity, record)))];
  const sample = entity.records.find(`${entity.name}-1`);
  const first = sample === undefined ? (titles[0] ?? '') : titleOf(entity, sample);
  const [chosen, choose] = useState(first);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-md">
        <ChoiceControl label={entity.one} value={chosen} options={titles} onChange={choose} />
      </div>
      <CommentList key={chosen} about={chosen} first={first} samples={samples} />
    </div>
  );
}

function toComment(sample: CommentsProps['samples'][number], index: number, about: string): Comment {
  return { ...sample, about, id: `${about} ${index + 1}`, createdAt: inDays(-index - 1, '16:20') };
}

interface CommentListProps extends Omit<CommentsProps, 'entity'> {
  /** What the samples are about. */
  first: string;
}

function CommentList({ about, first, samples }: CommentListProps) {
  const written = useRecords(comments).filter((comment) => comment.about === about);
  const own = written.filter((comment) => isMine(comments, comment)).map(({ id }) => id);
  const shown = [...written, ...(about === first ? samples.map((one, at) => toComment(one, at, about)) : [])];
  const [editing, setEditing] = useState<string>();
  const average = shown.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, shown.length);
  return (
    <Panel title={`Comments on ${about} (${shown.length})`}>
      <p role="status" className="mb-4 flex flex-wrap items-center gap-2">
        {shown.length === 0 ? (
          <span className="text-muted">Nobody has commented yet. Be the first.</span>
        ) : (
          <>
            <Stars value={average} />
            <span>Average {average.toFixed(1)} of 5</span>
          </>
        )}
      </p>
      <ul className="mb-6 grid grid-cols-1 gap-4">
        {shown.map((comment) => (
          <li key={comment.id} className="border-b border-line pb-4">
            {editing === comment.id ? (
              <CommentForm
                start={comment}
                submitLabel="Save comment"
                onCancel={() => setEditing(undefined)}
                onSubmit={(values) => {
                  comments.update(comment.id, values);
                  setEditing(undefined);
                  say('Your comment is changed.');
                }}
              />
            ) : (
              <CommentView
                comment={comment}
                isOwn={own.includes(comment.id)}
                onEdit={() => setEditing(comment.id)}
                onDelete={() => {
                  comments.remove(comment.id);
                  say('Your comment is deleted.', { undo: () => comments.restore(comment) });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {editing === undefined ? (
        <CommentForm
          submitLabel="Post comment"
          onSubmit={(values) => {
            comments.add({ ...values, about, by: currentName() });
            say('Your comment is posted.');
          }}
        />
      ) : null}
    </Panel>
  );
}

interface CommentViewProps {
  comment: Comment;
  isOwn: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function CommentView({ comment, isOwn, onEdit, onDelete }: CommentViewProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <strong>{comment.by}</strong>
        <Stars value={comment.stars} />
        <span className="text-muted">{formatMoment(comment.createdAt)}</span>
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{comment.text}</p>
      {isOwn ? (
        <div className="mt-2 flex gap-2">
          <Button onClick={onEdit}>Edit comment</Button>
          <Button onClick={onDelete}>Delete comment</Button>
        </div>
      ) : null}
    </>
  );
}
