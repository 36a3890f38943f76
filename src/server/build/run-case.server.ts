import type { StepsOutcome } from '../../engine/proof/driver-messages.ts';
import type { ProofStep } from '../../engine/proof/proof-step.ts';
import type { SitePage } from './site-page.server.ts';

export interface FailedStep {
  readonly at: number;
  readonly message: string;
}

/** Runs the steps in a new visit; undefined when all of them worked. */
export async function runCase(page: SitePage, steps: readonly ProofStep[]): Promise<FailedStep | undefined> {
  const [first] = steps;
  const opens = first?.do === 'open';
  if (!(await page.visitAnew(opens ? first.path : '/'))) return { at: 0, message: 'The app shows nothing.' };
  return continueCase(page, steps, opens ? 1 : 0);
}

/** Runs the steps where the page is now. */
export async function continueCase(
  page: SitePage,
  steps: readonly ProofStep[],
  start: number,
): Promise<FailedStep | undefined> {
  let from = start;
  let remembered: Record<string, string> = {};
  while (from < steps.length) {
    const outcome: StepsOutcome = await page.call<StepsOutcome>('runSteps', { steps, from, remembered });
    if (outcome.state === 'failed') return outcome;
    if (outcome.state === 'done') return undefined;
    remembered = outcome.remembered;
    const step = steps[outcome.at];
    if (step?.do === 'reload' && !(await page.reload()))
      return { at: outcome.at, message: 'The app shows nothing after a reload.' };
    if (step?.do === 'key') await page.pressKey(step.key, step.times ?? 1);
    from = outcome.at + 1;
  }
  return undefined;
}
