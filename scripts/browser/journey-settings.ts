import { findBrowser, findLightBrowser } from './find-browser.mjs';

interface JourneySettings {
  readonly executablePath: string;
  readonly report: string;
}

/** What the journeys take from the environment. The browser is found once: worker processes inherit the answer. */
export async function journeySettings(): Promise<JourneySettings> {
  const executablePath = (await findLightBrowser()) ?? (await findBrowser());
  process.env['CHROMIUM_PATH'] = executablePath;
  return { executablePath, report: process.env['KORA_JOURNEY_REPORT'] ?? 'test-results/journeys.json' };
}
