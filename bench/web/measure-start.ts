import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { median } from '../lib/percentiles.ts';

export interface Start {
  readonly lcpMs: number;
  /** What tasks took beyond 50 ms each, from the first paint until the code has run and nothing has happened for a while. */
  readonly tbtMs: number;
  /** When the page answered to everything. */
  readonly runsMs: number;
}

/** Slow mobile data and a slow processor, as Lighthouse defines them; here they are applied and not computed. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowdown = 4;
/** No long task for as long: whatever starts by itself has started. */
const quietMs = 3_000;
const mostMs = 60_000;

const watching = `
  window.measured = { lcp: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.measured.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.measured.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;

/** Opens a page that nobody touches: its code runs by itself. Of several rounds the median. */
export async function measureStart(browser: Browser, address: string, rounds: number): Promise<Start> {
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round++) starts.push(await measureOnce(browser, address));
  const middle = (value: (start: Start) => number) => median(starts.map(value));
  return {
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    runsMs: middle(({ runsMs }) => runsMs),
  };
}

async function measureOnce(browser: Browser, address: string): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(`if (self === top) { ${watching} }`);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { timeout: mostMs });
    await until(session, 'window.earlyInput === undefined');
    const runsMs = await evaluate<number>(session, 'performance.now()');
    await until(session, isQuiet);
    return { ...(await evaluate<Pick<Start, 'lcpMs' | 'tbtMs'>>(session, readMeasured)), runsMs };
  } finally {
    await context.close();
  }
}

/** Asked by the protocol itself: what Playwright puts into a page for it is a long task on a slow processor. */
async function evaluate<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as Value;
}

async function until(session: CDPSession, condition: string): Promise<void> {
  const latest = Date.now() + mostMs;
  while (!(await evaluate<boolean>(session, condition))) {
    if (Date.now() > latest) throw new Error(`The page did not come to this: ${condition}`);
    await sleep(200);
  }
}

const isQuiet = `(() => {
  const ends = window.measured.tasks.map(([start, duration]) => start + duration);
  return performance.now() - Math.max(0, ...ends) > ${quietMs};
})()`;

const readMeasured = `(() => {
  const { lcp, tasks } = window.measured;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const late = tasks.filter(([start, duration]) => start + duration > painted);
  return { lcpMs: lcp, tbtMs: late.reduce((sum, [, duration]) => sum + duration - 50, 0) };
})()`;
