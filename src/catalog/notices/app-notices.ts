import type { Notice } from './notice.ts';

interface App {
  readonly id: string;
  readonly app_name: string;
  readonly build_status: string;
  readonly created_at: string;
}

/** Apps that were finished, or could not be made. */
export function appNotices(apps: readonly App[], to: (id: string) => string): Notice[] {
  return apps.flatMap(({ id, app_name: name, build_status: status, created_at: at }): Notice[] => {
    if (status !== 'failed' && status !== 'completed') return [];
    const failed = status === 'failed';
    return [
      {
        id: `app/${id}/${status}`,
        kind: 'app',
        title: failed ? `${name} could not be made` : `${name} is ready`,
        text: failed ? 'Open it to see why, and try again.' : 'Open it, try it and publish it.',
        at,
        to: to(id),
        urgent: failed,
      },
    ];
  });
}
