import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { testBrowserPath } from '../src/testing/app-browser.server.ts';
import { killBelow } from './faults/processes.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { descriptions } from './pipeline/descriptions.ts';
import { type KoraClient, signUp } from './pipeline/kora-client.ts';
import { freezeServer } from './wire/freeze-server.ts';
import { type ServerProcess, startServer } from './wire/server-process.ts';

/** Breaks things in the middle of generations: afterwards each app is there once, and each has ended. */
type Fault = 'server' | 'browser' | 'build worker';

interface Round {
  readonly fault: Fault;
  readonly afterMs: number;
  readonly hit: boolean;
  readonly ended: string;
}

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 3 : 50);
const others = options.quick ? 1 : 10;
/** A generation takes about this long: the fault comes at any point of it. */
const spanMs = 4_000;

const program = freezeServer();
const folder = temporaryFolder();
const port = await freePort();
const browser = await testBrowserPath();

function start(): Promise<ServerProcess> {
  return startServer({
    name: 'kora',
    parts: [program],
    folder: folder.path,
    environment: {
      PORT: String(port),
      KORA_DATA_DIR: folder.path,
      LOG_LEVEL: 'fatal',
      CHROMIUM_PATH: browser,
    },
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Asks until there is an answer, with the same key: a client whose answer was lost does no less. */
async function generate(client: KoraClient, name: string, index: number): Promise<string> {
  const prompt = descriptions[index % descriptions.length] ?? '';
  for (;;) {
    let ended = '';
    try {
      await client.follow(
        'generate-app',
        { appName: name, prompt },
        (event, data) => {
          if (event === 'result') ended = data['success'] === true ? 'completed' : String(data['error']);
        },
        name,
      );
      if (ended !== '') return ended;
    } catch {
      // The server is down, or died while it answered.
    }
    await sleep(300);
  }
}

let server = await start();
const client = await signUp(`http://127.0.0.1:${port}`);
const done: Round[] = [];

async function round(fault: Fault, index: number): Promise<void> {
  const afterMs = Math.round(Math.random() * spanMs);
  const name = `${fault} ${index}`.replace(' ', '-');
  const result = generate(client, name, index);
  await sleep(afterMs);
  let hit = true;
  if (fault === 'server') {
    await server.kill();
    server = await start();
  } else hit = killBelow(server.pid, fault === 'browser' ? 'chrom' : 'build-worker') > 0;
  const ended = await result;
  done.push({ fault, afterMs, hit, ended });
  process.stderr.write(ended === 'completed' ? '.' : 'f');
}

for (let index = 0; index < rounds; index += 1) await round('server', index);
for (let index = 0; index < others; index += 1) await round('browser', index);
for (let index = 0; index < others; index += 1) await round('build worker', index);

const apps = (await client.read(
  'apps?select=app_name,builds(build_status),app_versions(status)&limit=1000',
)) as {
  app_name: string;
  builds: { build_status: string };
  app_versions: { status: string }[];
}[];
await server.stop();
folder.remove();

const names = apps.map(({ app_name }) => app_name);
const found = {
  lost: done.length - new Set(names).size,
  doubled: names.length - new Set(names).size,
  stuck: apps.filter(
    ({ builds, app_versions }) =>
      !['completed', 'failed'].includes(builds.build_status) ||
      app_versions.some(({ status }) => status !== 'completed' && status !== 'failed'),
  ).length,
  untrue: apps.filter(
    ({ builds, app_versions }) =>
      (builds.build_status === 'completed') !== app_versions.some(({ status }) => status === 'completed'),
  ).length,
};
console.log(
  `\n\n${formatTable(
    ['killed', 'generations', 'hit', 'completed', 'failed with a reason'],
    (['server', 'browser', 'build worker'] as const).map((fault) => {
      const mine = done.filter((one) => one.fault === fault);
      return [
        fault,
        mine.length,
        mine.filter(({ hit }) => hit).length,
        mine.filter(({ ended }) => ended === 'completed').length,
        mine.filter(({ ended }) => ended !== 'completed').length,
      ];
    }),
  )}`,
);
console.log(
  `\nOf ${done.length} generations: ${found.lost} lost, ${found.doubled} doubled, ${found.stuck} stuck, ${found.untrue} with a state that is not true.`,
);
for (const { fault, afterMs, ended } of done.filter((one) => one.ended !== 'completed'))
  console.log(`${fault} killed after ${afterMs} ms: ${ended.split('\n')[0] ?? ''}`);
writeReport('faults', { rounds: done, found });
if (Object.values(found).some((count) => count > 0)) process.exitCode = 1;
