import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { type Audit, auditPage, type Category, categories } from './web/audit-page.ts';
import { fetchPeer } from './web/fetch-peer.ts';
import { measureStart, type Start } from './web/measure-start.ts';
import { openBrowser } from './web/open-browser.ts';
import { publicPaths } from './web/public-paths.ts';
import { type ScriptSize, scriptsOfDocument } from './web/script-size.ts';
import { freezeServer } from './wire/freeze-server.ts';
import { startServer } from './wire/server-process.ts';

/**
 * Every public page as Lighthouse sees it on a phone, how the first page starts on a slow one with nobody touching it, and how
 * much code it loads beside a peer's.
 */
const lowestScores: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const mostKilobytes = 160;
const mostOfStart = { lcpMs: 1_800, tbtMs: 150 };

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 1 : 3);

interface Measured {
  readonly audits: readonly Audit[];
  readonly start: Start;
}

async function measureAll(program: string): Promise<Measured> {
  const data = temporaryFolder();
  const server = await startServer({
    name: 'kora',
    parts: [program],
    folder: data.path,
    environment: { PORT: '0', KORA_DATA_DIR: data.path, LOG_LEVEL: 'warn' },
  });
  const browser = await openBrowser();
  try {
    // The apps of visitors are shown below this name.
    const url = `http://localhost:${server.port}`;
    const start = await measureStart(browser.browser, `${url}/`, rounds);
    const audits: Audit[] = [];
    for (const path of options.quick ? ['/'] : await publicPaths(url)) {
      audits.push(await auditPage(url, path, { port: browser.port, rounds }));
      process.stderr.write('.');
    }
    return { audits, start };
  } finally {
    await browser.close();
    await server.stop();
    data.remove();
  }
}

/** A page that moves its content is a fault even where the score forgives it. */
const mostShift = 0.01;

function isBelow({ scores, cls }: Audit): boolean {
  return cls > mostShift || categories.some((category) => scores[category] < lowestScores[category]);
}

function cells(audit: Audit): Cell[] {
  return [
    audit.path,
    ...categories.map((category) => audit.scores[category]),
    Math.round(audit.lcpMs),
    Math.round(audit.tbtMs),
    Number(audit.cls.toFixed(4)),
    isBelow(audit) ? 'BELOW' : 'ok',
  ];
}

function sizeCells(name: string, { files, kilobytes, brotliKilobytes }: ScriptSize, target: string): Cell[] {
  return [name, files, Math.round(kilobytes), Number(brotliKilobytes.toFixed(1)), target];
}

function peerWords(): string {
  if (peer === undefined || theirs === undefined)
    return 'The peer could not be fetched: there is nothing to compare with.';
  const ratio = theirs.brotliKilobytes / own.brotliKilobytes;
  return `kora loads ${ratio.toFixed(1)} times less than ${peer.name}, an open-source builder of AI agents, whose package carries its built web app.`;
}

const program = freezeServer();
const loadBefore = loadavg()[0] ?? 0;
const { audits, start } = await measureAll(program);
const loadAfter = loadavg()[0] ?? 0;
const web = join(dirname(program), '../web');
const own = scriptsOfDocument(web, 'index.html');
const peer = fetchPeer();
const theirs = peer === undefined ? undefined : scriptsOfDocument(peer.folder, 'index.html');
const isSlow = start.lcpMs > mostOfStart.lcpMs || start.tbtMs > mostOfStart.tbtMs;
const isTooLarge = own.brotliKilobytes > mostKilobytes;

const head = ['page', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'target'];
console.log(`\n${formatTable(head, audits.map(cells))}`);
for (const { path, faults } of audits.filter(isBelow)) console.log(`\n${path}\n  ${faults.join('\n  ')}`);
console.log(`
${formatTable(
  ['start of /', 'LCP ms', 'TBT ms', 'runs after ms', 'target'],
  [
    [
      'on a slow phone',
      Math.round(start.lcpMs),
      Math.round(start.tbtMs),
      Math.round(start.runsMs),
      isSlow ? 'ABOVE' : 'ok',
    ],
  ],
)}

${formatTable(
  ['first page', 'scripts', 'KB', 'KB brotli', 'target'],
  [
    sizeCells('kora /', own, isTooLarge ? 'ABOVE' : 'ok'),
    ...(peer === undefined || theirs === undefined
      ? []
      : [sizeCells(`${peer.name} ${peer.version}`, theirs, '')]),
  ],
)}

Lighthouse with its own settings: a phone, slow mobile data and a slow processor, simulated; of ${rounds} runs the median. Targets:
performance ${lowestScores.performance}, the others 100, no content that moves (CLS ${mostShift}), and ${mostKilobytes} KB of scripts (brotli) for the first page.
The start of / is measured with that network and processor applied, and nobody touching the page: its code runs by itself, and then an example.
Targets: LCP ${mostOfStart.lcpMs} ms, TBT ${mostOfStart.tbtMs} ms.
${peerWords()}
Load of the machine: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after, on ${cpus().length} processors.`);
if (Math.max(loadBefore, loadAfter) > cpus().length)
  console.log('The machine was busy with other work: repeat this on a quiet one before you believe a score.');
writeReport('web', {
  lowestScores,
  mostShift,
  mostKilobytes,
  rounds,
  quick: options.quick,
  loadBefore,
  loadAfter,
  audits,
  mostOfStart,
  start,
  scripts: { kora: own, ...(peer === undefined ? {} : { peer: { ...peer, ...theirs } }) },
});
if (isTooLarge || isSlow || audits.some(isBelow)) process.exitCode = 1;
