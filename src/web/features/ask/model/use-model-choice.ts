import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepAnswer, readKeptAnswer } from '../../../app/local/kept-answers.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { useSession } from '../../../lib/session.ts';
import type { ModelChoice } from './usable-model.ts';

const keptName = 'ask model';

/** The models of the signed-in person, and which one they chose last on this device. Visitors have none. */
export function useModelChoice(): ModelChoice {
  const userId = useSession().user?.id;
  const { data } = useQuery({
    queryKey: ['ask-models', userId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../../functions/list-models/contract.ts');
      return callFunction(contract, {}, signal);
    },
  });
  const [kept, setKept] = useState<{ of: string; id: string | undefined }>();
  useEffect(() => {
    if (userId === undefined) return;
    let isLeft = false;
    async function read(of: string): Promise<void> {
      const found = (await readKeptAnswer(of, keptName))?.value;
      const id = typeof found === 'string' ? found : undefined;
      // Whoever has chosen meanwhile has chosen.
      if (!isLeft) setKept((now) => (now?.of === of ? now : { of, id }));
    }
    void read(userId);
    return () => {
      isLeft = true;
    };
  }, [userId]);
  const models = userId === undefined ? [] : (data?.models ?? []);
  return {
    models,
    chosen: kept?.of === userId ? models.find(({ id }) => id === kept?.id) : undefined,
    choose(id) {
      if (userId === undefined) return;
      setKept({ of: userId, id });
      void keepAnswer(userId, keptName, id ?? '');
    },
  };
}
