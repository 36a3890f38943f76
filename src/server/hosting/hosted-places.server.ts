import { limits } from '../../kernel/limits.ts';
import type { Services } from '../services.ts';
import type { AppsOrigin } from './apps-origin.ts';

/** Where a request for an app goes: a name below the host of the apps, or the app that a domain of its own leads to. */
export type HostedPlace =
  | { readonly label: string }
  | { readonly label?: undefined; readonly appId: string; readonly domain: string };

export interface HostedPlaces {
  /** Undefined when the request is for the platform. */
  of(host: string | undefined): Promise<HostedPlace | undefined>;
}

const domainName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** The host without its port; undefined when it is no name that somebody could own. */
export function domainOf(host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const isNumber = /^[\d.]+$/.test(name);
  return !isNumber && name.length <= 253 && domainName.test(name) ? name : undefined;
}

/** Names are asked of the database at most once in a while, also those that lead nowhere. */
export function hostedPlaces(
  { database, log }: Pick<Services, 'database' | 'log'>,
  apps: AppsOrigin,
  publicUrl: string,
  now: () => number = Date.now,
): HostedPlaces {
  const own = new URL(publicUrl).hostname;
  const known = new Map<string, { appId: string | undefined; until: number }>();

  async function appOf(domain: string): Promise<string | undefined> {
    const kept = known.get(domain);
    if (kept !== undefined && kept.until > now()) return kept.appId;
    const { rows } = await database.ask<{ app_id: string }>(
      'service_role',
      {},
      {
        text: 'select app_id from public.app_domains where domain = $1 and verified_at is not null',
        values: [domain],
        prepare: true,
      },
    );
    if (known.size >= limits.hosting.domainsInMemory) known.clear();
    known.set(domain, { appId: rows[0]?.app_id, until: now() + limits.hosting.domainMs });
    return rows[0]?.app_id;
  }

  return {
    async of(host) {
      const label = apps.labelOf(host);
      if (label !== undefined) return { label };
      const domain = host === undefined ? undefined : domainOf(host);
      if (domain === undefined || domain === own) return undefined;
      try {
        const appId = await appOf(domain);
        return appId === undefined ? undefined : { appId, domain };
      } catch (error) {
        // The platform tells what is wrong with the database better than an app could.
        log.warn({ err: error }, 'a domain could not be looked up');
        return undefined;
      }
    },
  };
}
