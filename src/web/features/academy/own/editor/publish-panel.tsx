import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { withSlugs, writeCourse } from '../../../../../catalog/academy/own/write-course.ts';
import { useSession } from '../../../../lib/session.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { academyAddress } from '../../academy-addresses.ts';
import { countOf } from '../../academy-home.tsx';
import { publishFiles, unsolvedCode } from '../publish-draft.ts';
import { ownCoursesKey } from '../use-own-courses.ts';

interface PublishPanelProps {
  draft: CourseDraft;
  course: string;
  /** The version that the draft began with. */
  base: number;
  faultCount: number;
  onPublished: (draft: CourseDraft, version: number) => Promise<void>;
}

/** Offers the course to learners once nothing is missing. */
export function PublishPanel({ draft, course, base, faultCount, onPublished }: PublishPanelProps) {
  const queries = useQueryClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [meanwhile, setMeanwhile] = useState(false);
  const [done, setDone] = useState<number>();

  async function publish(replace: boolean): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    setMeanwhile(false);
    setDone(undefined);
    try {
      const unsolved = await unsolvedCode(draft);
      if (unsolved.length > 0)
        return setProblem(`The solution does not pass its own tests: ${unsolved.join(', ')}.`);
      const whole = withSlugs(draft);
      const published = await publishFiles(course, writeCourse(whole), base, replace);
      if (published.kind === 'failed') return setProblem(published.message);
      if (published.kind === 'changed-meanwhile') return setMeanwhile(true);
      await onPublished(whole, published.version);
      await queries.invalidateQueries({ queryKey: ownCoursesKey(user?.id) });
      return setDone(published.version);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card aria-label="Publish" className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-lead font-semibold text-ink">
        {base === 0 ? 'Publish the course' : `Publish version ${base + 1}`}
      </h2>
      <p className="max-w-[60ch] text-small text-ink-muted">
        Everybody with Training access sees it beside the other courses. Who is in the middle of it keeps all
        progress; a test that was begun is graded as it was asked.
      </p>
      {faultCount === 0 ? null : (
        <Alert tone="caution" title={`${countOf(faultCount, 'thing')} to put right first`}>
          They stand at their places: look for “Needs another look” in the parts of the course.
        </Alert>
      )}
      {problem === undefined ? null : (
        <Alert tone="negative" title="Not published" announce>
          {problem}
        </Alert>
      )}
      {done === undefined ? null : (
        <Alert
          tone="positive"
          title={`Version ${done} is published`}
          announce
          actions={
            <Link to={academyAddress.course(course)} className={buttonClass('secondary')}>
              See it as a learner
            </Link>
          }
        />
      )}
      <div>
        <Button look="primary" busy={busy} disabled={faultCount > 0} onClick={() => void publish(false)}>
          <Send aria-hidden />
          Publish
        </Button>
      </div>
      <AlertDialog
        open={meanwhile}
        onOpenChange={setMeanwhile}
        title="Somebody else has published this course meanwhile"
        description="Yours would take the place of their version. Theirs stays readable for those who are in the middle of a test."
        action="Publish mine"
        look="primary"
        onAction={() => void publish(true)}
      />
    </Card>
  );
}
