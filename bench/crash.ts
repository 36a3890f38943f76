import { freezeBuild } from './crash/freeze-build.ts';
import { fillDiskRounds } from './crash/full-disk-rounds.ts';
import { killWhileStarting, killWhileWriting } from './crash/kill-rounds.ts';
import { whyNoLoopMounts } from './crash/loop-image.ts';
import { cutPowerRounds } from './crash/power-rounds.ts';
import { isSound, type Round } from './crash/round.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { type Cell, formatTable } from './lib/table.ts';

/** Crashes the embedded database in every way we can and counts what it had promised and does not have. */
const options = readOptions(process.argv.slice(2));
const kills = options.rounds ?? (options.quick ? 4 : 30);
const power = {
  control: options.quick ? 1 : 2,
  running: options.rounds ?? (options.quick ? 2 : 12),
  firstStart: options.rounds ?? (options.quick ? 1 : 6),
  starting: options.rounds ?? (options.quick ? 2 : 10),
};
const starts = options.rounds ?? (options.quick ? 2 : 16);
const full = options.quick ? 1 : 2;

const rounds: Round[] = [];

function report(round: Round): void {
  rounds.push(round);
  const { finding } = round;
  const found = finding.opened
    ? `${finding.rows} rows, ${finding.lost} lost, ${finding.halves} half, ${finding.damaged} damaged`
    : `DOES NOT OPEN: ${finding.error}`;
  console.log(
    `${round.part}, after ${Math.round(round.afterMs)} ms, ${round.acknowledged} acknowledged: ${found}${round.note === undefined ? '' : `; ${round.note}`}`,
  );
}

function summaryOf(part: string): Cell[] {
  const mine = rounds.filter((round) => round.part === part);
  const sum = (of: (round: Round) => number) => mine.reduce((total, round) => total + of(round), 0);
  const found = (key: 'lost' | 'halves' | 'damaged' | 'withoutJob') =>
    sum(({ finding }) => (finding.opened ? finding[key] : 0));
  const control = mine.some((round) => round.control);
  const sound = control ? mine.some((round) => !isSound(round)) : mine.every(isSound);
  return [
    part,
    mine.length,
    sum((round) => round.acknowledged),
    found('lost'),
    found('halves'),
    found('damaged'),
    found('withoutJob'),
    sum(({ finding }) => (finding.opened ? 0 : 1)),
    `${sum(({ finding, lockWasLeft }) => (finding.opened && finding.lockIsOurs && lockWasLeft ? 1 : 0))} of ${sum(({ lockWasLeft }) => (lockWasLeft ? 1 : 0))}`,
    sum((round) => round.answeredOnDeadDisk ?? 0),
    control ? (sound ? 'loses, as it must' : 'PROVES NOTHING') : sound ? 'ok' : 'FAILED',
  ];
}

const build = await freezeBuild();
await killWhileWriting(build, kills, report);
await killWhileStarting(build, starts, report);
const notRun = whyNoLoopMounts();
if (notRun === undefined) {
  await cutPowerRounds(build, power, report);
  await fillDiskRounds(build, full, report);
}

const parts = [...new Set(rounds.map((round) => round.part))];
console.log(
  `\n${formatTable(
    [
      'crash',
      'rounds',
      'acknowledged',
      'lost',
      'half',
      'damaged',
      'job missing',
      'not opened',
      'dead locks taken',
      'answered on dead disk',
      'verdict',
    ],
    parts.map(summaryOf),
  )}`,
);
if (notRun !== undefined) console.log(`\nNOT RUN: power cuts and full disk, because ${notRun}.`);
const controls = rounds.filter((round) => round.control);
const faults = [
  ...rounds.filter((round) => !round.control && !isSound(round)),
  ...(controls.length > 0 && controls.every(isSound) ? controls : []),
];
writeReport('crash', { quick: options.quick, notRun: notRun ?? null, faults: faults.length, rounds });
if (faults.length > 0) process.exitCode = 1;
