import { ThumbsUp } from 'lucide-react';
import { currentName } from '../../account/session.ts';
import type { Entity } from '../../records/entity.ts';
import type { AppRecord } from '../../store/collection.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';

const given = createValue<readonly string[]>('forum-likes', []);

/** One like of each person, taken back by a second press. */
export function LikeButton({ entity, record, label }: { entity: Entity; record: AppRecord; label: string }) {
  const [keys, keep] = useValue(given);
  const key = `${currentName()} ${record.id}`;
  const liked = keys.includes(key);
  const likes = Number(record.likes ?? 0);
  return (
    <Button
      look="quiet"
      aria-pressed={liked}
      aria-label={`Like ${label}, ${likes} so far`}
      onClick={() => {
        keep(liked ? keys.filter((one) => one !== key) : [...keys, key]);
        entity.records.update(record.id, { likes: likes + (liked ? -1 : 1) });
      }}
    >
      <ThumbsUp aria-hidden="true" className={`size-4 ${liked ? 'fill-current' : ''}`} />
      {liked ? 'Liked' : 'Like'} · {likes}
    </Button>
  );
}
