import { useState } from 'react';
import type { DeckSettings } from '../../../catalog/study/deck-settings.ts';
import type { Shelf, StudyDeck } from '../../../catalog/study/shelf.ts';
import { leastRetention, mostRetention } from '../../../methods/study/memory.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Slider } from '../../ui/slider.tsx';
import { FitCard } from './fit-card.tsx';

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
  const reviews = shelf.cardsOf(deck.id).flatMap(({ id }) => shelf.reviewsOf(id));
  const save = (changes: Partial<DeckSettings>) => void onSave({ ...settings, ...changes });

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
      <FitCard settings={settings} reviews={reviews} onSave={onSave} />
    </div>
  );
}
