import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { contract as listModels } from '../../../../functions/list-models/contract.ts';
import type { usableModel } from '../../../../functions/model-shapes.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { useSession } from '../../../lib/session.ts';

/** The model that would be asked; undefined when nobody is signed in, there is none, or the server does not say. */
export function useUsualModel(): z.infer<typeof usableModel> | undefined {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['models', user?.id, listModels.name, {}],
    queryFn: ({ signal }) => callFunction(listModels, {}, signal),
    enabled: user !== null,
    // Everything works without one: silence is as good as none.
    retry: false,
  });
  return user === null ? undefined : data?.models[0];
}
