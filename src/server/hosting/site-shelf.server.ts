import { limits } from '../../kernel/limits.ts';
import { readSite } from '../apps/version-files.server.ts';
import type { Site } from '../build/build-site.server.ts';
import type { Storage } from '../storage/storage.ts';
import type { HostedVersion } from './find-hosted-version.server.ts';

export interface SiteShelf {
  site(version: HostedVersion): Promise<Site | undefined>;
}

/** The sites that were asked for last, in memory. */
export function siteShelf(storage: Storage, size = limits.hosting.sitesInMemory): SiteShelf {
  const kept = new Map<string, Site>();
  return {
    async site(version) {
      const known = kept.get(version.versionId);
      if (known !== undefined) {
        kept.delete(version.versionId);
        kept.set(version.versionId, known);
        return known;
      }
      const site = await readSite(storage, version);
      if (site === undefined || !version.hasEnded) return site;
      kept.set(version.versionId, site);
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
      return site;
    },
  };
}
