import { EllipsisVertical, Volume2 } from 'lucide-react';
import type { StudyCard } from '../../../catalog/study/card.ts';
import { leechLapses } from '../../../methods/study/memory.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { CardFace } from './card-face.tsx';
import type { Sitting } from './use-review.ts';

interface ReviewedCardProps {
  card: StudyCard;
  sitting: Sitting;
  isOpen: boolean;
  seed: string;
  onTried: () => void;
  speak: (() => void) | undefined;
}

/** The card on the table, with what can be done with it. */
export function ReviewedCard({ card, sitting, isOpen, seed, onTried, speak }: ReviewedCardProps) {
  const { memory } = sitting;
  return (
    <section
      aria-label="Card"
      className="flex min-h-72 flex-1 flex-col rounded-large border border-line bg-surface p-4 sm:flex-none sm:p-6"
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <div className="flex flex-wrap gap-1.5">
          {memory?.state === 'new' ? <Badge tone="accent">New</Badge> : null}
          {(memory?.lapses ?? 0) >= leechLapses ? <Badge tone="caution">Does not stick</Badge> : null}
          {card.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
        <div className="flex">
          {speak === undefined ? null : (
            <IconButton label="Read it out" onClick={speak}>
              <Volume2 aria-hidden />
            </IconButton>
          )}
          <Menu
            trigger={
              <IconButton label="More for this card">
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
          >
            <MenuItem onSelect={sitting.bury} keys={['B']}>
              Put off until tomorrow
            </MenuItem>
            <MenuItem onSelect={sitting.suspend}>Suspend</MenuItem>
          </Menu>
        </div>
      </div>
      <div className="my-auto py-4">
        <CardFace card={card} isOpen={isOpen} seed={seed} onTried={onTried} />
      </div>
      {isOpen && card.source !== undefined ? (
        <p className="border-t border-line pt-3 text-small text-ink-muted">
          From your notes: “{card.source.text}”
        </p>
      ) : null}
    </section>
  );
}
