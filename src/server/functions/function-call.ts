import type { Caller } from '../auth/caller.ts';
import type { Services } from '../services.ts';

/** What a server function is given beside its input. */
export interface FunctionCall {
  services: Services;
  caller: Caller;
  requestId: string;
}
