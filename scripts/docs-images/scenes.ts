import type { Page } from 'playwright-core';
import type { SampleApp } from './sample-apps.ts';

/** Somebody without an account, who has made and published apps, or who has just signed up. */
export const people = ['visitor', 'owner', 'newcomer'] as const;
export type Who = (typeof people)[number];

/** A page of the first ten minutes, as it is shown in the documentation. */
export interface Scene {
  readonly name: string;
  /** What one sees, for the list and for those who cannot see it. */
  readonly text: string;
  readonly who: Who;
  /** Opens it and waits until it is whole. */
  open(page: Page, made: MadeThings): Promise<unknown>;
}

export interface MadeThings {
  readonly url: string;
  /** The newest last. */
  readonly apps: readonly SampleApp[];
}

const waitMs = 120_000;
const sentence = 'A list of books with title, author and rating';

function newest({ apps }: MadeThings): SampleApp {
  const app = apps.at(-1);
  if (app === undefined) throw new Error('No app was made.');
  return app;
}

/** A page that the build has rendered becomes the app at the first sign of use. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.waitForFunction('window.earlyInput === undefined', undefined, { timeout: waitMs });
}

/** As a hand scrolls: the bar of the shell stays above it. */
function toTop(element: { scrollIntoView(how: object): void }): void {
  element.scrollIntoView({ block: 'start' });
}

const main = (page: Page) => page.getByRole('main');

/** The app of a visitor runs in a frame of its own origin. */
async function untilTrialRuns(page: Page): Promise<void> {
  const app = page.frameLocator('iframe[title^="The app"]').last();
  await app.getByRole('heading').first().waitFor({ timeout: waitMs });
  await page.locator('iframe[title^="The app"]:not(.opacity-0)').last().waitFor({ timeout: waitMs });
}

async function openTab(page: Page, url: string, name: string): Promise<void> {
  await arrive(page, url);
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor({ timeout: waitMs });
  await page.getByRole('tabpanel', { name, exact: true }).waitFor({ timeout: waitMs });
  await page.getByRole('tablist').evaluate(toTop);
}

async function openAppPage(page: Page, made: MadeThings, tab: string): Promise<void> {
  const app = newest(made);
  await arrive(page, `${made.url}/preview/${app.id}${tab === 'app' ? '' : `?tab=${tab}`}`);
  await page.getByRole('heading', { level: 1, name: app.name }).waitFor({ timeout: waitMs });
}

const visitorScenes: readonly Scene[] = [
  {
    name: 'home',
    text: 'The first page: a box for a sentence, three examples, and the app of the first one, running',
    who: 'visitor',
    async open(page, { url }) {
      await arrive(page, url);
      await page.getByRole('region', { name: 'Your app, running' }).scrollIntoViewIfNeeded();
      await untilTrialRuns(page);
      await page.evaluate('scrollTo(0, 0)');
    },
  },
  {
    name: 'home-with-an-app',
    text: 'The first page after a sentence: its app runs beside the box, and the next sentence changes it',
    who: 'visitor',
    async open(page, { url }) {
      await arrive(page, url);
      await page.getByLabel('What should your app do?').fill(sentence);
      await page.getByRole('button', { name: 'Make the app' }).click();
      await page.getByText('Not kept yet').waitFor({ timeout: waitMs });
      await untilTrialRuns(page);
    },
  },
  {
    name: 'home-app-creator',
    text: 'The tab App Creator of the first page: the form itself, and what comes of it',
    who: 'visitor',
    open: (page, { url }) => openTab(page, url, 'App Creator'),
  },
  {
    name: 'home-account',
    text: 'The tab of the first page where one signs in or up',
    who: 'visitor',
    open: (page, { url }) => openTab(page, url, 'Sign In'),
  },
  {
    name: 'about',
    text: 'What the product is for, and what this installation has counted',
    who: 'visitor',
    open: (page, { url }) => arrive(page, `${url}/about`),
  },
  {
    name: 'sign-up',
    text: 'Signing up: an address and a password, or a passkey',
    who: 'visitor',
    async open(page, { url }) {
      await arrive(page, `${url}/auth`);
      await page.getByRole('button', { name: 'Sign up with a passkey' }).waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'agents',
    text: 'The agents, each with what it hands over',
    who: 'visitor',
    open: (page, { url }) => arrive(page, `${url}/agents`),
  },
  {
    name: 'agent',
    text: 'An agent at work: what it was asked, and its answer with the figures behind it',
    who: 'visitor',
    async open(page, { url }) {
      await arrive(page, `${url}/agents/loan-desk`);
      await page.getByRole('heading', { name: /^Result/ }).waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'search',
    text: 'Searching pages, articles and help together, on the device',
    who: 'visitor',
    async open(page, { url }) {
      await arrive(page, `${url}/search?q=backup`);
      await main(page).locator('mark').first().waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'ai-os',
    text: 'What the installation is made of and how it is doing',
    who: 'visitor',
    async open(page, { url }) {
      await arrive(page, `${url}/ai-os`);
      await page.getByText('Ready', { exact: true }).first().waitFor({ timeout: waitMs });
    },
  },
];

const ownerScenes: readonly Scene[] = [
  {
    name: 'dashboard',
    text: 'The dashboard: the apps that there are, below the form for the next one',
    who: 'owner',
    async open(page, made) {
      await arrive(page, `${made.url}/dashboard`);
      await main(page)
        .getByRole('heading', { name: newest(made).name })
        .waitFor({ timeout: waitMs });
      await main(page).getByRole('heading', { name: 'Your Apps', exact: true, level: 2 }).evaluate(toTop);
    },
  },
  {
    name: 'app-page',
    text: 'The page of an app: the conversation that changes it beside the app itself',
    who: 'owner',
    async open(page, made) {
      await openAppPage(page, made, 'app');
      const app = page.frameLocator('iframe[title^="Preview: "]');
      await app.getByRole('heading').first().waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'app-publish',
    text: 'What is published is open to everybody: the address, and what can be done next',
    who: 'owner',
    async open(page, made) {
      await openAppPage(page, made, 'app');
      await page.getByRole('button', { name: /^Publish/ }).click();
      await page.getByRole('menu').waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'app-plan',
    text: 'The plan of an app, which can be changed by hand',
    who: 'owner',
    async open(page, made) {
      await openAppPage(page, made, 'plan');
      await page.getByLabel('Name in the app').waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'app-proof',
    text: 'The proof of an app: what was tried in a browser before it was called completed',
    who: 'owner',
    async open(page, made) {
      await openAppPage(page, made, 'proof');
      await page.getByText(/^Proved: /).waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'app-code',
    text: 'The code of an app, which can be searched and edited',
    who: 'owner',
    async open(page, made) {
      await openAppPage(page, made, 'code');
      await page.getByLabel('Search in all files').waitFor({ timeout: waitMs });
      await page.getByLabel(/^Text of /).waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'settings',
    text: 'The settings, one section at a time',
    who: 'owner',
    async open(page, { url }) {
      await arrive(page, `${url}/settings`);
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'palette',
    text: 'The palette, by which apps, actions, pages and help are reached with a few letters',
    who: 'owner',
    async open(page, made) {
      await arrive(page, `${made.url}/dashboard`);
      await main(page)
        .getByRole('heading', { name: newest(made).name })
        .waitFor({ timeout: waitMs });
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Command palette' }).getByRole('option').first().waitFor();
    },
  },
];

const otherScenes: readonly Scene[] = [
  {
    name: 'admin',
    text: 'The people of an installation, and how its background work is doing',
    who: 'owner',
    async open(page, { url }) {
      await arrive(page, `${url}/admin`);
      await main(page).getByText('ada@kora.example').first().waitFor({ timeout: waitMs });
    },
  },
  {
    name: 'dashboard-first',
    text: 'The dashboard of somebody who has just signed up: a box for a sentence, and whole examples',
    who: 'newcomer',
    async open(page, { url }) {
      await arrive(page, `${url}/dashboard`);
      await main(page).getByText('No apps yet').waitFor({ timeout: waitMs });
    },
  },
];

export const scenes: readonly Scene[] = [...visitorScenes, ...ownerScenes, ...otherScenes];

/** Its own look is the point of a published app: it is shown on the ground that its plan chose. */
export function publishedScenes(apps: readonly SampleApp[]): readonly Scene[] {
  return apps.map(({ name, address }) => ({
    name: `published-${name.toLowerCase().replaceAll(' ', '-')}`,
    text: `${name}, published: an app as its visitors see it`,
    who: 'visitor',
    async open(page) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor({ timeout: waitMs });
    },
  }));
}
