import type { FunctionCall } from '../../server/functions/function-call.ts';
import type { HealthReport } from './contract.ts';

export async function handle({ services }: FunctionCall): Promise<HealthReport> {
  return services.health();
}
