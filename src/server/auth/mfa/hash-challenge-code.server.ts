import { hashToken } from '../sessions/hash-token.server.ts';

/** The challenge is part of what is hashed: the same code in two challenges does not look the same. */
export function hashChallengeCode(challengeId: string, code: string): string {
  return hashToken(`${challengeId}:${code}`);
}
