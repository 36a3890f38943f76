import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { articles } from '../src/catalog/articles.gen.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { type Audit, auditPage, type Category, categories } from './web/audit-page.ts';
import { fetchPeer } from './web/fetch-peer.ts';
import { openBrowser } from './web/open-browser.ts';
import { scriptsOfDocument } from './web/script-size.ts';
import { freezeServer } from './wire/freeze-server.ts';
import { startServer } from './wire/server-process.ts';

/** The public site as Lighthouse sees it on a phone, and how much code its first page loads beside a peer's. */
const lowestScores: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const mostKilobytes = 160;

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 1 : 3);
const article = `/blog/${articles[0]?.slug ?? ''}`;
const paths = options.quick ? ['/'] : ['/', '/blog', article, '/plans', '/support', '/auth'];

async function auditAll(program: string): Promise<Audit[]> {
  const data = temporaryFolder();
  const server = await startServer({
    name: 'kora',
    parts: [program],
    folder: data.path,
    environment: { PORT: '0', KORA_DATA_DIR: data.path, LOG_LEVEL: 'warn' },
  });
  const browser = await openBrowser();
  try {
    const audits: Audit[] = [];
    for (const path of paths) {
      audits.push(await auditPage(`http://127.0.0.1:${server.port}`, path, { port: browser.port, rounds }));
      process.stderr.write('.');
    }
    return audits;
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

const program = freezeServer();
const loadBefore = loadavg()[0] ?? 0;
const audits = await auditAll(program);
const loadAfter = loadavg()[0] ?? 0;
const web = join(dirname(program), '../web');
const own = scriptsOfDocument(web, 'index.html');
const peer = fetchPeer();
const theirs = scriptsOfDocument(peer.folder, 'index.html');
const ratio = theirs.brotliKilobytes / own.brotliKilobytes;
const isTooLarge = own.brotliKilobytes > mostKilobytes;

const head = ['page', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'target'];
console.log(`\n${formatTable(head, audits.map(cells))}`);
for (const { path, faults } of audits.filter(isBelow)) console.log(`\n${path}\n  ${faults.join('\n  ')}`);
console.log(`
${formatTable(
  ['first page', 'scripts', 'KB', 'KB brotli', 'target'],
  [
    [
      'kora /',
      own.files,
      Math.round(own.kilobytes),
      Number(own.brotliKilobytes.toFixed(1)),
      isTooLarge ? 'ABOVE' : 'ok',
    ],
    [
      `${peer.name} ${peer.version}`,
      theirs.files,
      Math.round(theirs.kilobytes),
      Number(theirs.brotliKilobytes.toFixed(1)),
      '',
    ],
  ],
)}

Lighthouse with its own settings: a phone, slow mobile data and a slow processor, simulated; of ${rounds} runs the median. Targets:
performance ${lowestScores.performance}, the others 100, no content that moves (CLS ${mostShift}), and ${mostKilobytes} KB of scripts (brotli) for the first page.
kora loads ${ratio.toFixed(1)} times less than ${peer.name}, an open-source builder of AI agents, whose package carries its built web app.
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
  scripts: { kora: own, peer: { name: peer.name, version: peer.version, ...theirs }, ratio },
});
if (isTooLarge || audits.some(isBelow)) process.exitCode = 1;
