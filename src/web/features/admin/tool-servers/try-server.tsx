import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedToolServer } from '../../../../functions/list-tool-servers/contract.ts';
import { contract } from '../../../../functions/try-tool-server/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { dismissFailure, toast } from '../../../ui/toast.ts';
import { refreshAdmin } from '../use-admin-query.ts';

const failed = 'The tool server could not be tried';
const shownMs = 5_000;

/** Asks the server now. Whether it answers stands in its row afterwards; the message says it once more. */
export function TryServer({ server: { id, name } }: { server: ListedToolServer }) {
  const client = useQueryClient();
  const trying = useMutation({
    mutationFn: () => callFunction(contract, { id }),
    onSuccess: async ({ works, message }) => {
      dismissFailure(failed);
      toast({
        title: works ? `${name} answers` : `${name} does not answer`,
        description: message,
        variant: works ? 'success' : 'default',
        durationMs: shownMs,
      });
      await refreshAdmin(client);
    },
    onError: (error) =>
      toast({ title: failed, description: messageOf(error, 'Please try again.'), variant: 'destructive' }),
  });
  return (
    <Button aria-label={`Try ${name} now`} busy={trying.isPending} onClick={() => trying.mutate()}>
      Try now
    </Button>
  );
}
