import { useCallback } from 'react';
import { markRead, type ReadMarks } from '../../../catalog/notices/notice.ts';
import { noticeMarks } from '../../app/local/handles/notice-marks.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';

const nothing: ReadMarks = {};
const failed = 'This was not marked as read';

/** What the person has read, on all of their devices. */
export function useNoticeMarks(userId: string) {
  const { status, record, save } = useRecord(noticeMarks, userId);
  const read: ReadMarks = record?.value.read ?? nothing;
  const mark = useCallback(
    async (ids: readonly string[]) => {
      const next = markRead(read, ids, new Date());
      if (next === read) return;
      try {
        await save(userId, { user_id: userId, read: { ...next } });
        dismissFailure(failed);
      } catch (error) {
        console.error(error);
        toast({
          variant: 'destructive',
          title: failed,
          description: 'The browser could not store it. Free some space on this device, then try again.',
        });
      }
    },
    [read, save, userId],
  );
  return { isKnown: status !== 'loading', read, mark };
}
