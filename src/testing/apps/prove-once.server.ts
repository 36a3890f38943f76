import { createHash } from 'node:crypto';
import type { AppWorks } from '../../server/build/open-app-works.server.ts';
import type { Proof } from '../../server/build/prove-site.server.ts';

const proved = new Map<string, Proof>();

/**
 * A proof takes seconds of a real browser and depends on nothing but the site and what is tried on it. The tests make the
 * same apps on both databases: what was proved for one of them is not tried again for the other. What did not pass is.
 */
export function proveOnce(works: AppWorks): void {
  const prove = works.prove.bind(works);
  works.prove = async (site, plan, options) => {
    if (options?.onPicture !== undefined) return prove(site, plan, options);
    const key = createHash('sha256')
      .update(JSON.stringify([site, plan, options]))
      .digest('hex');
    const known = proved.get(key);
    if (known !== undefined) return known;
    const proof = await prove(site, plan, options);
    if (proof.report.ok) proved.set(key, proof);
    return proof;
  };
}
