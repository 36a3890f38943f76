import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest, judgeSuite, oneFailed, onePassed } from './counts.ts';
import { ensureBrowser, ensurePostgres } from './ensure-tools.ts';
import { runCommand } from './run-command.ts';

export interface Surroundings {
  readonly root: string;
  /** Where suites leave their reports. */
  readonly reports: string;
  /** Words after the part on the command line, for the suite's own program. */
  readonly more: readonly string[];
  readonly failedBefore: ReadonlySet<string>;
}

export interface Outcome extends Counts {
  /** What to show when it failed and was not shown while it ran. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  /** The parts of `npm run test:<part>` that hold it. */
  readonly parts: readonly string[];
  /** A suite shows its output while it runs and runs alone; a check is quiet and runs beside others. */
  readonly sort: 'check' | 'suite';
  run(around: Surroundings): Promise<Outcome>;
}

const node = process.execPath;
const tool = (name: string) => `node_modules/.bin/${name}`;

function check(name: string, parts: readonly string[], command: readonly [string, ...string[]]): Step {
  return {
    name,
    parts,
    sort: 'check',
    async run({ root }) {
      const { exitCode, output } = await runCommand(command, { cwd: root, live: false });
      return { ...(exitCode === 0 ? onePassed : oneFailed), output };
    },
  };
}

function vitest(name: string, project: string, before: () => Promise<unknown> = async () => undefined): Step {
  return {
    name,
    parts: [project],
    sort: 'suite',
    async run({ root, reports, more }) {
      await before();
      const report = join(reports, `${project}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const { exitCode } = await runCommand(
        [tool('vitest'), 'run', '--project', project, ...reporters, ...more],
        { cwd: root, live: true },
      );
      return { ...judgeSuite(readCounts(report, countVitest), exitCode), output: '' };
    },
  };
}

const build = check('build', ['e2e'], [node, '--import', 'tsx', 'scripts/build.ts']);

const journeys: Step = {
  name: 'journeys in Chromium',
  parts: ['e2e'],
  sort: 'suite',
  async run({ root, reports, more, failedBefore }) {
    if (failedBefore.has(build.name)) return { ...oneFailed, output: 'Not run, because the build failed.' };
    const report = join(reports, 'journeys.json');
    const environment = { CHROMIUM_PATH: await ensureBrowser(), KORA_JOURNEY_REPORT: report };
    const { exitCode } = await runCommand([tool('playwright'), 'test', ...more], {
      cwd: root,
      environment,
      live: true,
    });
    return { ...judgeSuite(readCounts(report, countPlaywright), exitCode), output: '' };
  },
};

/** Freshness of the registry is asked first, because the build mends it. */
export const steps: readonly Step[] = [
  check('registry is fresh', ['boundaries'], [node, '--import', 'tsx', 'scripts/registry.ts', '--check']),
  build,
  check('types: shared', ['types'], [tool('tsc'), '-p', 'tsconfig.shared.json']),
  check('types: server', ['types'], [tool('tsc'), '-p', 'tsconfig.server.json']),
  check('types: web', ['types'], [tool('tsc'), '-p', 'tsconfig.web.json']),
  check('types: library of generated apps', ['types'], [tool('tsc'), '-p', 'tsconfig.library.json']),
  check('lint', ['lint'], [tool('oxlint')]),
  check(
    'format',
    ['lint'],
    [tool('biome'), 'ci', process.stdout.isTTY ? '--colors=force' : '--colors=off', '.'],
  ),
  check(
    'no unused files or packages',
    ['lint'],
    [
      tool('knip'),
      '--no-progress',
      '--no-config-hints',
      '--include',
      'files,dependencies,unlisted,unresolved',
    ],
  ),
  check('import boundaries', ['boundaries'], [node, '--import', 'tsx', 'scripts/boundaries.ts']),
  vitest('unit tests', 'unit'),
  vitest('web tests', 'web'),
  vitest('database tests on both engines', 'db', ensurePostgres),
  journeys,
];

function readCounts(path: string, count: (report: unknown) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
