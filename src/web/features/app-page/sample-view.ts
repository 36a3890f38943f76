import type { ListedVersion } from '../../../functions/list-versions/contract.ts';
import type { AppView } from './app-view.ts';

/** Versions and apps for the tests of this folder. */

export function listedVersion(change: Partial<ListedVersion> = {}): ListedVersion {
  const number = change.number ?? 1;
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number,
    basedOn: null,
    origin: 'description',
    request: 'A pet adoption site',
    changes: [],
    answers: null,
    status: 'completed',
    step: 'done',
    fileCount: 40,
    wishes: null,
    model: null,
    error: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    previewUrl: `http://version-${number}.apps.test`,
    pictures: { desktop: null, phone: null },
    ...change,
  };
}

export function appView(versions: readonly ListedVersion[], change: Partial<AppView['app']> = {}): AppView {
  const working = versions.filter(({ status }) => status === 'completed').map(({ number }) => number);
  return {
    app: {
      id: '00000000-0000-4000-8000-00000000abcd',
      name: 'Pet adoption',
      description: 'A pet adoption site',
      status: 'completed',
      currentVersion: working.length === 0 ? null : Math.max(...working),
      createdAt: '2026-01-02T03:04:05.000Z',
      archivedAt: null,
      deletedAt: null,
      ...change,
    },
    site: null,
    addresses: 'http://*.apps.test',
    versions: versions.toSorted((a, b) => b.number - a.number),
  };
}
