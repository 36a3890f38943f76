import type { Browser } from 'playwright-core';
import type { PageLook } from '../../engine/proof/driver-messages.ts';
import type { CaseToProve, PageToProve, ProofPlan } from '../../engine/proof/proof-plan.ts';
import type { CaseProof, PageProof, ProofFault, ProofSize } from '../../engine/proof/proof-report.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import { limits } from '../../kernel/limits.ts';
import type { Site } from './build-site.server.ts';
import { lookForBarriers } from './look-for-barriers.server.ts';
import type { Workshop } from './open-workshop.server.ts';
import type { ProofOptions } from './proof-options.ts';
import { enterRoom, type ProofRoom } from './proof-rooms.server.ts';
import { provableSite } from './provable-site.server.ts';
import { SitePage } from './site-page.server.ts';
import { type FailedStep, onlyLooks, startOf, Visits } from './visits.server.ts';
import { OverdueError, within } from './within.ts';

export interface SizeTask {
  readonly site: Site;
  readonly plan: ProofPlan;
  readonly size: ProofSize;
  readonly workshop: Workshop;
  readonly deadline: number;
  /** Of several sizes. What does not depend on the size is tried in the first one. */
  readonly isFirst: boolean;
  readonly options: ProofOptions;
}

interface OpenPage {
  readonly room: ProofRoom;
  readonly page: SitePage;
  readonly visits: Visits;
}

/** The proof in one size. */
export class SizeRun {
  readonly #browser: Browser;
  readonly #task: SizeTask;
  readonly #pages = new Map<PageToProve, PageProof>();
  readonly #cases = new Map<CaseToProve, CaseProof>();
  #open: OpenPage | undefined;
  left = 0;
  screenshot: Buffer | undefined;

  constructor(browser: Browser, task: SizeTask) {
    this.#browser = browser;
    this.#task = task;
  }

  get size(): ProofSize {
    return this.#task.size;
  }

  /** In the order of the plan. */
  get pages(): PageProof[] {
    return this.#task.plan.pages.flatMap((page) => this.#pages.get(page) ?? []);
  }

  get cases(): CaseProof[] {
    return this.#task.plan.cases.flatMap((one) => this.#cases.get(one) ?? []);
  }

  async all(): Promise<void> {
    try {
      for (const { pages, cases } of roundsOf(this.#task.plan)) {
        for (const page of pages) await this.#inTime(() => this.#provePage(page));
        for (const one of cases)
          if (one.once !== true || this.#task.isFirst) await this.#inTime(() => this.#proveCase(one));
      }
    } finally {
      await this.#leave(true);
    }
  }

  async #inTime(work: () => Promise<void>): Promise<void> {
    if (performance.now() > this.#task.deadline) this.left += 1;
    else await work();
  }

  async #enter(): Promise<OpenPage> {
    if (this.#open !== undefined && !this.#open.page.crashed) return this.#open;
    await this.#leave();
    const { site, size, workshop } = this.#task;
    const room = await enterRoom(this.#browser, size);
    const answer = provableSite(site, workshop.vendor);
    const page = await SitePage.open(room.context, { driver: workshop.driver, answer });
    this.#open = { room, page, visits: new Visits(page) };
    return this.#open;
  }

  /** A page whose code never ends cannot be closed in good order: it is stopped first. */
  async #leave(isSound = false): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    const cleared = isSound ? open.page.clear() : open.page.stop();
    const isClear = within(limits.build.closeMs, cleared).then(
      () => isSound,
      () => false,
    );
    // What never ends is ended together with its window.
    await open.room.leave(isSound && !open.page.crashed && (await isClear));
  }

  /** Runs `work` on the page; when it takes too long or breaks, the next one gets a new page. */
  async #attempt(work: (open: OpenPage) => Promise<void>, ms: number): Promise<ProofFault[]> {
    const { deadline, options } = this.#task;
    const left = Math.max(1, Math.min(ms * (options.slack ?? 1), deadline - performance.now()));
    try {
      const open = await within(left, this.#enter());
      await within(left, work(open));
      const faults = open.page.takeFaults();
      if (faults.length > 0) {
        open.page.forget();
        open.visits.end();
      }
      return faults;
    } catch (error) {
      const noted = this.#open?.page.takeFaults() ?? [];
      await this.#leave();
      if (noted.some(({ kind }) => kind === 'crash')) return noted;
      const overdue = error instanceof OverdueError;
      const message = overdue ? `It did not end within ${(left / 1000).toFixed(1)} s.` : textOf(error);
      return [...noted, { kind: overdue ? 'deadline' : 'step', message }];
    }
  }

  async #provePage(target: PageToProve): Promise<void> {
    const started = performance.now();
    const own: ProofFault[] = [];
    let sightings: Pick<PageProof, 'seen' | 'unseen'> = {};
    const noted = await this.#attempt(async ({ page, visits }) => {
      page.isThorough = false;
      const failed = await visits.begin(target.entry, target.path);
      if (failed !== undefined) own.push({ kind: 'step', message: failed.message });
      const { faults: found, seen } = await look(page, target);
      own.push(...found);
      sightings = seenOf(target, seen);
      if (target.path === '/') this.screenshot = await page.screenshot();
      await this.#picture(page, `page ${target.path}`);
    }, limits.build.pageMs);
    const faults = [...own, ...noted];
    this.#pages.set(target, {
      path: target.path,
      size: this.size.name,
      ok: faults.length === 0,
      ...(target.tries === undefined ? {} : { tries: target.tries }),
      ...sightings,
      faults,
      ms: performance.now() - started,
    });
  }

  async #picture(page: SitePage, name: string): Promise<void> {
    const { onPicture } = this.#task.options;
    if (onPicture !== undefined) onPicture(name, this.size.name, await page.picture());
  }

  async #proveCase(one: CaseToProve): Promise<void> {
    const { name, page, section, block, tries } = one;
    const steps = this.#task.isFirst ? one.steps : untilReload(one.steps);
    const started = performance.now();
    const first = await this.#tryCase({ ...one, steps });
    // What was there before may have left a trace: only a first visit, in documents of its own, tells whether the app is at fault.
    const { faults, failed } = first.faults.length > 0 ? await this.#tryCase({ ...one, steps }, true) : first;
    const step = failed === undefined ? undefined : steps[failed.at];
    this.#cases.set(one, {
      name,
      page,
      section,
      block,
      size: this.size.name,
      ok: faults.length === 0,
      ...(tries === undefined ? {} : { tries }),
      ...(failed === undefined || step === undefined
        ? {}
        : { failing: { at: failed.at + 1, of: steps.length, step } }),
      faults,
      ms: performance.now() - started,
    });
  }

  async #tryCase(
    { name, entry, steps, page: ownPath, part }: CaseToProve,
    isThorough = false,
  ): Promise<{ faults: ProofFault[]; failed: FailedStep | undefined }> {
    let failed: FailedStep | undefined;
    const noted = await this.#attempt(async ({ page, visits }) => {
      page.isThorough = isThorough;
      if (isThorough) visits.end();
      const { path, rest } = startOf(steps);
      const opened = steps.length - rest.length;
      failed = await visits.begin(entry, path);
      if (failed === undefined) {
        const outcome = await visits.run(rest, part === undefined ? undefined : { path: ownPath, part });
        failed = outcome === undefined ? undefined : { ...outcome, at: outcome.at + opened };
      }
      await this.#picture(page, name);
    }, limits.build.caseMs + waitsOf(steps));
    const faults: ProofFault[] =
      failed === undefined ? noted : [{ kind: 'step', message: failed.message }, ...noted];
    return { faults, failed };
  }
}

/** What an app keeps does not depend on the size of the window: what comes after a reload is tried in the first one. */
function untilReload(steps: readonly ProofStep[]): readonly ProofStep[] {
  const at = steps.findIndex((step) => step.do === 'reload');
  return at < 0 ? steps : steps.slice(0, at);
}

function waitsOf(steps: readonly ProofStep[]): number {
  return steps.reduce((sum, step) => sum + (step.do === 'wait' ? step.ms : 0), 0);
}

function seenOf({ looksFor }: PageToProve, seen: readonly string[]): Pick<PageProof, 'seen' | 'unseen'> {
  if (looksFor === undefined || looksFor.length === 0) return {};
  return { seen, unseen: looksFor.map(({ part }) => part).filter((part) => !seen.includes(part)) };
}

async function look(
  page: SitePage,
  { heading, path, looksFor = [] }: PageToProve,
): Promise<{ faults: ProofFault[]; seen: readonly string[] }> {
  const faults: ProofFault[] = [];
  const seen = await page.call<PageLook>('lookAtPage', { heading, looksFor });
  if (!seen.hasHeading)
    faults.push({
      kind: 'heading',
      message: `“${heading}” is not the heading; there is ${seen.headings.map((one) => `“${one}”`).join(', ') || 'none'}.`,
    });
  if (seen.overflow > 0)
    faults.push({ kind: 'scroll', message: `The page is ${seen.overflow} px too wide: ${seen.wide}` });
  if (path === '/' && seen.isBlank)
    faults.push({
      kind: 'blank',
      message: 'The start page is blank: it has a heading and nothing below it.',
    });
  return { faults: [...faults, ...(await lookForBarriers(page))], seen: seen.seen };
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /context was destroyed|Cannot find context/.test(text)
    ? 'The app left its own page: a link or form loads another document.'
    : text;
}

/** For each way in: the pages and the cases that only look, in one visit; then those that change something. */
function roundsOf({ pages, cases }: ProofPlan): { pages: PageToProve[]; cases: CaseToProve[] }[] {
  const rounds = new Map<string, { pages: PageToProve[]; cases: CaseToProve[] }>();
  const roundOf = (entry: readonly ProofStep[]) => {
    const key = JSON.stringify(entry);
    const round = rounds.get(key) ?? { pages: [], cases: [] };
    rounds.set(key, round);
    return round;
  };
  for (const page of pages) roundOf(page.entry).pages.push(page);
  for (const one of cases.filter(({ steps }) => onlyLooks(steps))) roundOf(one.entry).cases.push(one);
  for (const one of cases.filter(({ steps }) => !onlyLooks(steps))) roundOf(one.entry).cases.push(one);
  return [...rounds.values()];
}
