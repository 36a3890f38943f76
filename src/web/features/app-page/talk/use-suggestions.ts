import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { useAppPage } from '../app-page-context.ts';
import { findVersion } from '../app-view.ts';

/** Sentences that would change the current version. Undefined while they are looked for the first time. */
export function useSuggestions(): readonly string[] | undefined {
  const { view } = useAppPage();
  const version = findVersion(view, view.app.currentVersion);
  const { data, isPending } = useQuery({
    queryKey: ['app-suggestions', version?.id],
    enabled: version !== undefined,
    queryFn: ({ signal }) => readSuggestions(view.app.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // They only help: without them everything can be said all the same.
    retry: false,
  });
  return isPending ? undefined : (data ?? []);
}

async function readSuggestions(appId: string, signal: AbortSignal): Promise<readonly string[]> {
  const { contract } = await import('../../../../functions/suggest-changes/contract.ts');
  const { suggestions } = await callFunction(contract, { appId }, signal);
  return suggestions;
}
