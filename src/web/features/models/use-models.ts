import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';

const root = 'models';
const shownMs = 5_000;

/** A refusal stays a refusal; only silence is worth asking again. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof FunctionCallError) || error.code === 'unreachable');
}

/** Others change it too: nothing here is fresh for long, and what is there stays while it is asked for again. */
export function useModelQuery<Input, Output>(contract: FunctionContract<Input, Output>, input: Input) {
  const { user } = useSession();
  return useQuery({
    queryKey: [root, user?.id, contract.name, input],
    queryFn: ({ signal }) => callFunction(contract, input, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: mayRetry,
  });
}

/** A change: says that it was done, and everything that is shown of models is asked for again. What fails, the caller shows. */
export function useModelAction<Input, Output>(
  contract: FunctionContract<Input, Output>,
  done: (input: Input) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => callFunction(contract, input),
    onSuccess: async (_, input) => {
      toast({ title: done(input), variant: 'success', durationMs: shownMs });
      await client.invalidateQueries({ queryKey: [root] });
    },
  });
}
