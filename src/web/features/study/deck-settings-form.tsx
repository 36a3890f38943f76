import { useState } from 'react';
import type { DeckSettings } from '../../../catalog/study/deck-settings.ts';
import type { Shelf, StudyDeck } from '../../../catalog/study/shelf.ts';
import { fitMemory, leastReviewsToFit } from '../../../methods/study/fit-memory.ts';
import { leastRetention, mostRetention } from '../../../methods/study/memory.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Slider } from '../../ui/slider.tsx';

interface DeckSettingsFormProps {
  deck: StudyDeck;
  shelf: Shelf;
  onSave: (settings: DeckSettings) => Promise<void>;
  onRename: (name: string) => Promise<void>;
}

/** How much shall stay in mind, how much comes a day, and the fit to the person's own reviews. */
export function DeckSettingsForm({ deck, shelf, onSave, onRename }: DeckSettingsFormProps) {
  const { settings } = deck;
  const [name, setName] = useState(deck.name);
  const [said, setSaid] = useState<string>();
  const [isFitting, setIsFitting] = useState(false);
  const reviews = shelf.cardsOf(deck.id).flatMap(({ id }) => shelf.reviewsOf(id));
  const count = reviews.filter(({ grade }) => grade !== 0).length;
  const save = (changes: Partial<DeckSettings>) => void onSave({ ...settings, ...changes });

  function fit() {
    setIsFitting(true);
    // The button first shows that it works.
    setTimeout(() => {
      const found = fitMemory(reviews);
      setIsFitting(false);
      if (found === undefined) return;
      if (!found.isBetter) {
        setSaid('The usual parameters predict your answers as well as fitted ones would, so they stay.');
        return;
      }
      save({ weights: [...found.weights], fitted: { at: Date.now(), reviews: found.reviews } });
      setSaid(
        `Fitted to ${found.reviews.toLocaleString('en')} answers. The error of its predictions fell from ${found.lossOfDefaults.toFixed(3)} to ${found.loss.toFixed(3)} (log loss).`,
      );
    }, 30);
  }

  return (
    <div className="grid max-w-2xl gap-6 pt-4">
      <Card className="grid gap-5 p-4 sm:p-5">
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={120}
              onChange={({ target }) => setName(target.value)}
              onBlur={() => {
                if (name.trim() !== '' && name !== deck.name) void onRename(name);
              }}
            />
          )}
        </Field>
        <div className="grid gap-1">
          <Slider
            label="To be remembered"
            value={settings.retention}
            min={leastRetention}
            max={mostRetention}
            step={0.01}
            format={{ style: 'percent' }}
            onChange={(retention) => save({ retention })}
          />
          <p className="text-small text-ink-muted">
            The part of cards that you still know when they come back. More means more reviews: from 90 % to
            95 % about twice as many.
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="New cards a day">
            {(control) => (
              <NumberInput
                {...control}
                min={0}
                max={9999}
                value={settings.newPerDay}
                onChange={(newPerDay) => save({ newPerDay: newPerDay ?? 0 })}
              />
            )}
          </Field>
          <Field label="Reviews a day">
            {(control) => (
              <NumberInput
                {...control}
                min={0}
                max={9999}
                value={settings.reviewsPerDay}
                onChange={(reviewsPerDay) => save({ reviewsPerDay: reviewsPerDay ?? 0 })}
              />
            )}
          </Field>
        </div>
      </Card>
      <Card className="grid gap-3 p-4 sm:p-5">
        <h3 className="text-body font-semibold text-ink">Fit to your memory</h3>
        <p className="text-small text-ink-muted">
          Cards are timed by FSRS, with parameters that hold for most people. With {leastReviewsToFit} answers
          in this deck they can be fitted to yours; you have {count.toLocaleString('en')}.
          {settings.fitted === undefined
            ? ''
            : ` Last fitted on ${new Date(settings.fitted.at).toLocaleDateString('en', { dateStyle: 'medium' })} to ${settings.fitted.reviews.toLocaleString('en')} answers.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={count < leastReviewsToFit} busy={isFitting} onClick={fit}>
            Fit the timing to my answers
          </Button>
          {settings.weights === undefined ? null : (
            <Button
              look="quiet"
              onClick={() => {
                const { weights: _, fitted: __, ...rest } = settings;
                void onSave(rest);
                setSaid('The usual parameters hold again.');
              }}
            >
              Back to the usual timing
            </Button>
          )}
        </div>
        {said === undefined ? null : <Alert announce>{said}</Alert>}
      </Card>
    </div>
  );
}
