import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proofFaultLines, summarizeProof } from '../src/engine/proof/proof-report.ts';
import { buildSite } from '../src/server/build/build-site.server.ts';
import { openWorkshop } from '../src/server/build/open-workshop.server.ts';
import { proveSite } from '../src/server/build/prove-site.server.ts';
import { sentVendor } from '../src/server/build/serve-site.ts';
import { openTestBrowser } from '../src/testing/app-browser.server.ts';
import { formatFaults, typeFaults } from '../src/testing/app-checks.server.ts';
import { allBlocks, trialOf } from '../src/testing/app-trial.server.ts';

/** Emits, type-checks, builds and proves blocks, and tells what is wrong with them. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    props: { type: 'string' },
    shots: { type: 'string' },
    out: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function keepPicture(id: string, folder: string) {
  return (name: string, size: string, image: Buffer) => {
    const slug = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 60);
    write(folder, { [`${id}-${size}-${slug}.png`]: image });
  };
}

const workshop = await openWorkshop(resolve(import.meta.dirname, '..'));
const browser = openTestBrowser();

async function tryBlock(id: string): Promise<boolean> {
  const found = allBlocks.get(id);
  if (found === undefined) {
    const known = [...allBlocks.keys()].join(', ');
    console.log(`There is no block “${id}”: run “npm run registry”, then choose from ${known}.`);
    return false;
  }
  const { files, plan } = trialOf(
    values.props === undefined ? found : { ...found, example: JSON.parse(values.props) },
  );
  const checks = values.quick ? [[], []] : await Promise.all([typeFaults(files), formatFaults(files)]);
  const started = performance.now();
  const site = await buildSite(files, workshop);
  const buildMs = performance.now() - started;
  const { report } = await proveSite(
    site,
    plan,
    { browser, workshop },
    {
      deadlineMs: 600_000,
      slack: 5,
      ...(values.shots === undefined ? {} : { onPicture: keepPicture(id, values.shots) }),
    },
  );
  const faults = [...checks.flat(), ...proofFaultLines(report)];
  if (plan.cases.length === 0) faults.push('The block has no proof case for its example.');
  const word = faults.length === 0 ? 'GOOD' : 'FAULTY';
  console.log(`\n${word} ${id}: built in ${buildMs.toFixed(0)} ms. ${summarizeProof(report)}`);
  for (const { name, size, ok, ms } of report.cases)
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name} (${size}, ${ms.toFixed(0)} ms)`);
  for (const line of faults) console.log(`  - ${line}`);
  if (values.out !== undefined) {
    write(join(values.out, id, 'app'), files);
    write(join(values.out, id, 'site'), site.files);
    write(join(values.out, id, 'site/vendor'), sentVendor(workshop.vendor));
  }
  return faults.length === 0;
}

try {
  if (positionals.length === 0) console.log(`Name blocks to try: ${[...allBlocks.keys()].join(', ')}`);
  for (const id of positionals) if (!(await tryBlock(id))) process.exitCode = 1;
} finally {
  await browser.close();
}
