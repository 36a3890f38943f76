import type { HomePart, StepsOutcome, StepsRun } from '../../engine/proof/driver-messages.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import type { KeptStorage, SitePage } from './site-page.server.ts';

export interface FailedStep {
  readonly at: number;
  readonly message: string;
}

const nothingShown: FailedStep = { at: 0, message: 'The app shows nothing.' };

/** An address that no app has: coming from there, a page begins as if it was opened. */
const elsewhere = { do: 'open', path: '/~' } as const;

const looks = new Set<ProofStep['do']>(['open', 'see', 'see-not', 'count', 'remember']);

export function onlyLooks(steps: readonly ProofStep[]): boolean {
  return steps.every((step) => looks.has(step.do));
}

/**
 * Visits of one page. Each begins as a first visit does; but as long as the app has kept nothing since the last one
 * began, it goes on in the same document, and what was done to get in is done once and then put back.
 */
export class Visits {
  readonly #page: SitePage;
  readonly #kept = new Map<string, KeptStorage>();
  /** The entry of the visit that can go on, what the app had kept when it began, and whether anything was pressed in it. */
  #current: { readonly entry: string; readonly mark: string; isUsed: boolean } | undefined;

  constructor(page: SitePage) {
    this.#page = page;
  }

  /** The next visit starts from nothing. */
  end(): void {
    this.#current = undefined;
  }

  /** Begins a visit on the page and takes the steps there; undefined when all of them worked. */
  async visit(
    entry: readonly ProofStep[],
    path: string,
    steps: readonly ProofStep[],
    home?: HomePart,
  ): Promise<FailedStep | undefined> {
    const way = await this.#wayTo(JSON.stringify(entry), entry, path);
    if (!Array.isArray(way)) return way;
    const { failed, before, mark } = await follow(this.#page, [...way, ...steps], way.length, home);
    this.#current ??=
      before === undefined ? undefined : { entry: JSON.stringify(entry), mark: before, isUsed: false };
    if (this.#current !== undefined && mark === this.#current.mark)
      this.#current.isUsed ||= !onlyLooks(steps);
    else this.end();
    return failed === undefined ? undefined : { ...failed, at: Math.max(0, failed.at - way.length) };
  }

  /** What is left to do until the page is open as on a first visit. */
  async #wayTo(key: string, entry: readonly ProofStep[], path: string): Promise<ProofStep[] | FailedStep> {
    const open = { do: 'open', path } as const;
    if (this.#current?.entry === key) return this.#current.isUsed ? [elsewhere, open] : [open];
    this.#current = undefined;
    const kept = this.#kept.get(key);
    if (entry.length === 0 || kept !== undefined)
      return (await this.#page.visitAnew(path, kept)) ? [] : nothingShown;
    const refused = await this.#enter(entry);
    if (refused !== undefined) return refused;
    const storage = await this.#page.keptStorage();
    if (storage !== undefined) this.#kept.set(key, storage);
    return [open];
  }

  async #enter(entry: readonly ProofStep[]): Promise<FailedStep | undefined> {
    const { path, rest } = startOf(entry);
    if (!(await this.#page.visitAnew(path))) return nothingShown;
    const { failed } = await follow(this.#page, rest, 0);
    return failed;
  }
}

/** Where the steps begin, and what is to be done there. */
export function startOf(steps: readonly ProofStep[]): { path: string; rest: readonly ProofStep[] } {
  const [first, ...rest] = steps;
  return first?.do === 'open' ? { path: first.path, rest } : { path: '/', rest: steps };
}

interface Followed {
  readonly failed?: FailedStep;
  /** Of what the app had kept when the visit began. */
  readonly before?: string | undefined;
  /** Of what the app has kept in the end; only when all steps worked. */
  readonly mark?: string;
}

async function follow(
  page: SitePage,
  steps: readonly ProofStep[],
  begin: number,
  home?: HomePart,
): Promise<Followed> {
  let from = 0;
  let remembered: Record<string, string> = {};
  let before: string | undefined;
  for (;;) {
    const run: StepsRun = { steps, from, begin, remembered, home };
    const outcome: StepsOutcome = await page.call<StepsOutcome>('runSteps', run);
    before ??= outcome.before;
    if (outcome.state === 'failed') return { failed: outcome, before };
    if (outcome.state === 'done') return { mark: outcome.mark, before };
    remembered = outcome.remembered;
    const step = steps[outcome.at];
    if (step?.do === 'reload') await page.reload();
    if (step?.do === 'key') await page.pressKey(step.key, step.times ?? 1);
    from = outcome.at + 1;
  }
}
