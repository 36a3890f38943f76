import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../kernel/brand.ts';
import { callFunction } from './call-function.ts';
import { useSession } from './session.ts';

/** The language model that may be asked when an app is made or changed, and whether the person wants that. */
export interface GeneratorModel {
  /** Undefined when nobody is signed in, there is none, or the server does not say. */
  readonly model: { readonly id: string; readonly name: string; readonly place: string } | undefined;
  readonly wants: boolean;
  readonly setWants: (wants: boolean) => void;
  /** To be sent along: undefined where none is to be asked. */
  readonly chosen: string | undefined;
}

const choiceKey = `${brand.slug}-generator-model`;
const unwanted = 'off';

export function useGeneratorModel(): GeneratorModel {
  const { user } = useSession();
  const [wants, setWants] = useState(readWants);
  const { data } = useQuery({
    queryKey: ['generator-model', user?.id],
    enabled: user !== null,
    // Everything works without one: silence is as good as none.
    retry: false,
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../functions/list-models/contract.ts');
      return callFunction(contract, {}, signal);
    },
  });
  const model = user === null ? undefined : data?.models[0];
  return {
    model,
    wants,
    setWants: (next) => {
      keepWants(next);
      setWants(next);
    },
    chosen: wants ? model?.id : undefined,
  };
}

function readWants(): boolean {
  try {
    return typeof localStorage === 'undefined' || localStorage.getItem(choiceKey) !== unwanted;
  } catch {
    return true;
  }
}

function keepWants(wants: boolean): void {
  try {
    if (wants) localStorage.removeItem(choiceKey);
    else localStorage.setItem(choiceKey, unwanted);
  } catch (error) {
    console.warn('Whether a model is asked could not be kept on this device.', error);
  }
}
