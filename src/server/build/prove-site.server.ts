import type { Browser, BrowserContext } from 'playwright-core';
import type { PageLook } from '../../engine/proof/driver-messages.ts';
import type { CaseToProve, PageToProve, ProofPlan } from '../../engine/proof/proof-plan.ts';
import {
  type CaseProof,
  type PageProof,
  type ProofFault,
  type ProofReport,
  type ProofSize,
  type ProofSizeName,
  proofSizes,
} from '../../engine/proof/proof-report.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { ProofBrowser } from './browser.server.ts';
import type { Site } from './build-site.server.ts';
import { lookForBarriers } from './look-for-barriers.server.ts';
import type { Workshop } from './open-workshop.server.ts';
import { continueCase, runCase } from './run-case.server.ts';
import { provableSite } from './serve-site.ts';
import { SitePage } from './site-page.server.ts';
import { OverdueError, within } from './within.ts';

export interface ProofTools {
  readonly browser: ProofBrowser;
  readonly workshop: Workshop;
}

export interface ProofOptions {
  readonly deadlineMs?: number;
  readonly sizes?: readonly ProofSize[];
  /** How many times the usual time a page or case may take, for machines that do other things. */
  readonly slack?: number;
  /** Gets a picture, as PNG, of the whole page after each page and case. */
  readonly onPicture?: (name: string, size: ProofSizeName, image: Buffer) => void;
}

export interface Proof {
  readonly report: ProofReport;
  /** The start page in each size, as WebP. */
  readonly screenshots: Readonly<Partial<Record<ProofSizeName, Buffer>>>;
}

/**
 * Uses an app in a real browser, in every size, and reports what holds, whatever the app does. What a browser saw that ended
 * meanwhile says nothing about the app: another one looks again.
 */
export async function proveSite(
  site: Site,
  plan: ProofPlan,
  tools: ProofTools,
  options: ProofOptions = {},
): Promise<Proof> {
  for (let browserAt = 1; ; browserAt += 1) {
    const browser = await tools.browser.get();
    const proof = await proveIn(browser, site, plan, tools, options);
    if (browser.isConnected()) return proof;
    if (browserAt === limits.build.proofBrowsers)
      throw new KoraError('unavailable', {
        message: 'The browser in which the app is tried out ended every time. Try again in a moment.',
      });
  }
}

async function proveIn(
  browser: Browser,
  site: Site,
  plan: ProofPlan,
  tools: ProofTools,
  options: ProofOptions,
): Promise<Proof> {
  const started = performance.now();
  const deadline = started + (options.deadlineMs ?? limits.build.proofMs);
  const runs = await Promise.all(
    (options.sizes ?? proofSizes).map(async (size) => {
      const run = new SizeRun(browser, { site, plan, size, workshop: tools.workshop, deadline, options });
      await run.all();
      return run;
    }),
  );
  const pages = runs.flatMap((run) => run.pages);
  const cases = runs.flatMap((run) => run.cases);
  const left = runs.reduce((sum, run) => sum + run.left, 0);
  const ok = left === 0 && [...pages, ...cases].every((one) => one.ok);
  const screenshots = Object.fromEntries(
    runs.flatMap(({ size, screenshot }) => (screenshot === undefined ? [] : [[size.name, screenshot]])),
  );
  return { report: { ok, pages, cases, left, ms: performance.now() - started }, screenshots };
}

interface Task {
  readonly site: Site;
  readonly plan: ProofPlan;
  readonly size: ProofSize;
  readonly workshop: Workshop;
  readonly deadline: number;
  readonly options: ProofOptions;
}

/** The proof in one size. */
class SizeRun {
  readonly pages: PageProof[] = [];
  readonly cases: CaseProof[] = [];
  left = 0;
  screenshot: Buffer | undefined;
  readonly #browser: Browser;
  readonly #task: Task;
  #context: BrowserContext | undefined;
  #page: SitePage | undefined;

  constructor(browser: Browser, task: Task) {
    this.#browser = browser;
    this.#task = task;
  }

  get size(): ProofSize {
    return this.#task.size;
  }

  async all(): Promise<void> {
    try {
      for (const group of groupByEntry(this.#task.plan.pages)) await this.#provePages(group);
      for (const one of this.#task.plan.cases) {
        if (performance.now() > this.#task.deadline) this.left += 1;
        else await this.#proveCase(one);
      }
    } finally {
      await this.#leave();
    }
  }

  async #open(): Promise<SitePage> {
    if (this.#page !== undefined && !this.#page.crashed) return this.#page;
    await this.#leave();
    const { site, size, workshop } = this.#task;
    this.#context = await this.#browser.newContext({
      viewport: { width: size.width, height: size.height },
      serviceWorkers: 'block',
      acceptDownloads: false,
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    this.#page = await SitePage.open(this.#context, {
      driver: workshop.driver,
      answer: provableSite(site, workshop.vendor),
    });
    return this.#page;
  }

  /** A page whose code never ends cannot be closed in good order: it is stopped first. */
  async #leave(): Promise<void> {
    const [page, context] = [this.#page, this.#context];
    this.#page = undefined;
    this.#context = undefined;
    if (page === undefined || context === undefined) return;
    await within(limits.build.closeMs, Promise.all([page.stop(), context.close()])).catch(() => undefined);
  }

  /** Runs `work` on the page; when it takes too long or breaks, the next one gets a new page. */
  async #attempt(work: (page: SitePage) => Promise<void>, ms: number): Promise<ProofFault[]> {
    const { deadline, options } = this.#task;
    const left = Math.max(1, Math.min(ms * (options.slack ?? 1), deadline - performance.now()));
    try {
      const page = await within(left, this.#open());
      await within(left, work(page));
      const faults = page.takeFaults();
      if (faults.length > 0) page.forget();
      return faults;
    } catch (error) {
      const noted = this.#page?.takeFaults() ?? [];
      await this.#leave();
      if (noted.some(({ kind }) => kind === 'crash')) return noted;
      const overdue = error instanceof OverdueError;
      const message = overdue ? `It did not end within ${(left / 1000).toFixed(1)} s.` : textOf(error);
      return [...noted, { kind: overdue ? 'deadline' : 'step', message }];
    }
  }

  async #provePages(group: readonly PageToProve[]): Promise<void> {
    let fresh = true;
    for (const target of group) {
      if (performance.now() > this.#task.deadline) {
        this.left += 1;
        continue;
      }
      const started = performance.now();
      const own: ProofFault[] = [];
      const noted = await this.#attempt(async (page) => {
        if (fresh) await this.#enter(page, target, own);
        else await continueCase(page, [{ do: 'open', path: target.path }], 0);
        await this.#look(page, target, own);
        if (target.path === '/') this.screenshot = await page.screenshot();
        await this.#picture(page, `page ${target.path}`);
      }, limits.build.pageMs);
      const faults = [...own, ...noted];
      this.pages.push({
        path: target.path,
        size: this.size.name,
        ok: faults.length === 0,
        faults,
        ms: performance.now() - started,
      });
      fresh = noted.length > 0;
    }
  }

  async #picture(page: SitePage, name: string): Promise<void> {
    const { onPicture } = this.#task.options;
    if (onPicture !== undefined) onPicture(name, this.size.name, await page.picture());
  }

  async #enter(page: SitePage, target: PageToProve, faults: ProofFault[]): Promise<void> {
    const steps = [...target.entry, { do: 'open', path: target.path } as const];
    const failed = await runCase(page, steps);
    if (failed !== undefined) faults.push({ kind: 'step', message: failed.message });
  }

  async #look(page: SitePage, { heading }: PageToProve, faults: ProofFault[]): Promise<void> {
    const look = await page.call<PageLook>('lookAtPage', heading);
    if (!look.hasHeading)
      faults.push({
        kind: 'heading',
        message: `“${heading}” is not the heading; there is ${look.headings.map((one) => `“${one}”`).join(', ') || 'none'}.`,
      });
    if (look.overflow > 0)
      faults.push({ kind: 'scroll', message: `The page is ${look.overflow} px too wide: ${look.wide}` });
    faults.push(...(await lookForBarriers(page)));
  }

  async #proveCase({ name, steps, page: path, section, block }: CaseToProve): Promise<void> {
    const started = performance.now();
    const waits = steps.reduce((sum, step) => sum + (step.do === 'wait' ? step.ms : 0), 0);
    let failed: { at: number; message: string } | undefined;
    const noted = await this.#attempt(async (page) => {
      failed = await runCase(page, steps);
      await this.#picture(page, name);
    }, limits.build.caseMs + waits);
    const at = failed?.at ?? 0;
    const step = steps[at];
    const faults: ProofFault[] =
      failed === undefined ? noted : [{ kind: 'step', message: failed.message }, ...noted];
    this.cases.push({
      name,
      page: path,
      section,
      block,
      size: this.size.name,
      ok: faults.length === 0,
      ...(failed === undefined || step === undefined
        ? {}
        : { failing: { at: at + 1, of: steps.length, step } }),
      faults,
      ms: performance.now() - started,
    });
  }
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /context was destroyed|Cannot find context/.test(text)
    ? 'The app left its own page: a link or form loads another document.'
    : text;
}

function groupByEntry(pages: readonly PageToProve[]): PageToProve[][] {
  const groups = new Map<string, PageToProve[]>();
  for (const page of pages) {
    const key = JSON.stringify(page.entry);
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}
