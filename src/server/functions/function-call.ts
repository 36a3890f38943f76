import type { AuthConfig } from '../auth/auth-config.ts';
import type { Caller } from '../auth/caller.ts';
import type { Services } from '../services.ts';

/** What a server function is given beside its input. */
export interface FunctionCall {
  services: Services;
  /** What the operator has decided about accounts, and where the product is reached. */
  auth: AuthConfig;
  caller: Caller;
  /** Where the request comes from. */
  address: string;
  requestId: string;
}
