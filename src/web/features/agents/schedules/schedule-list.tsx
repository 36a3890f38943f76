import { Pause, Play, Trash2 } from 'lucide-react';
import type { Schedule } from '../../../../functions/schedule-shapes.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { rhythms } from './rhythms.ts';
import { useChangeSchedule, useSchedules } from './use-schedules.ts';

/** What agents do regularly; nothing where there is nothing. */
export function ScheduleList({ agentName }: { agentName: (slug: string) => string }) {
  const { data, error } = useSchedules();
  const change = useChangeSchedule();
  if (error !== null && data === undefined)
    return (
      <Alert tone="caution" title="What runs regularly could not be read">
        {messageOf(error, 'It goes on all the same. Try again in a moment.')}
      </Alert>
    );
  if (data === undefined || data.schedules.length === 0) return null;
  return (
    <Section
      heading="Runs regularly"
      description="The server does these by itself, keeps each result below, and writes you an e-mail."
    >
      {change.error === null ? null : (
        <Alert tone="negative" announce>
          {messageOf(change.error, 'It was not changed. Please try again.')}
        </Alert>
      )}
      <ul className="grid gap-2">
        {data.schedules.map((schedule) => (
          <li
            key={schedule.id}
            className="flex items-start gap-3 rounded-medium border border-line bg-surface px-3 py-2"
          >
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="text-caption text-accent">{agentName(schedule.agent)}</p>
              <p className="flex flex-wrap items-center gap-2 text-small font-medium text-ink">
                {schedule.name}
                {schedule.paused ? <Badge tone="caution">Paused</Badge> : null}
              </p>
              <p className="text-caption text-ink-muted">{whenOf(schedule)}</p>
              {schedule.lastTrouble === null ? null : (
                <p className="text-caption text-negative">{schedule.lastTrouble}</p>
              )}
            </div>
            <IconButton
              label={schedule.paused ? `Go on with ${schedule.name}` : `Pause ${schedule.name}`}
              disabled={change.isPending}
              onClick={() => change.mutate({ id: schedule.id, change: schedule.paused ? 'resume' : 'pause' })}
            >
              {schedule.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </IconButton>
            <IconButton
              label={`Do not run ${schedule.name} any more`}
              disabled={change.isPending}
              onClick={() => change.mutate({ id: schedule.id, change: 'remove' })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function whenOf({ every, nextAt, lastAt, paused }: Schedule): string {
  const rhythm = rhythms.find(({ value }) => value === every)?.label ?? '';
  const next = paused ? 'paused' : `next on ${momentOf(nextAt)}`;
  return lastAt === null ? `${rhythm}, ${next}` : `${rhythm}, ${next}, last on ${momentOf(lastAt)}`;
}

function momentOf(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
