import type { VersionProgress } from '../../../functions/app-shapes.ts';
import type {
  ListedVersion,
  ListVersionsOutput,
  VersionOrigin,
} from '../../../functions/list-versions/contract.ts';

/** An app with its versions, as the page knows it. */
export type AppView = ListVersionsOutput;

/** What a person asked for, before the server has said it back. */
export interface Asked {
  readonly origin: VersionOrigin;
  readonly request: string;
}

export function isUnderWay({ status }: Pick<ListedVersion, 'status'>): boolean {
  return status === 'queued' || status === 'building';
}

export function versionUnderWay(view: AppView): ListedVersion | undefined {
  return view.versions.find(isUnderWay);
}

export function findVersion(view: AppView, number: number | null | undefined): ListedVersion | undefined {
  return view.versions.find((version) => version.number === number);
}

/** What the preview shows: what was asked for, or what is being made as soon as it can be seen, or what works. */
export function shownVersion(view: AppView, wanted: number | undefined): ListedVersion | undefined {
  const asked = findVersion(view, wanted);
  if (asked !== undefined && asked.previewUrl !== null) return asked;
  const coming = versionUnderWay(view);
  if (coming !== undefined && coming.previewUrl !== null) return coming;
  return (
    findVersion(view, view.app.currentVersion) ?? view.versions.find(({ previewUrl }) => previewUrl !== null)
  );
}

/** News about a version that is being made, put where the list of versions says it. Old news change nothing. */
export function applyProgress(view: AppView, news: VersionProgress, asked: Asked, now: string): AppView {
  const known = view.versions.find(({ id }) => id === news.versionId);
  if (known !== undefined && !isUnderWay(known)) return view;
  const told = {
    status: news.status,
    step: news.step,
    fileCount: news.fileCount,
    previewUrl: news.previewUrl,
    error: news.error,
    model: news.model ?? null,
  };
  const next: ListedVersion =
    known === undefined
      ? {
          id: news.versionId,
          number: news.number,
          basedOn: view.app.currentVersion,
          changes: [],
          answers: null,
          wishes: null,
          createdAt: now,
          pictures: { desktop: null, phone: null },
          ...asked,
          ...told,
        }
      : { ...known, ...told };
  const others = view.versions.filter(({ id }) => id !== news.versionId);
  const versions = [next, ...others].toSorted((a, b) => b.number - a.number);
  const isDone = news.status === 'completed';
  const currentVersion = isDone
    ? Math.max(news.number, view.app.currentVersion ?? 0)
    : view.app.currentVersion;
  return { ...view, versions, app: { ...view.app, currentVersion } };
}

/** What was asked for, in words, also where nobody wrote any. */
export function askedWords({
  origin,
  request,
  changes,
}: Pick<ListedVersion, 'origin' | 'request' | 'changes'>): string {
  if (request !== '') return request;
  switch (origin) {
    case 'code':
      return changes.length > 1 ? `Edited ${changes.length} files by hand` : 'Edited a file by hand';
    case 'plan':
      return 'Changed the plan by form';
    case 'import':
      return 'Brought in from a zip';
    default:
      return 'Made this version';
  }
}

export const originNames: Record<VersionOrigin, string> = {
  description: 'Description',
  sentence: 'Sentence',
  plan: 'Plan',
  code: 'Code',
  restore: 'Restored',
  copy: 'Copy',
  import: 'Import',
};

/** A reason that the server gave, with its first line apart from what follows. */
export function splitReason(error: string): { first: string; rest: string[] } {
  const [first = '', ...rest] = error.split('\n').filter((line) => line.trim() !== '');
  return { first, rest };
}
