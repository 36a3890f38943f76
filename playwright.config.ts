import { defineConfig } from '@playwright/test';
import { journeySettings } from './scripts/browser/journey-settings.ts';

const { executablePath, report } = await journeySettings();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  // How fast it is the benchmarks say: a busy machine may take its time here.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    // A trace of every step takes nearly as long as the steps themselves: `-- --trace on` when one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Requests that a service worker answers pass by `page.route`; the journeys about being offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /slow-phone\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What looks or works otherwise on a phone. That every page fits one is proved by routes.spec.ts at desktop's turn.
      testMatch:
        /(abc-123|agent-exports|contact|curriculum|home|love-light-learn|lumina-academy(-own-courses)?|passkeys|plans|resource-team|shell|sidebar-access|sidebar-folding|slow-phone|study-start)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
