import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { toast } from '../../ui/toast.ts';
import { fieldMessage } from './field-message.ts';
import { refreshAdmin } from './use-admin-query.ts';

const shownMs = 5_000;

/** A change by an admin: says that it was done or why not, and shows the new state everywhere. */
export function useAdminAction<Input, Output>(
  contract: FunctionContract<Input, Output>,
  said: { done: (input: Input) => string; failed: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => callFunction(contract, input),
    onSuccess: async (_, input) => {
      toast({ title: said.done(input), variant: 'success', durationMs: shownMs });
      await refreshAdmin(client);
    },
    onError: (error) =>
      toast({
        title: said.failed,
        description: fieldMessage(error) ?? messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
}
