import { useState } from 'react';
import type { DeckSettings } from '../../../catalog/study/deck-settings.ts';
import { fitMemory, leastReviewsToFit } from '../../../methods/study/fit-memory.ts';
import type { Review } from '../../../methods/study/memory.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { nowMs } from './study-day.ts';

interface FitCardProps {
  settings: DeckSettings;
  /** Of the cards of the deck. */
  reviews: readonly Review[];
  onSave: (settings: DeckSettings) => Promise<void>;
}

/** Fits the timing of a deck to the person's own answers, and takes it back. */
export function FitCard({ settings, reviews, onSave }: FitCardProps) {
  const [said, setSaid] = useState<string>();
  const [isFitting, setIsFitting] = useState(false);
  const count = reviews.filter(({ grade }) => grade !== 0).length;

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
      void onSave({
        ...settings,
        weights: [...found.weights],
        fitted: { at: nowMs(), reviews: found.reviews },
      });
      setSaid(
        `Fitted to ${found.reviews.toLocaleString('en')} answers. The error of its predictions fell from ${found.lossOfDefaults.toFixed(3)} to ${found.loss.toFixed(3)} (log loss).`,
      );
    }, 30);
  }

  function forget() {
    const { weights: _weights, fitted: _fitted, ...rest } = settings;
    void onSave(rest);
    setSaid('The usual parameters hold again.');
  }

  return (
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
          <Button look="quiet" onClick={forget}>
            Back to the usual timing
          </Button>
        )}
      </div>
      {said === undefined ? null : <Alert announce>{said}</Alert>}
    </Card>
  );
}
