import type { KoraClient } from '../pipeline/kora-client.ts';
import { noEnd } from './generate.ts';

export interface Round {
  readonly fault: string;
  readonly afterMs: number;
  /** Whether there was something to break at that moment. */
  readonly hit: boolean;
  readonly ended: string;
}

export interface Findings {
  readonly lost: number;
  readonly doubled: number;
  readonly stuck: number;
  readonly untrue: number;
}

interface AppRow {
  app_name: string;
  builds: { build_status: string };
  app_versions: { status: string }[];
}

/** Every generation is there once, has ended, and says of itself what is true. */
export async function findFaults(client: KoraClient, rounds: readonly Round[]): Promise<Findings> {
  const apps = (await client.read(
    'apps?select=app_name,builds(build_status),app_versions(status)&limit=1000',
  )) as AppRow[];
  const names = apps.map(({ app_name }) => app_name);
  const isOpen = (status: string) => status !== 'completed' && status !== 'failed';
  const has = ({ app_versions }: AppRow, wanted: string) =>
    app_versions.some(({ status }) => status === wanted);
  return {
    lost: rounds.length - new Set(names).size,
    doubled: names.length - new Set(names).size,
    stuck:
      apps.filter(
        ({ builds, app_versions }) =>
          isOpen(builds.build_status) || app_versions.some(({ status }) => isOpen(status)),
      ).length + rounds.filter(({ ended }) => ended.startsWith(noEnd)).length,
    untrue: apps.filter((app) => (app.builds.build_status === 'completed') !== has(app, 'completed')).length,
  };
}
