import { useCallback, useEffect, useMemo, useRef } from 'react';
import { joinProgress, noProgress, type Progress } from '../../../catalog/academy/progress.ts';
import { academyProgress } from '../../app/local/handles/academy-progress.ts';
import { useCollection, useRecord } from '../../app/local/use-collection.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';

type Stored = NonNullable<typeof academyProgress.value>;

function progressOf(record: Stored | undefined): Progress {
  if (record === undefined) return noProgress;
  const { lessons, answers, missed, attempts } = record;
  return { lessons, answers, missed, attempts };
}

/** How the person gets on with a course, and how that changes. */
export function useProgress(course: string) {
  const { status, record, save } = useRecord(academyProgress, course);
  const progress = useMemo(() => progressOf(record?.value), [record]);
  // Two changes in one moment: the second is made on the first, although that is not shown yet.
  const latest = useRef<Progress>(progress);
  useEffect(() => {
    latest.current = joinProgress(latest.current, progress);
  }, [progress]);
  const change = useCallback(
    async (make: (before: Progress) => Progress) => {
      const before = latest.current;
      const next = make(before);
      if (next === before) return;
      latest.current = next;
      try {
        await save(course, { course, ...(next as Partial<Stored>) });
        dismissFailure('This was not kept');
      } catch (error) {
        console.error(error);
        toast({
          variant: 'destructive',
          title: 'This was not kept',
          description: 'The browser could not store it. Free some space on this device, then try again.',
        });
      }
    },
    [course, save],
  );
  return { status, progress, change };
}

/** Progress in every course that was begun, by course. */
export function useAllProgress() {
  const { status, records } = useCollection(academyProgress);
  const all = useMemo(
    () => new Map(records.map(({ value }) => [value.course, progressOf(value)] as const)),
    [records],
  );
  return { status, all };
}
