import type { PageLook } from '../../engine/proof/driver-messages.ts';
import type { CaseToProve, PageToProve, ProofPlan } from '../../engine/proof/proof-plan.ts';
import type { CaseProof, PageProof, ProofFault, ProofSize } from '../../engine/proof/proof-report.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import { limits } from '../../kernel/limits.ts';
import { lookForBarriers } from './look-for-barriers.server.ts';
import type { ProofOptions } from './proof-options.ts';
import type { ProofWindow } from './proof-window.server.ts';
import type { SitePage } from './site-page.server.ts';
import { type FailedStep, onlyLooks, startOf } from './visits.server.ts';

export interface SizeTask {
  readonly plan: ProofPlan;
  readonly size: ProofSize;
  readonly deadline: number;
  /** Of several sizes. What does not depend on the size is tried in the first one. */
  readonly isFirst: boolean;
  readonly options: ProofOptions;
}

type Trial = (window: ProofWindow) => Promise<void>;

/** The proof in one size. */
export class SizeRun {
  readonly #task: SizeTask;
  readonly #pages = new Map<PageToProve, PageProof>();
  readonly #cases = new Map<CaseToProve, CaseProof>();
  /** What nobody has begun with. */
  readonly #waiting: Trial[];
  left = 0;
  screenshot: Buffer | undefined;

  constructor(task: SizeTask) {
    this.#task = task;
    this.#waiting = roundsOf(task.plan).flatMap(({ pages, cases }) => [
      ...pages.map(
        (page): Trial =>
          (window) =>
            this.#provePage(window, page),
      ),
      ...cases
        .filter(({ once }) => once !== true || task.isFirst)
        .map(
          (one): Trial =>
            (window) =>
              this.#proveCase(window, one),
        ),
    ]);
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

  /** Tries all that waits, from the first on. */
  async work(window: ProofWindow): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift())
      await this.#inTime(next, window);
  }

  /** In the window of a size that is through: from the last on, so that both meet in the middle. */
  async help(window: ProofWindow): Promise<void> {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      await this.#inTime(next, window);
  }

  async #inTime(trial: Trial, window: ProofWindow): Promise<void> {
    if (performance.now() > this.#task.deadline) this.left += 1;
    else await trial(window);
  }

  async #provePage(window: ProofWindow, target: PageToProve): Promise<void> {
    const started = performance.now();
    const own: ProofFault[] = [];
    let sightings: Pick<PageProof, 'seen' | 'unseen'> = {};
    const noted = await window.attempt(
      this.size,
      async ({ page, visits }) => {
        page.isThorough = false;
        const failed = await visits.visit(target.entry, target.path, []);
        if (failed !== undefined) own.push({ kind: 'step', message: failed.message });
        const { faults: found, seen } = await look(page, target, this.#task.isFirst);
        own.push(...found);
        sightings = seenOf(target, seen);
        if (target.path === '/') this.screenshot = await page.screenshot();
        await this.#picture(page, `page ${target.path}`);
      },
      limits.build.pageMs,
    );
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

  async #proveCase(window: ProofWindow, one: CaseToProve): Promise<void> {
    const { name, page, section, block, tries } = one;
    const steps = this.#task.isFirst ? one.steps : untilReload(one.steps);
    const started = performance.now();
    const first = await this.#tryCase(window, { ...one, steps });
    // What was there before may have left a trace: only a first visit, in documents of its own, tells whether the app is at fault.
    const { faults, failed } =
      first.faults.length > 0 ? await this.#tryCase(window, { ...one, steps }, true) : first;
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
    window: ProofWindow,
    { name, entry, steps, page: ownPath, part }: CaseToProve,
    isThorough = false,
  ): Promise<{ faults: readonly ProofFault[]; failed: FailedStep | undefined }> {
    let failed: FailedStep | undefined;
    const noted = await window.attempt(
      this.size,
      async ({ page, visits }) => {
        page.isThorough = isThorough;
        if (isThorough) visits.end();
        const { path, rest } = startOf(steps);
        const opened = steps.length - rest.length;
        const outcome = await visits.visit(
          entry,
          path,
          rest,
          part === undefined ? undefined : { path: ownPath, part },
        );
        failed = outcome === undefined ? undefined : { ...outcome, at: outcome.at + opened };
        await this.#picture(page, name);
      },
      limits.build.caseMs + waitsOf(steps),
    );
    const faults =
      failed === undefined ? noted : [{ kind: 'step' as const, message: failed.message }, ...noted];
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
  isFirst: boolean,
): Promise<{ faults: ProofFault[]; seen: readonly string[] }> {
  const faults: ProofFault[] = [];
  const seen = await page.call<PageLook>('lookAtPage', { heading, looksFor, isFirst });
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
  const barriers = isFirst || seen.isDoubtful ? await lookForBarriers(page, isFirst) : [];
  return { faults: [...faults, ...barriers], seen: seen.seen };
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
