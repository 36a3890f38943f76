import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type TestInfo } from '@playwright/test';

/**
 * A browser as most people have it: what runs in a frame may keep data, for each site around it apart. Some builds of Chromium
 * forbid that from the start, and contexts that forget everything always do.
 */
export async function openUsualProfile(info: TestInfo, baseURL: string): Promise<BrowserContext> {
  const folder = info.outputPath('profile');
  mkdirSync(join(folder, 'Default'), { recursive: true });
  writeFileSync(
    join(folder, 'Default/Preferences'),
    JSON.stringify({ profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }),
  );
  return chromium.launchPersistentContext(folder, {
    ...info.project.use.launchOptions,
    baseURL,
    serviceWorkers: 'allow',
  });
}
