import type { AuthConfig } from '../auth/auth-config.ts';
import type { Caller } from '../auth/caller.ts';
import type { AppsOrigin } from '../hosting/apps-origin.ts';
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
  /** Sent by a client that may send the same request again. */
  idempotencyKey: string | undefined;
  /** Aborted when whoever asked has left. */
  signal: AbortSignal;
  /** Where apps are shown. */
  apps: AppsOrigin;
}
