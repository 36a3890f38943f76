import { testBrowserPath } from '../src/testing/app-browser.server.ts';
import { clusterRounds } from './faults/cluster-rounds.ts';
import { embeddedRounds } from './faults/embedded-rounds.ts';
import type { Round } from './faults/findings.ts';
import { fullDiskRound } from './faults/full-disk-round.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { freezeServer } from './wire/freeze-server.ts';

/** Breaks things in the middle of generations: afterwards each app is there once, each has ended, and none by our fault. */
const options = readOptions(process.argv.slice(2));
const generations = options.rounds ?? (options.quick ? 6 : 50);
/** Most of them lose their server; the others the worker. */
const worker = Math.max(2, Math.round(generations / 5));
const others = options.quick ? 1 : 5;

const program = freezeServer();
const browser = await testBrowserPath();
const embedded = await embeddedRounds(program, browser, {
  server: generations - worker,
  browser: others,
  'build worker': others,
});
const cluster = await clusterRounds(program, browser, { worker, database: others });
const disk = await fullDiskRound(program, browser);

const rounds: Round[] = [...embedded.rounds, ...cluster.rounds];
const found = {
  lost: embedded.found.lost + cluster.found.lost,
  doubled: embedded.found.doubled + cluster.found.doubled,
  stuck: embedded.found.stuck + cluster.found.stuck,
  untrue: embedded.found.untrue + cluster.found.untrue,
};
console.log(
  `\n\n${formatTable(
    ['broken', 'generations', 'hit', 'completed', 'failed with a reason'],
    [...new Set(rounds.map(({ fault }) => fault))].map((fault) => {
      const mine = rounds.filter((one) => one.fault === fault);
      const completed = mine.filter(({ ended }) => ended === 'completed').length;
      return [fault, mine.length, mine.filter(({ hit }) => hit).length, completed, mine.length - completed];
    }),
  )}`,
);
console.log(
  `\nOf ${rounds.length} generations: ${found.lost} lost, ${found.doubled} doubled, ${found.stuck} stuck, ${found.untrue} with a state that is not true.`,
);
const failed = rounds.filter(({ ended }) => ended !== 'completed');
for (const { fault, afterMs, ended } of failed)
  console.log(`${fault} broken after ${afterMs} ms: ${ended.split('\n')[0] ?? ''}`);
if (disk !== undefined)
  console.log(
    `Full disk: "${disk.whileFull.split('\n')[0] ?? ''}" after ${disk.whileFullMs} ms; with room again: ${disk.after.join(', ')}.`,
  );
writeReport('faults', { rounds, found, disk });
const isWell =
  failed.length === 0 &&
  Object.values(found).every((count) => count === 0) &&
  (disk === undefined || disk.after.at(-1) === 'completed');
if (!isWell) process.exitCode = 1;
