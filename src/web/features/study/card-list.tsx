import { Pencil, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { StudyCard } from '../../../catalog/study/card.ts';
import type { Shelf } from '../../../catalog/study/shelf.ts';
import { leechLapses, type Memory } from '../../../methods/study/memory.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { kindWords, plainBack, plainFront } from './card-words.ts';
import { untilWords } from './study-day.ts';

interface CardListProps {
  shelf: Shelf;
  cards: readonly StudyCard[];
  onEdit: (card: StudyCard) => void;
  onRemove: (card: StudyCard) => void;
  onSuspend: (card: StudyCard) => void;
}

const shownAtOnce = 50;

/** The cards of a deck, found by words, tag and how they stand. */
export function CardList({ shelf, cards, onEdit, onRemove, onSuspend }: CardListProps) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState('all');
  const [shown, setShown] = useState(shownAtOnce);
  const asked = useDeferredValue(words).trim().toLowerCase();
  const tags = useMemo(() => [...new Set(cards.flatMap(({ tags: of }) => of))].toSorted(), [cards]);
  const found = useMemo(
    () =>
      cards
        .filter((card) => fits(card, asked) && passes(card, filter, shelf))
        .toSorted((a, b) => b.made - a.made),
    [cards, asked, filter, shelf],
  );
  const options = [
    { value: 'all', label: 'All cards' },
    { value: 'new', label: 'New' },
    { value: 'suspended', label: 'Suspended' },
    { value: 'leech', label: 'Do not stick' },
    ...tags.map((tag) => ({ value: `tag ${tag}`, label: `Tag: ${tag}` })),
  ];
  return (
    <div className="grid grid-cols-1 gap-3 pt-4">
      <div className="grid gap-2 sm:grid-cols-[1fr_12rem]">
        <SearchBox
          label="Search the cards"
          placeholder="Search the cards"
          value={words}
          onChange={setWords}
        />
        <Select aria-label="Which cards" options={options} value={filter} onChange={setFilter} />
      </div>
      <p className="text-small text-ink-muted" aria-live="polite">
        {found.length.toLocaleString('en')} {found.length === 1 ? 'card' : 'cards'}
      </p>
      <ul className="grid gap-2">
        {found.slice(0, shown).map((card) => (
          <li
            key={card.id}
            className="flex items-start gap-1 rounded-large border border-line bg-surface p-3 sm:p-4"
          >
            <div className="min-w-0 flex-1">
              <p className="text-body font-medium wrap-anywhere text-ink">
                {plainFront(card) || 'A picture'}
              </p>
              <p className="mt-0.5 line-clamp-3 text-small wrap-anywhere whitespace-pre-wrap text-ink-muted">
                {plainBack(card)}
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-1.5 text-caption text-ink-muted">
                <span>{kindWords[card.kind]}</span>
                <span aria-hidden>·</span>
                <span>{standing(shelf.memoryOf(card.id))}</span>
                {card.suspended ? <Badge tone="caution">Suspended</Badge> : null}
                {shelf.memoryOf(card.id).lapses >= leechLapses ? (
                  <Badge tone="caution">Does not stick</Badge>
                ) : null}
                {card.tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </div>
            </div>
            <div className="flex flex-col items-end sm:flex-row">
              {card.suspended ? (
                <Button look="quiet" onClick={() => onSuspend(card)}>
                  Bring back
                </Button>
              ) : null}
              <IconButton label={`Edit: ${plainFront(card)}`} onClick={() => onEdit(card)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={`Delete: ${plainFront(card)}`} onClick={() => onRemove(card)}>
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {shown < found.length ? <Button onClick={() => setShown(shown + shownAtOnce)}>Show more</Button> : null}
    </div>
  );
}

function fits(card: StudyCard, asked: string): boolean {
  if (asked === '') return true;
  const text = `${card.front} ${card.back} ${card.options.join(' ')} ${card.tags.join(' ')}`.toLowerCase();
  return asked.split(/\s+/).every((word) => text.includes(word));
}

function passes(card: StudyCard, filter: string, shelf: Shelf): boolean {
  if (filter === 'new') return shelf.memoryOf(card.id).state === 'new';
  if (filter === 'suspended') return card.suspended;
  if (filter === 'leech') return shelf.memoryOf(card.id).lapses >= leechLapses;
  return filter === 'all' || card.tags.includes(filter.slice('tag '.length));
}

function standing({ state, due }: Memory): string {
  if (state === 'new') return 'new';
  return due <= Date.now() ? 'due now' : `due in ${untilWords(due - Date.now())}`;
}
