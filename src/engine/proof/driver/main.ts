import { contrastSuspects } from './contrast-suspects.ts';
import { layoutSuspects } from './layout-suspects.ts';
import { lookAtPage, started } from './look-at-page.ts';
import { runSteps } from './run-steps.ts';
import { targetSuspects } from './target-suspects.ts';

/** What the prover calls in the page. It lives in a world of its own, out of reach of the app's code. */
Object.assign(globalThis, {
  proofDriver: {
    contrastSuspects,
    layoutSuspects,
    lookAtPage,
    runSteps,
    started,
    targetSuspects,
  },
});
