import { Download, Eye, EyeOff, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CourseDraft } from '../../../../catalog/academy/own/course-draft.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { academyAddress } from '../academy-addresses.ts';
import { countOf } from '../academy-home.tsx';
import type { OwnCourse } from './read-own-courses.ts';
import { usePublishedActions } from './use-published-actions.ts';

interface PublishedCardProps {
  course: OwnCourse;
  /** The draft of it that is there already. */
  draft: string | undefined;
  onEdit: (draft: CourseDraft) => Promise<void>;
}

/** A course that learners are offered: changed, withdrawn, offered again, taken along or deleted. */
export function PublishedCard({ course, draft, onEdit }: PublishedCardProps) {
  const { slug, version, state, facts } = course;
  const { busy, problem, setState, edit, take } = usePublishedActions(course, draft, onEdit);
  const [deleting, setDeleting] = useState(false);
  const day = new Date(course.published_at);
  const isRetired = state === 'retired';

  return (
    <li>
      <Card aria-label={facts.title} className="grid gap-4 p-4 sm:p-5">
        <div className="min-w-0">
          <h3 className="text-body font-semibold text-ink wrap-anywhere">
            <Link to={academyAddress.course(slug)} className="hover:underline">
              {facts.title}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-caption text-ink-muted">
            <Badge tone={isRetired ? 'caution' : 'positive'}>
              {isRetired ? 'No longer offered' : 'Published'}
            </Badge>
            Version {version} · {countOf(facts.lessons.length, 'lesson')} ·{' '}
            {day.toLocaleDateString(undefined, { dateStyle: 'medium' })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={busy} onClick={() => void edit()}>
            <PencilLine aria-hidden />
            {draft === undefined ? 'Change it' : 'Go on with the draft'}
          </Button>
          <Button disabled={busy} onClick={() => void setState(isRetired ? 'published' : 'retired')}>
            {isRetired ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            {isRetired ? 'Offer again' : 'Offer no longer'}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => void take()}>
            <Download aria-hidden />
            Export as zip
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        </div>
        {problem === undefined ? null : (
          <Alert tone="negative" announce>
            {problem}
          </Alert>
        )}
        <AlertDialog
          open={deleting}
          onOpenChange={setDeleting}
          title={`Delete “${facts.title}”?`}
          description="Nobody can go on with it, and tests that were not handed in yet count no more. Certificates stay. To keep it for those who have begun, offer it no longer instead."
          action="Delete the course"
          onAction={() => {
            setDeleting(false);
            void setState('deleted');
          }}
        />
      </Card>
    </li>
  );
}
