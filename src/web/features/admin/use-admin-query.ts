import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';

const root = 'admin';

export function adminKey(name: string, input: unknown): readonly unknown[] {
  return [root, name, input];
}

/** A refusal stays a refusal; only silence is worth asking again. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof FunctionCallError) || error.code === 'unreachable');
}

/** What others did meanwhile counts: nothing here is fresh for long, and the last page stays while the next comes. */
export function useAdminQuery<Input, Output>(contract: FunctionContract<Input, Output>, input: Input) {
  return useQuery({
    queryKey: adminKey(contract.name, input),
    queryFn: ({ signal }) => callFunction(contract, input, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: mayRetry,
  });
}

export function refreshAdmin(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [root] });
}
