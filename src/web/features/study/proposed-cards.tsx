import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { cardSchema, type StudyCard } from '../../../catalog/study/card.ts';
import type { MadeCard } from '../../../methods/study/made-card.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CardEditor } from './card-editor.tsx';
import { kindWords, plainBack, plainFront } from './card-words.ts';
import { newCardId } from './use-study.ts';

interface ProposedCardsProps {
  cards: readonly MadeCard[];
  note: string;
  deckId: string;
  busy: boolean;
  onTake: (cards: readonly StudyCard[]) => void;
}

const shownAtOnce = 30;

/** Cards as they were made, to be looked through: what is ticked is taken. */
export function ProposedCards({ cards, note, deckId, busy, onTake }: ProposedCardsProps) {
  const [drafts, setDrafts] = useState(() => cards.map((card) => draftOf(card, note)));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(shownAtOnce);
  const [edited, setEdited] = useState<StudyCard>();
  const visible = drafts.slice(0, shown);
  const taken = visible.filter(({ id }) => !left.has(id));
  if (drafts.length === 0)
    return (
      <p className="text-small text-ink-muted">
        No rule found a card in this text. Definitions, figures, names, questions and numbered steps make
        cards.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid gap-2">
        {visible.map((card) => (
          <li
            key={card.id}
            className="flex items-start gap-2 rounded-medium border border-line bg-ground p-3"
          >
            <div className="min-w-0 flex-1">
              <Checkbox
                checked={!left.has(card.id)}
                onChange={(isTaken) => {
                  const next = new Set(left);
                  if (isTaken) next.delete(card.id);
                  else next.add(card.id);
                  setLeft(next);
                }}
                label={plainFront(card)}
              />
              <p className="mt-1 pl-7 text-small whitespace-pre-wrap text-ink-muted">{plainBack(card)}</p>
              {card.kind === 'choice' ? (
                <p className="pl-7 text-caption text-ink-muted">Wrong answers: {card.options.join(', ')}</p>
              ) : null}
              <p className="mt-1 pl-7 text-caption text-ink-muted">{kindWords[card.kind]}</p>
            </div>
            <IconButton label={`Edit the card: ${plainFront(card)}`} onClick={() => setEdited(card)}>
              <Pencil aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {shown < drafts.length ? (
        <Button look="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          Show more of the {drafts.length} cards
        </Button>
      ) : null}
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-surface py-3">
        <Button look="primary" busy={busy} disabled={taken.length === 0} onClick={() => onTake(taken)}>
          Add {taken.length} {taken.length === 1 ? 'card' : 'cards'}
        </Button>
        <Button
          look="quiet"
          onClick={() => setLeft(taken.length === 0 ? new Set() : new Set(visible.map(({ id }) => id)))}
        >
          {taken.length === 0 ? 'Tick all' : 'Tick none'}
        </Button>
      </div>
      {edited === undefined ? null : (
        <CardEditor
          card={edited}
          deckId={deckId}
          onClose={() => setEdited(undefined)}
          onSave={(changed) => {
            setDrafts(drafts.map((draft) => (draft.id === edited.id ? (changed[0] ?? draft) : draft)));
            setEdited(undefined);
            return Promise.resolve();
          }}
        />
      )}
    </div>
  );
}

function draftOf({ kind, front, back, options, source, at }: MadeCard, note: string): StudyCard {
  const now = Date.now();
  return cardSchema.parse({
    id: newCardId(),
    kind,
    front,
    back,
    options: [...options],
    source: { note, text: source.slice(0, 2000), at },
    made: now,
    changed: now,
  });
}
