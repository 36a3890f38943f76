import { ArrowLeft, ArrowRight, Copy, Heart } from 'lucide-react';
import { useState } from 'react';
import { today } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { copyText } from '../../ui/download.ts';
import { say } from '../../ui/toast.tsx';
import { formatDay } from '../../words/format-day.ts';
import { dayAfter, entryOfDay } from './entry-of-day.ts';

export interface DailyEntry {
  readonly text: string;
  /** Where it comes from, or what it means. */
  readonly note?: string;
}

const favorites = createValue<readonly string[]>('daily-favorites', []);
const finished = createValue<readonly string[]>('daily-done', []);

interface DailyProps {
  /** What it is: Quote, Tip, Word, Challenge. */
  kind: string;
  entries: readonly DailyEntry[];
  /** It is something to do, so it can be marked as done. */
  doable?: boolean;
}

async function copyEntry({ text, note }: DailyEntry): Promise<void> {
  const copied = await copyText(note === undefined ? text : `${text} (${note})`);
  if (copied) say('It is copied. Paste it wherever you like to share it.');
  else say('Copying is not allowed here. Select the text and copy it by hand.', { tone: 'bad' });
}

/** One entry for every day, with those before and after it. */
export function Daily({ kind, entries, doable = false }: DailyProps) {
  const [day, setDay] = useState(today);
  const [liked, keep] = useValue(favorites);
  const [done, keepDone] = useValue(finished);
  const entry = entries[entryOfDay(day, entries.length)];
  if (entry === undefined) return null;
  const isLiked = liked.includes(entry.text);
  const isDone = done.includes(`${day} ${entry.text}`);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={`${kind} of the day`}>
        <p className="text-sm text-muted">{day === today() ? `Today, ${formatDay(day)}` : formatDay(day)}</p>
        <blockquote data-entry className="my-4 font-heading text-xl leading-relaxed sm:text-2xl">
          {entry.text}
          {entry.note === undefined ? null : (
            <footer className="mt-2 font-sans text-base text-muted">{entry.note}</footer>
          )}
        </blockquote>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setDay(dayAfter(day, -1))}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <Button onClick={() => setDay(dayAfter(day, 1))}>
            Next
            <ArrowRight aria-hidden="true" className="size-4" />
          </Button>
          <Button
            look={isLiked ? 'primary' : 'plain'}
            aria-pressed={isLiked}
            onClick={() =>
              keep(isLiked ? liked.filter((text) => text !== entry.text) : [entry.text, ...liked])
            }
          >
            <Heart aria-hidden="true" className={`size-4 ${isLiked ? 'fill-current' : ''}`} />
            {isLiked ? 'Favorite' : 'Add to favorites'}
          </Button>
          <Button onClick={() => void copyEntry(entry)}>
            <Copy aria-hidden="true" className="size-4" />
            Share
          </Button>
          {doable ? (
            <Button
              look="primary"
              disabled={isDone}
              onClick={() => {
                keepDone([...done, `${day} ${entry.text}`]);
                say('Well done. It is counted.');
              }}
            >
              {isDone ? 'Done' : 'Mark as done'}
            </Button>
          ) : null}
        </div>
        {doable ? <p className="mt-3 text-sm text-muted">Done so far: {done.length}</p> : null}
      </Panel>
      <Panel title={`Favorites (${liked.length})`}>
        {liked.length === 0 ? <p className="text-muted">What you like is listed here.</p> : null}
        <ul className="grid grid-cols-1 gap-2">
          {liked.map((text) => (
            <li key={text} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1">{text}</span>
              <Button
                aria-label={`Remove: ${text}`}
                onClick={() => keep(liked.filter((one) => one !== text))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
