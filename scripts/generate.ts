import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { blocksById, filesOf, planFromReading, planWithoutReader } from '../src/engine/generate.ts';
import { judge } from '../src/engine/judge.ts';
import { planProof } from '../src/engine/proof/proof-plan.ts';
import { type ProofReport, proofFaultLines, summarizeProof } from '../src/engine/proof/proof-report.ts';
import { countWishes, servedRequests, wishSummary } from '../src/engine/proof/served-requests.ts';
import { meantText } from '../src/engine/read/judge/judge-description.ts';
import type { QuestionBack } from '../src/engine/read/judge/question.ts';
import type { Reader } from '../src/engine/reader/reader.ts';
import type { AppSpec } from '../src/engine/spec/app-spec.ts';
import { buildSite } from '../src/server/build/build-site.server.ts';
import { openWorkshop } from '../src/server/build/open-workshop.server.ts';
import { proveSite } from '../src/server/build/prove-site.server.ts';
import { sentVendor } from '../src/server/build/serve-site.ts';
import { openReader } from '../src/server/reader/open-reader.server.ts';
import { openTestBrowser } from '../src/testing/app-browser.server.ts';

const usage = `npm run generate -- "what the app is to do" --out folder

  --out folder   where to write the app (app/), the built site (site/), the specification, the proof and pictures
  --file path    take the description from a file
  --no-proof     build it and do not use it in a browser
  --anyway       build it even where a question would come back`;

function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

interface Asked {
  readonly description: string;
  readonly out: string;
  readonly proves: boolean;
  readonly anyway: boolean;
}

function readArguments(): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        file: { type: 'string' },
        'no-proof': { type: 'boolean', default: false },
        anyway: { type: 'boolean', default: false },
      },
    });
    const description = values.file === undefined ? positionals.join(' ') : readFileSync(values.file, 'utf8');
    if (description.trim() === '' || values.out === undefined) return undefined;
    return { description, out: resolve(values.out), proves: !values['no-proof'], anyway: values.anyway };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const stateWords = {
  works: 'works',
  there: 'is there, not tried',
  'not-built': 'not built',
  'not-understood': 'not understood',
};

/** The report as people read it: what holds, what does not, and what became of each request. */
function reportText(spec: AppSpec, report: ProofReport): string {
  const wishes = servedRequests(spec, report);
  const requests = wishes.map(
    ({ request, state, parts }) =>
      `- ${stateWords[state]}: ${request}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
  );
  const cases = report.cases.map(
    ({ ok, size, page, name, ms }) =>
      `- ${ok ? 'holds' : 'FAILS'}: ${page} ${name} (${size}, ${ms.toFixed(0)} ms)`,
  );
  const faults = proofFaultLines(report).map((line) => `- ${line}`);
  return [
    summarizeProof(report),
    `What was asked for: ${wishSummary(countWishes(wishes))}\n${requests.join('\n')}`,
    `What was tried:\n${cases.join('\n')}`,
    ...(faults.length === 0 ? [] : [`What does not hold:\n${faults.join('\n')}`]),
    '',
  ].join('\n\n');
}

/** The plan of a description, or what to ask back of it. */
function planOrAsk(reader: Reader | undefined, description: string, anyway: boolean): AppSpec | QuestionBack {
  const { reading, vector } = reader?.readWithVector(meantText(description)) ?? {};
  const isWord = (word: string) => reader?.knows(word) ?? true;
  const question = judge(description, reading, isWord);
  if (question !== undefined && !(anyway && question.canInsist)) return question;
  return reading === undefined
    ? planWithoutReader(description)
    : planFromReading(reading, { description, isWord, ...(vector === undefined ? {} : { vector }) });
}

function tellQuestion({ text, suggestions, canInsist }: QuestionBack): void {
  console.log([text, ...suggestions.map((one) => `- ${one}`)].join('\n'));
  if (canInsist) console.log('To build it all the same, add --anyway.');
}

async function generate({ description, out, proves, anyway }: Asked): Promise<boolean> {
  const reader = await openReader(pino({ level: 'warn' }))();
  const started = performance.now();
  const spec = planOrAsk(reader, description, anyway);
  if ('suggestions' in spec) {
    tellQuestion(spec);
    return false;
  }
  const files = filesOf(spec);
  const emitted = performance.now();
  write(join(out, 'app'), files);
  write(out, { 'spec.json': `${JSON.stringify(spec, undefined, 2)}\n` });
  console.log(
    `${spec.name}: ${spec.pages.length} pages, ${spec.entities.length} kinds of records, ${Object.keys(files).length} files in ${(emitted - started).toFixed(0)} ms.`,
  );
  const workshop = await openWorkshop(resolve(import.meta.dirname, '..'));
  const building = performance.now();
  const site = await buildSite(files, workshop);
  console.log(`Built in ${(performance.now() - building).toFixed(0)} ms.`);
  write(join(out, 'site'), site.files);
  write(join(out, 'site/vendor'), sentVendor(workshop.vendor));
  if (!proves) return true;
  const browser = openTestBrowser();
  try {
    const { report, screenshots } = await proveSite(
      site,
      planProof(spec, blocksById),
      { browser, workshop },
      { slack: 5, deadlineMs: 300_000 },
    );
    const text = reportText(spec, report);
    write(out, {
      'proof.txt': text,
      'proof.json': `${JSON.stringify(report, undefined, 2)}\n`,
      ...Object.fromEntries(Object.entries(screenshots).map(([size, image]) => [`${size}.webp`, image])),
    });
    console.log(text);
    return report.ok;
  } finally {
    await browser.close();
  }
}

const given = readArguments();
if (given === undefined) {
  console.error(usage);
  process.exitCode = 64;
} else if (!(await generate(given))) process.exitCode = 1;
