import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeScheduleInput } from '../../../../functions/change-schedule/contract.ts';
import type { ScheduleRunInput } from '../../../../functions/schedule-run/contract.ts';
import type { Schedules } from '../../../../functions/schedule-shapes.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { useSession } from '../../../lib/session.ts';

const key = ['agent-schedules'];

/** What agents do regularly for the signed-in person. */
export function useSchedules() {
  const isIn = useSession().status === 'signed-in';
  return useQuery({
    queryKey: key,
    enabled: isIn,
    queryFn: async ({ signal }) => {
      const { contract } = await import('../../../../functions/list-schedules/contract.ts');
      return callFunction(contract, {}, signal);
    },
  });
}

export function useScheduleRun() {
  return useAnswered<ScheduleRunInput>(async (input) => {
    const { contract } = await import('../../../../functions/schedule-run/contract.ts');
    return callFunction(contract, input);
  });
}

export function useChangeSchedule() {
  return useAnswered<ChangeScheduleInput>(async (input) => {
    const { contract } = await import('../../../../functions/change-schedule/contract.ts');
    return callFunction(contract, input);
  });
}

/** Each call answers with the whole list, which then is what everybody sees. */
function useAnswered<Input>(call: (input: Input) => Promise<Schedules>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => client.setQueryData<Schedules>(key, answer),
  });
}
