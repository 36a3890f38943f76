import { cpus, loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { runWork } from '../src/catalog/agent-desk/run-work.ts';
import type { AnyWork } from '../src/catalog/agent-desk/work.ts';
import { agents } from '../src/catalog/agents.gen.ts';
import { type Goal, showGoals } from './lib/goals.ts';
import { median, percentile } from './lib/percentiles.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { scriptsOfDocument } from './web/script-size.ts';

/** How long each agent takes for its starters, and how much code its page brings for it. */
const mostMs = 300;
const mostSimulationMs = 2_000;
const mostKilobytes = 60;
const tail = 0.95;
/** Built before: `npm run build`. */
const site = 'dist/web';

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 5 : 30);

async function measure(slug: string, work: AnyWork) {
  const times: number[] = [];
  let simulates = false;
  for (const { input } of work.starters)
    for (let round = 0; round <= rounds; round += 1) {
      const began = performance.now();
      await runWork(work, input, {
        seed: round,
        progress: () => {
          simulates = true;
        },
      });
      // The first run of a starter compiles it.
      if (round > 0) times.push(performance.now() - began);
    }
  return { slug, simulates, p50: median(times), p95: percentile(times, tail), kilobytes: await weight(slug) };
}

/** What the page of an agent loads beyond a page of text, before its first run: the desk, and what the form is made of. */
async function weight(slug: string): Promise<number> {
  const shell = scriptsOfDocument(site, 'terms/index.html').brotliKilobytes;
  const page = scriptsOfDocument(site, `agents/${slug}/index.html`).brotliKilobytes;
  return page - shell + (await formKilobytes(slug));
}

/** Without what is imported when it is asked for, such as the work itself. */
async function formKilobytes(slug: string): Promise<number> {
  const entry = `src/catalog/agents/${slug}/work.ts`;
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'agent',
  });
  const first = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0];
  const wanted = new Set(first === undefined ? [] : [first]);
  for (const path of wanted)
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') wanted.add(imported);
  const packed = outputFiles
    .filter(({ path }) => [...wanted].some((name) => path.endsWith(name)))
    .map(({ contents }) => brotliCompressSync(contents).length);
  return packed.reduce((sum, length) => sum + length, 0) / 1_000;
}

const load = loadavg()[0] ?? 0;
const measured = [];
for (const { agent, load: loadWork } of agents)
  measured.push(await measure(agent.slug, (await loadWork()).work as unknown as AnyWork));

console.log(
  formatTable(
    ['agent', 'p50 ms', 'p95 ms', 'of its limit', 'page KB (br)'],
    measured.map(({ slug, p50, p95, simulates, kilobytes }) => [
      slug,
      p50.toFixed(1),
      p95.toFixed(1),
      `${((p95 / (simulates ? mostSimulationMs : mostMs)) * 100).toFixed(0)} %`,
      kilobytes.toFixed(1),
    ]),
  ),
);
const goals: Goal[] = measured.flatMap(({ slug, p95, simulates, kilobytes }) => [
  { name: `${slug}: p95`, value: p95, atMost: simulates ? mostSimulationMs : mostMs },
  { name: `${slug}: page`, value: kilobytes, atMost: mostKilobytes },
]);
writeReport('agents', { cpus: cpus().length, load, rounds, measured });
if (!showGoals(goals)) process.exitCode = 1;
