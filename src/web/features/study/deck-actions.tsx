import { Download, EllipsisVertical, Link2, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { StudyDeck } from '../../../catalog/study/shelf.ts';
import type { Queue } from '../../../methods/study/queue.ts';
import { href } from '../../lib/href.ts';
import { signInAddress } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { ShareDeck } from './share/share-deck.tsx';
import { useDeckExports } from './use-deck-exports.ts';
import type { Study } from './use-study.ts';

interface DeckActionsProps {
  study: Study;
  deck: StudyDeck;
  queue: Queue;
  onNew: () => void;
}

/** What can be done with a deck as a whole. */
export function DeckActions({ study, deck, queue, onNew }: DeckActionsProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const isIn = useSession().status === 'signed-in';
  const here = useLocation();
  const navigate = useNavigate();
  const exports = useDeckExports(deck, study.shelf);
  const count = study.shelf.cardsOf(deck.id).length;
  const waiting = queue.due + queue.fresh + queue.learning;
  return (
    <div className="flex flex-wrap gap-2">
      {waiting > 0 ? (
        <Link
          to={`${href('/study-buddy/:deck', { deck: deck.id })}?view=review`}
          className={buttonClass('primary')}
        >
          <Play aria-hidden />
          Review {waiting}
        </Link>
      ) : null}
      <Button onClick={onNew}>
        <Plus aria-hidden />
        New card
      </Button>
      <Menu
        trigger={
          <IconButton label="More for this deck">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {isIn ? (
          <MenuItem icon={<Link2 aria-hidden />} disabled={count === 0} onSelect={() => setIsSharing(true)}>
            Share by a link
          </MenuItem>
        ) : (
          <MenuLink to={signInAddress(here)} icon={<Link2 aria-hidden />}>
            Sign in to share it
          </MenuLink>
        )}
        <MenuSeparator />
        {exports.map(({ label, run }) => (
          <MenuItem key={label} icon={<Download aria-hidden />} disabled={count === 0} onSelect={run}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem danger onSelect={() => setIsLeaving(true)}>
          Delete the deck
        </MenuItem>
      </Menu>
      {isSharing ? (
        <ShareDeck deck={deck} cards={study.shelf.cardsOf(deck.id)} onClose={() => setIsSharing(false)} />
      ) : null}
      <AlertDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={`Delete “${deck.name}”?`}
        description={`Its ${count.toLocaleString('en')} cards go with it, on all your devices. Export it first if you may want it back.`}
        action="Delete the deck"
        look="danger"
        onAction={() => {
          void study.removeDeck(deck.id).then(() => navigate(href('/study-buddy')));
        }}
      />
    </div>
  );
}
