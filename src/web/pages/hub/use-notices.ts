import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dueReviews } from '../../../catalog/academy/progress.ts';
import { agents } from '../../../catalog/agents.gen.ts';
import { appNotices } from '../../../catalog/notices/app-notices.ts';
import { type Notice, newestNotices } from '../../../catalog/notices/notice.ts';
import { limits } from '../../../kernel/limits.ts';
import type { UnsentChange } from '../../app/local/person-data.ts';
import { academyAddress } from '../../features/academy/academy-addresses.ts';
import { useCertificates } from '../../features/academy/certificate/use-certificates.ts';
import { useOwnCourses } from '../../features/academy/own/use-own-courses.ts';
import { useAllProgress } from '../../features/academy/use-progress.ts';
import { useSchedules } from '../../features/agents/schedules/use-schedules.ts';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { todayOf } from '../../features/study/today-of.ts';
import { useStudy } from '../../features/study/use-study.ts';
import { callFunction } from '../../lib/call-function.ts';
import { href } from '../../lib/href.ts';

/** Everything that a person would want to know, worked out of what is there. Nothing is written down for it. */
export function useNotices(userId: string, unsent: readonly UnsentChange[]) {
  const mine = useMyApps(limits.appList.dashboardMs);
  const [now] = useState(() => new Date());
  const parts = [
    appNotices(mine.apps, (id) => href('/preview/:id', { id })),
    useScheduleNotices(),
    useCertificateNotices(),
    useDueNotices(now),
    useCourseNotices(),
    useDeviceNotices(userId),
    refusedNotices(unsent, now),
  ];
  return { isLoading: mine.state === 'loading', notices: newestNotices(parts.flat(), now) };
}

function useScheduleNotices(): Notice[] {
  const { data } = useSchedules();
  return (data?.schedules ?? []).flatMap(
    ({ id, agent, name, lastAt, lastSummary, lastTrouble }): Notice[] => {
      if (lastAt === null) return [];
      const title = agents.find(({ agent: card }) => card.slug === agent)?.agent.name ?? agent;
      return [
        {
          id: `agent/${id}/${lastAt}`,
          kind: 'agent',
          title: lastTrouble === null ? `${title}: ${name} is done` : `${title}: ${name} gave nothing`,
          text: lastTrouble ?? lastSummary ?? '',
          at: lastAt,
          to: href('/agent-dashboard'),
          urgent: lastTrouble !== null,
        },
      ];
    },
  );
}

function useCertificateNotices(): Notice[] {
  const { list } = useCertificates();
  return list.map(({ id, title, score, total, issued_at: at }) => ({
    id: `certificate/${id}`,
    kind: 'certificate',
    title: `Your certificate: ${title}`,
    text: `${score} of ${total} right`,
    at,
    to: academyAddress.certificate(id),
    urgent: false,
  }));
}

/** One for each day, however many there are: they are due again tomorrow. */
function useDueNotices(now: Date): Notice[] {
  const study = useStudy();
  const { all } = useAllProgress();
  const cards = useMemo(() => todayOf(study.shelf).waiting, [study.shelf]);
  const reviews = [...all.values()].reduce((sum, progress) => sum + dueReviews(progress, now).length, 0);
  const begin = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const day = `${begin.getFullYear()}-${begin.getMonth() + 1}-${begin.getDate()}`;
  const due = (what: string, count: number, words: string, to: string): Notice[] =>
    count === 0
      ? []
      : [
          {
            id: `due/${what}/${day}`,
            kind: 'cards',
            title: `${count} ${count === 1 ? words : `${words}s`} for today`,
            text: what === 'cards' ? 'Study Buddy' : 'Lumina Academy',
            at: begin.toISOString(),
            to,
            urgent: false,
          },
        ];
  return [
    ...due('cards', cards, 'card', href('/study-buddy')),
    ...due('reviews', reviews, 'exercise', academyAddress.review),
  ];
}

function useCourseNotices(): Notice[] {
  const { courses } = useOwnCourses();
  return courses
    .filter(({ state }) => state === 'published')
    .map(({ slug, version, facts, published_at: at }) => ({
      id: `course/${slug}/${version}`,
      kind: 'course',
      title: version === 1 ? `New course: ${facts.title}` : `The course ${facts.title} was changed`,
      text: facts.about,
      at,
      to: academyAddress.course(slug),
      urgent: false,
    }));
}

function useDeviceNotices(userId: string): Notice[] {
  const { data } = useQuery({
    // The same as the settings ask for.
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../functions/list-sessions/contract.ts');
      return callFunction(contract, {}, signal);
    },
    retry: false,
  });
  return (data?.sessions ?? [])
    .filter(({ current }) => !current)
    .map(({ id, device, created_at: at }) => ({
      id: `device/${id}`,
      kind: 'device',
      title: `You signed in on another device: ${device}`,
      text: 'If it was not you, end that session.',
      at,
      to: `${href('/settings')}#sessions`,
      urgent: false,
    }));
}

function refusedNotices(unsent: readonly UnsentChange[], now: Date): Notice[] {
  const refused = unsent.filter(({ state }) => state === 'failed');
  if (refused.length === 0) return [];
  return [
    {
      id: `refused/${refused.length}/${now.toISOString().slice(0, 10)}`,
      kind: 'refused',
      title: `${refused.length === 1 ? 'One change was' : `${refused.length} changes were`} not taken by the server`,
      text: 'They are safe on this device. The sign at the top right says why.',
      at: now.toISOString(),
      to: `${href('/hub')}#waiting`,
      urgent: true,
    },
  ];
}
