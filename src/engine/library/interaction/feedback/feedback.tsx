import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue } from '../../store/value.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Stars } from '../../ui/stars.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { StarsInput } from '../parts/stars-input.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';

interface Entry {
  readonly id: string;
  readonly stars: number;
  readonly category: string;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

const kept = createValue<readonly Entry[] | null>('feedback', null);

interface FeedbackProps {
  categories: readonly string[];
  samples: readonly Pick<Entry, 'stars' | 'category' | 'text' | 'by'>[];
}

/** What people think: say it, be thanked, and read what others said. */
export function Feedback({ categories, samples }: FeedbackProps) {
  const [entries, keep] = useList(
    kept,
    samples.map((sample, index) => ({
      ...sample,
      id: `feedback-${index + 1}`,
      at: inDays(-index - 1, '15:00'),
    })),
  );
  const [thanked, setThanked] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
      <Panel title="Give feedback">
        {thanked ? (
          <div role="status" className="grid justify-items-start gap-3">
            <p className="font-heading text-lg font-semibold">Thank you for your feedback</p>
            <p className="text-muted">It is listed with the others.</p>
            <Button onClick={() => setThanked(false)}>Give more feedback</Button>
          </div>
        ) : (
          <FeedbackForm
            categories={categories}
            onSubmit={(values) => {
              keep([{ ...values, id: newId(), by: currentName(), at: new Date().toISOString() }, ...entries]);
              setThanked(true);
            }}
          />
        )}
      </Panel>
      <FeedbackList categories={categories} entries={entries} />
    </div>
  );
}

interface FeedbackFormProps {
  categories: readonly string[];
  onSubmit: (values: Pick<Entry, 'stars' | 'category' | 'text'>) => void;
}

function FeedbackForm({ categories, onSubmit }: FeedbackFormProps) {
  const [stars, setStars] = useState(0);
  const [category, setCategory] = useState(categories[0] ?? 'General');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (stars > 0 && text.trim() !== '') onSubmit({ stars, category, text: text.trim() });
      }}
    >
      <StarsInput
        legend="Your rating"
        value={stars}
        onChange={setStars}
        fault={tried && stars === 0 ? 'Choose a number of stars.' : undefined}
      />
      <ChoiceControl label="About" value={category} options={categories} onChange={setCategory} />
      <TextControl
        label="Your feedback"
        long
        value={text}
        onChange={setText}
        fault={tried && text.trim() === '' ? 'Write a few words.' : undefined}
      />
      <Button look="primary" type="submit" className="justify-self-start">
        Send feedback
      </Button>
    </form>
  );
}

function FeedbackList({ categories, entries }: { categories: readonly string[]; entries: readonly Entry[] }) {
  const [only, setOnly] = useState('');
  const shown = entries.filter(({ category }) => only === '' || category === only);
  const average = shown.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, shown.length);
  return (
    <Panel title={`Feedback (${shown.length})`}>
      <ChoiceControl
        label="Show feedback about"
        value={only}
        options={[{ value: '', label: 'Everything' }, ...categories]}
        onChange={setOnly}
      />
      <p role="status" className="my-4 flex flex-wrap items-center gap-2">
        <Stars value={average} />
        {shown.length === 0 ? 'Nobody has written about this yet.' : `Average ${average.toFixed(1)} of 5`}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((entry) => (
          <li key={entry.id} className="border-b border-line pb-3 last:border-0">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <strong>{entry.by}</strong>
              <Stars value={entry.stars} />
              <Badge>{entry.category}</Badge>
              <span className="text-muted">{formatMoment(entry.at)}</span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{entry.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
