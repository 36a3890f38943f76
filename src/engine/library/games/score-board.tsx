import { type FormEvent, useId, useState } from 'react';
import { currentName, guestName } from '../account/session.ts';
import type { Collection } from '../store/collection.ts';
import { createCollection } from '../store/create-collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/toast.tsx';

type Score = { id: string; createdAt: string; name: string; score: number };

const shownScores = 10;
const boards = new Map<string, Collection<Score>>();

function scoresOf(game: string): Collection<Score> {
  const known = boards.get(game);
  if (known !== undefined) return known;
  const made = createCollection<Score>({
    name: `scores-${game}`,
    version: 1,
    samples: () => [],
    shared: true,
  });
  boards.set(game, made);
  return made;
}

/** The best results with names. `score` is a result that waits for its name. */
export function ScoreBoard({
  game,
  score,
  order = 'high',
  title = 'Leaderboard',
  unit = '',
  onSaved,
}: {
  game: string;
  score?: number | undefined;
  order?: 'high' | 'low';
  title?: string;
  unit?: string;
  onSaved?: () => void;
}) {
  const scores = scoresOf(game);
  const list = useRecords(scores)
    .toSorted((a, b) => (order === 'high' ? b.score - a.score : a.score - b.score))
    .slice(0, shownScores);
  return (
    <section aria-label={title} className="rounded-control border border-line p-3 sm:p-4">
      <h3 className="font-heading font-semibold">{title}</h3>
      {score === undefined ? null : (
        <NameForm
          score={score}
          unit={unit}
          onSave={(name) => {
            scores.add({ name, score });
            say(`Score of ${name} was saved`);
            onSaved?.();
          }}
        />
      )}
      {list.length === 0 ? (
        <p className="mt-2 text-sm text-muted">No scores yet. Finish a game and save yours.</p>
      ) : (
        <ol className="mt-2 grid gap-1 text-sm">
          {list.map(({ id, name, score: points }, index) => (
            <li
              key={id}
              data-score
              className="flex justify-between gap-3 rounded-control bg-soft px-3 py-1.5"
            >
              <span className="min-w-0 truncate">
                {index + 1}. {name}
              </span>
              <span className="font-bold tabular-nums">
                {points}
                {unit}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function NameForm({ score, unit, onSave }: { score: number; unit: string; onSave: (name: string) => void }) {
  const known = currentName();
  const [name, setName] = useState(known === guestName ? '' : known);
  const id = useId();
  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  }
  return (
    <form onSubmit={save} className="mt-2 flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="text-sm">
          Your name
        </label>
        <input
          id={id}
          value={name}
          required
          maxLength={30}
          onChange={(event) => setName(event.target.value)}
          className="mt-1 min-h-11 w-full rounded-control border border-line-strong bg-field px-3 text-ink"
        />
      </div>
      <Button type="submit" look="primary">
        Save score of {score}
        {unit}
      </Button>
    </form>
  );
}
