import { get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { testBrowserPath } from '../src/testing/app-browser.server.ts';
import { showGoals } from './lib/goals.ts';
import { percentile } from './lib/percentiles.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { temporaryFolder } from './lib/temporary-folder.ts';
import { descriptions } from './pipeline/descriptions.ts';
import { type KoraClient, signUp } from './pipeline/kora-client.ts';
import { memoryMiB } from './pipeline/process-memory.ts';
import { describeUpscaling, isUpscalingWorse, measureUpscaling } from './pipeline/upscaling.ts';
import { freezeServer } from './wire/freeze-server.ts';
import { startServer } from './wire/server-process.ts';

/** From a description to an app that was proved and photographed, over HTTP as a browser asks for it. */
const targets = { completedP50: 2_500, completedP95: 6_000, previewP50: 700 };

interface Generation {
  readonly description: string;
  /** Until its start page was answered on its own origin. */
  readonly previewMs: number;
  readonly completedMs: number;
  readonly success: boolean;
  readonly appId: string;
}

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 1 : 3);

async function generate(client: KoraClient, port: number, description: string): Promise<Generation> {
  let completedMs = Number.NaN;
  let success = false;
  let appId = '';
  const started = performance.now();
  let opened: Promise<number> | undefined;
  await client.follow('generate-app', { appName: 'Bench', prompt: description }, (event, data, ms) => {
    const url = data['previewUrl'];
    if (event === 'progress' && typeof url === 'string' && opened === undefined)
      opened = visit(port, new URL(url).host);
    if (event !== 'result') return;
    completedMs = ms;
    success = data['success'] === true;
    appId = (data['app'] as { id?: string } | undefined)?.id ?? '';
  });
  const previewMs = ((await opened) ?? Number.NaN) - started;
  return { description, previewMs, completedMs, success, appId };
}

/** Answers with the moment at which the whole page was there. */
function visit(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers: { host } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(performance.now()) : reject(new Error('There is no preview.')),
      );
    }).on('error', reject);
  });
}

function rowOf(name: string, all: readonly Generation[], seconds: number): (string | number)[] {
  const times = (of: (one: Generation) => number) => all.map(of);
  const ms = (values: readonly number[], share: number) => Math.round(percentile(values, share));
  const preview = times(({ previewMs }) => previewMs);
  const completed = times(({ completedMs }) => completedMs);
  return [
    name,
    all.length,
    all.filter(({ success }) => success).length,
    ms(preview, 0.5),
    ms(preview, 0.95),
    ms(completed, 0.5),
    ms(completed, 0.95),
    Number((all.length / seconds).toFixed(2)),
  ];
}

const program = freezeServer();
const folder = temporaryFolder();
const loadBefore = loadavg()[0] ?? 0;
const server = await startServer({
  name: 'kora',
  parts: [program],
  folder: folder.path,
  environment: {
    PORT: '0',
    KORA_DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    CHROMIUM_PATH: await testBrowserPath(),
  },
});
const client = await signUp(`http://127.0.0.1:${server.port}`);
// The first one starts the workers and the browser.
const cold = await generate(client, server.port, descriptions[0] ?? '');
const wanted = Array.from({ length: rounds }, () => descriptions).flat();

let started = performance.now();
const alone: Generation[] = [];
for (const description of wanted) alone.push(await generate(client, server.port, description));
const aloneSeconds = (performance.now() - started) / 1_000;
const memoryAlone = memoryMiB(server.pid);

started = performance.now();
const together: Generation[] = [];
let memoryTogether = 0;
const watch = setInterval(() => {
  memoryTogether = Math.max(memoryTogether, memoryMiB(server.pid));
}, 250);
const waiting = [...wanted];
await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      together.push(await generate(client, server.port, next));
  }),
);
clearInterval(watch);
const togetherSeconds = (performance.now() - started) / 1_000;

const pictured = alone.find(({ success }) => success);
const upscaling = pictured === undefined ? undefined : await measureUpscaling(client, pictured);
await server.stop();
folder.remove();

console.log(
  `\n${formatTable(
    ['generations', 'apps', 'completed', 'preview p50', 'p95', 'completed p50', 'p95', 'apps/s'],
    [
      rowOf('the very first', [cold], cold.completedMs / 1_000),
      rowOf('one at a time', alone, aloneSeconds),
      rowOf('8 at once', together, togetherSeconds),
    ],
  )}`,
);
const figure = (of: (one: Generation) => number, share: number) => percentile(alone.map(of), share);
const isMet = showGoals([
  { name: 'preview p50', value: figure(({ previewMs }) => previewMs, 0.5), atMost: targets.previewP50 },
  {
    name: 'completed p50',
    value: figure(({ completedMs }) => completedMs, 0.5),
    atMost: targets.completedP50,
  },
  {
    name: 'completed p95',
    value: figure(({ completedMs }) => completedMs, 0.95),
    atMost: targets.completedP95,
  },
]);
console.log(`
Milliseconds from the request; preview: until the start page was answered on the app's own origin, completed: proved in both
sizes and photographed. Limits: preview ${targets.previewP50} ms, completed ${targets.completedP50} ms (p50) and ${targets.completedP95} ms (p95).
Memory of the server with its workers and its browser: ${memoryAlone} MiB one at a time, at most ${memoryTogether} MiB with 8 at once.
${upscaling === undefined ? 'No picture was enlarged: no app was completed.' : describeUpscaling(upscaling)}
Load of the machine: ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after, on ${cpus().length} processors.`);
writeReport('pipeline', {
  targets,
  rounds,
  cold,
  alone,
  together,
  memoryAlone,
  memoryTogether,
  upscaling,
});
const failed = [...alone, ...together].filter(({ success }) => !success);
for (const { description } of failed) console.log(`Not completed: ${description}`);
if (failed.length > 0 || upscaling === undefined || isUpscalingWorse(upscaling) || !isMet)
  process.exitCode = 1;
