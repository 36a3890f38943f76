import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Container } from '../../../../ui/container.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state-panel.tsx';
import { academyAddress } from '../../academy-addresses.ts';
import { type KeptDraft, readDraftContent, useDrafts } from '../use-drafts.ts';
import { CourseEditor } from './course-editor.tsx';

/** The draft of a course by its address. */
export function DraftPage({ id }: { id: string }) {
  const { status, drafts, change } = useDrafts();
  const kept = drafts.find((one) => one.id === id);
  if (kept !== undefined) return <KnownDraft kept={kept} change={change} />;
  return (
    <Container className="grid flex-1 content-start gap-6 py-8">
      <h1 className="sr-only">Draft of a course</h1>
      {status === 'loading' ? (
        <Skeleton className="h-96" />
      ) : (
        <EmptyState heading="There is no such draft" actions={<BackToDrafts />}>
          It was deleted, or it belongs to another admin.
        </EmptyState>
      )}
    </Container>
  );
}

function BackToDrafts() {
  return (
    <Link to={academyAddress.own} className={buttonClass('primary')}>
      Courses of your own
    </Link>
  );
}

interface KnownDraftProps {
  kept: KeptDraft;
  change: ReturnType<typeof useDrafts>['change'];
}

function KnownDraft({ kept, change }: KnownDraftProps) {
  const { id, course, content } = kept;
  const start = useMemo(() => readDraftContent(content), [content]);
  const save = useCallback(
    (draft: CourseDraft, base: number) => change(id, draft, base, course),
    [change, id, course],
  );
  if (start === undefined)
    return (
      <Container className="flex-1 py-8">
        <h1 className="sr-only">Draft of a course</h1>
        <EmptyState heading="A newer version has written this draft" actions={<BackToDrafts />}>
          Reload the page to get that version.
        </EmptyState>
      </Container>
    );
  return <CourseEditor key={id} kept={kept} start={start} onSave={save} />;
}
