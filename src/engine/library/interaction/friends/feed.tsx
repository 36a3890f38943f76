import { Heart, UserCheck, UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Picture } from '../../ui/picture.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';

export interface Friend {
  readonly name: string;
  readonly about: string;
  /** What they have posted, the newest first. */
  readonly posts: readonly string[];
}

interface Post {
  readonly id: string;
  readonly by: string;
  readonly text: string;
  readonly likes: number;
  readonly at: string;
}

const kept = createValue<readonly Post[] | null>('feed-posts', null);
const following = createValue<readonly string[] | null>('following', null);
const liked = createValue<readonly string[]>('feed-likes', []);

function samplePosts(people: readonly Friend[]): readonly Post[] {
  return people
    .flatMap(({ name, posts }, person) =>
      posts.map((text, index) => ({
        id: `post-${person + 1}-${index + 1}`,
        by: name,
        text,
        likes: (person * 3 + index * 2) % 7,
        at: inDays(-(person + index * 2) - 1, '18:10'),
      })),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** People to follow, and what they and you post. */
export function Feed({ people }: { people: readonly Friend[] }) {
  const [posts, keep] = useList(kept, samplePosts(people));
  const [followed, follow] = useList(
    following,
    people.slice(0, 1).map(({ name }) => name),
  );
  const me = currentName();
  const shown = posts.filter(({ by }) => by === me || followed.includes(by));
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_2fr] lg:items-start">
      <Panel title={`People (following ${followed.length})`}>
        <ul className="grid grid-cols-1 gap-3">
          {people.map((person) => (
            <PersonRow
              key={person.name}
              person={person}
              on={followed.includes(person.name)}
              onToggle={(on) => {
                follow(on ? [...followed, person.name] : followed.filter((name) => name !== person.name));
                say(on ? `You follow ${person.name} now.` : `You no longer follow ${person.name}.`);
              }}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={`Posts (${shown.length})`}>
        <PostForm
          onPost={(text) => {
            keep([{ id: newId(), by: me, text, likes: 0, at: new Date().toISOString() }, ...posts]);
            say('Your post is published.');
          }}
        />
        {shown.length === 0 ? <Empty text="Follow somebody or write the first post." /> : null}
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {shown.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              onLikes={(likes) => keep(posts.map((one) => (one.id === post.id ? { ...one, likes } : one)))}
              onDelete={() => {
                keep(posts.filter(({ id }) => id !== post.id));
                say('Your post is deleted.', { undo: () => keep(posts) });
              }}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

interface PersonRowProps {
  person: Friend;
  on: boolean;
  onToggle: (on: boolean) => void;
}

function PersonRow({ person, on, onToggle }: PersonRowProps) {
  const Icon = on ? UserCheck : UserPlus;
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Picture label={person.name} kind="Person" className="size-12 rounded-full object-cover" />
      <span className="min-w-32 flex-1">
        <span className="font-semibold">{person.name}</span>
        <span className="block text-sm text-muted">{person.about}</span>
      </span>
      <Button
        look={on ? 'plain' : 'primary'}
        aria-label={on ? `Unfollow ${person.name}` : `Follow ${person.name}`}
        onClick={() => onToggle(!on)}
      >
        <Icon aria-hidden="true" className="size-4" />
        {on ? 'Unfollow' : 'Follow'}
      </Button>
    </li>
  );
}

function PostForm({ onPost }: { onPost: (text: string) => void }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (text.trim() === '') return setFault('Write something first.');
        onPost(text.trim());
        setText('');
        setFault(undefined);
      }}
    >
      <TextControl label="What is new?" long value={text} onChange={setText} fault={fault} />
      <Button look="primary" type="submit" className="justify-self-start">
        Post
      </Button>
    </form>
  );
}

interface PostCardProps {
  post: Post;
  onLikes: (likes: number) => void;
  onDelete: () => void;
}

function PostCard({ post, onLikes, onDelete }: PostCardProps) {
  const [keys, keep] = useValue(liked);
  const key = `${currentName()} ${post.id}`;
  const on = keys.includes(key);
  return (
    <li data-post={post.id} className="rounded-control border border-line p-4">
      <p className="text-sm">
        <strong>{post.by}</strong> <span className="text-muted">{formatMoment(post.at)}</span>
      </p>
      <p className="mt-2 break-words whitespace-pre-line">{post.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          look="quiet"
          aria-pressed={on}
          aria-label={`Like the post of ${post.by}, ${post.likes} so far`}
          onClick={() => {
            keep(on ? keys.filter((one) => one !== key) : [...keys, key]);
            onLikes(post.likes + (on ? -1 : 1));
          }}
        >
          <Heart aria-hidden="true" className={`size-4 ${on ? 'fill-current' : ''}`} />
          {on ? 'Liked' : 'Like'} · {post.likes}
        </Button>
        {post.by === currentName() ? (
          <Button look="quiet" onClick={onDelete}>
            Delete post
          </Button>
        ) : null}
      </div>
    </li>
  );
}
