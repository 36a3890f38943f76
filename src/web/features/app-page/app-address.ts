import { useSearchParams } from 'react-router';

const appTabs = ['app', 'versions', 'code', 'plan', 'proof', 'hosting'] as const;
export type AppTab = (typeof appTabs)[number];

/** What of the page stands in its address, so that it can be linked to and survives a reload. */
export interface AppPlace {
  readonly tab: AppTab;
  /** The version that is looked at; undefined for the newest. */
  readonly version: number | undefined;
  /** Two versions that are compared. */
  readonly compare: readonly [before: number, after: number] | undefined;
  readonly file: string | undefined;
}

export function readPlace(parameters: URLSearchParams): AppPlace {
  const tab = parameters.get('tab');
  const pair = /^(\d{1,7})\.\.(\d{1,7})$/.exec(parameters.get('compare') ?? '');
  return {
    tab: appTabs.find((known) => known === tab) ?? 'app',
    version: numberIn(parameters.get('version')),
    compare: pair === null ? undefined : [Number(pair[1]), Number(pair[2])],
    file: parameters.get('file') ?? undefined,
  };
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

export function writePlace(place: Partial<AppPlace>): URLSearchParams {
  const parameters = new URLSearchParams();
  if (place.tab !== undefined && place.tab !== 'app') parameters.set('tab', place.tab);
  if (place.version !== undefined) parameters.set('version', String(place.version));
  if (place.compare !== undefined) parameters.set('compare', place.compare.join('..'));
  if (place.file !== undefined) parameters.set('file', place.file);
  return parameters;
}

export function useAppPlace(): [place: AppPlace, go: (place: Partial<AppPlace>, replace?: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    readPlace(parameters),
    (place, replace = false) => setParameters(writePlace(place), { replace, preventScrollReset: true }),
  ];
}
