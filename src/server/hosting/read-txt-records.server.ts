import { Resolver } from 'node:dns/promises';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';

/** There is no such name, or it has no such record. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

/** The texts of a name, asked of `servers` or of those that the system uses. A name without any has none. */
export async function readTxtRecords(name: string, servers: readonly string[] = []): Promise<string[]> {
  const resolver = new Resolver({ timeout: limits.hosting.dnsMs, tries: limits.hosting.dnsTries });
  if (servers.length > 0) resolver.setServers([...servers]);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (nothingThere.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw new KoraError('unavailable', {
      message: 'The name servers did not answer. Try again in a few minutes.',
      cause: error,
      retryAfter: 60,
    });
  }
}
