import type { Services } from '../services.ts';

/** Counts the day's openings of a site and nothing about who opened it. A visit that cannot be counted is still served. */
export function countVisit({ database, log }: Pick<Services, 'database' | 'log'>, appId: string): void {
  database
    .ask(
      'service_role',
      {},
      {
        text: `insert into public.app_site_visits (app_id, day, visits) values ($1, current_date, 1)
               on conflict (app_id, day) do update set visits = app_site_visits.visits + 1`,
        values: [appId],
        prepare: true,
      },
    )
    .catch((error: unknown) => log.warn({ err: error }, 'a visit could not be counted'));
}
