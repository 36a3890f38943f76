import type { Browser } from 'playwright-core';
import type { ProofFault, ProofSize } from '../../engine/proof/proof-report.ts';
import { limits } from '../../kernel/limits.ts';
import type { Site } from './build-site.server.ts';
import type { Workshop } from './open-workshop.server.ts';
import type { ProofOptions } from './proof-options.ts';
import { enterRoom, type ProofRoom } from './proof-rooms.server.ts';
import { provableSite } from './provable-site.server.ts';
import { SitePage } from './site-page.server.ts';
import { Visits } from './visits.server.ts';
import { OverdueError, within } from './within.ts';

export interface WindowTask {
  readonly site: Site;
  readonly workshop: Workshop;
  readonly deadline: number;
  readonly options: ProofOptions;
}

export interface OpenPage {
  readonly page: SitePage;
  readonly visits: Visits;
}

/** A window in which one app is tried. It is opened when it is first needed, and can change its size. */
export class ProofWindow {
  readonly #browser: Browser;
  readonly #task: WindowTask;
  #open: (OpenPage & { readonly room: ProofRoom }) | undefined;
  #size: ProofSize | undefined;

  constructor(browser: Browser, task: WindowTask) {
    this.#browser = browser;
    this.#task = task;
  }

  /** Runs `work` on the page; when it takes too long or breaks, the next one gets a new page. */
  async attempt(
    size: ProofSize,
    work: (open: OpenPage) => Promise<void>,
    ms: number,
  ): Promise<readonly ProofFault[]> {
    const { deadline, options } = this.#task;
    const left = Math.max(1, Math.min(ms * (options.slack ?? 1), deadline - performance.now()));
    try {
      const open = await within(left, this.#enter(size));
      await within(left, work(open));
      const faults = open.page.takeFaults();
      if (faults.length > 0) {
        open.page.forget();
        open.visits.end();
      }
      return faults;
    } catch (error) {
      const noted = this.#open?.page.takeFaults() ?? [];
      await this.leave(false);
      if (noted.some(({ kind }) => kind === 'crash')) return noted;
      const overdue = error instanceof OverdueError;
      const message = overdue ? `It did not end within ${(left / 1000).toFixed(1)} s.` : textOf(error);
      return [...noted, { kind: overdue ? 'deadline' : 'step', message }];
    }
  }

  async #enter(size: ProofSize): Promise<OpenPage> {
    if (this.#open !== undefined && this.#open.page.crashed) await this.leave(false);
    if (this.#open !== undefined && this.#size !== size) {
      await this.#open.page.resize(size);
      this.#open.visits.end();
    }
    this.#size = size;
    return (this.#open ??= await this.#openPage(size));
  }

  async #openPage(size: ProofSize): Promise<OpenPage & { readonly room: ProofRoom }> {
    const { site, workshop } = this.#task;
    const room = await enterRoom(this.#browser, size);
    const answer = provableSite(site, workshop.vendor);
    const page = await SitePage.open(room.context, { driver: workshop.driver, answer });
    return { room, page, visits: new Visits(page) };
  }

  /** A page whose code never ends cannot be closed in good order: it is stopped first. */
  async leave(isSound: boolean): Promise<void> {
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
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /context was destroyed|Cannot find context/.test(text)
    ? 'The app left its own page: a link or form loads another document.'
    : text;
}
