import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { academyAddress } from '../academy-addresses.ts';
import { countOf } from '../academy-home.tsx';
import { type KeptDraft, readDraftContent } from './use-drafts.ts';

interface DraftCardProps {
  draft: KeptDraft;
  onRemove: (id: string) => Promise<void>;
  onBringBack: (draft: KeptDraft) => Promise<void>;
}

const failed = 'The draft was not deleted';

/** A draft in the list: opened, or deleted with a way back. */
export function DraftCard({ draft, onRemove, onBringBack }: DraftCardProps) {
  const title = draft.title === '' ? 'Without a title' : draft.title;
  const lessons = readDraftContent(draft.content)?.lessons.length ?? 0;

  async function remove(): Promise<void> {
    try {
      await onRemove(draft.id);
      dismissFailure(failed);
      toast({
        title: 'Deleted',
        description: title,
        action: { label: 'Undo', onAction: () => void onBringBack(draft).catch(console.error) },
      });
    } catch (error) {
      console.error(error);
      toast({ variant: 'destructive', title: failed, description: 'Please try again.' });
    }
  }

  return (
    <li>
      <Card className="relative flex items-center gap-3 p-4 transition-colors hover:border-line-strong">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-body font-semibold text-ink">
            <Link to={academyAddress.draft(draft.id)} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-ink-muted">
            {draft.base === 0 ? <Badge>Never published</Badge> : <Badge>From version {draft.base}</Badge>}
            {countOf(lessons, 'lesson')}
          </p>
        </div>
        <IconButton label={`Delete draft: ${title}`} className="relative z-1" onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      </Card>
    </li>
  );
}
