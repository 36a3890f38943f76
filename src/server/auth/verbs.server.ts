import type { AuthVerb } from './verb.ts';
import { getUser } from './verbs/get-user.server.ts';
import { health } from './verbs/health.server.ts';
import { jwks } from './verbs/jwks.server.ts';

/** The whole of /auth/v1. */
export const authVerbs = [health, jwks, getUser] as unknown as readonly AuthVerb[];
