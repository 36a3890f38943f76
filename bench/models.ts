import { loadavg } from 'node:os';
import { pino } from 'pino';
import { useModel } from '../src/server/ai/connections/use-model.server.ts';
import { openModelNetwork } from '../src/server/ai/model-network.server.ts';
import type { ModelPort } from '../src/server/ai/model-port.ts';
import { type ModelProvider, modelProviders } from '../src/server/ai/model-settings.ts';
import { openModel } from '../src/server/ai/open-model.server.ts';
import { addPerson } from '../src/testing/database/people.server.ts';
import { generatorContent, generatorScenarios } from '../src/testing/scripted-model/generator-script.ts';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../src/testing/scripted-model/start-scripted-model.server.ts';
import { startTestServer } from '../src/testing/server/start-test-server.server.ts';
import { type Goal, showGoals } from './lib/goals.ts';
import { median, percentile } from './lib/percentiles.ts';
import { readOptions } from './lib/read-options.ts';
import { writeReport } from './lib/report-file.ts';
import { formatTable } from './lib/table.ts';
import { bareFirstWord, ourFirstWord } from './models/first-word.ts';
import { countGenerations } from './models/generations.ts';
import { countUses } from './models/uses.ts';

/** What comes between a model and a person because of us, beside a request without us, in the same run. */
const mostOverheadMs = 50;
const tail = 0.95;
/** Uses of the month that the limits are weighed against. */
const formerUses = 2_000;

const options = readOptions(process.argv.slice(2));
const rounds = options.rounds ?? (options.quick ? 20 : 200);
const load = loadavg()[0] ?? 0;
const log = pino({ level: 'silent' });
const network = openModelNetwork();
const model = await startScriptedModel();

function settingsFor(server: ScriptedModel, provider: ModelProvider, name: string) {
  const baseUrl = provider === 'ollama' ? server.url : `${server.url}/v1`;
  return { provider, model: name, baseUrl, apiKey: 'key', reach: 'anywhere' } as const;
}

interface Line {
  readonly way: string;
  readonly bare: { p50: number; p95: number };
  readonly ours: { p50: number; p95: number };
  readonly overhead: number;
}

/** Both take turns, so that what else the machine does falls on both. */
async function measure(way: string, provider: ModelProvider, open: () => Promise<ModelPort>): Promise<Line> {
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const bareMs = await bareFirstWord(model.url, provider, 'good-plan');
    const begin = performance.now();
    const port = await open();
    const openMs = performance.now() - begin;
    const ourMs = openMs + (await ourFirstWord(port));
    // The first rounds compile both sides.
    if (round < 0) continue;
    bare.push(bareMs);
    ours.push(ourMs);
  }
  const figures = (times: readonly number[]) => ({ p50: median(times), p95: percentile(times, tail) });
  const line = { way, bare: figures(bare), ours: figures(ours) };
  return { ...line, overhead: line.ours.p50 - line.bare.p50 };
}

async function measureWithLimits(): Promise<Line> {
  const server = await startTestServer({
    AI_PROVIDER: 'compatible',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'good-plan',
  });
  try {
    const { database } = server.services;
    const { id: userId } = await addPerson(database);
    await database.tx('service_role', {}, async (tx) => {
      await tx.query(
        "insert into model_limits (id, scope, month_tokens) values (gen_random_uuid(), 'each', 100000000)",
      );
      await tx.query(
        `insert into model_usage (id, user_id, source, model, kind, settled, tokens_in, tokens_out)
         select gen_random_uuid(), $1, 'settings', 'm', 'ask', true, 100, 100 from generate_series(1, $2::int)`,
        [userId, formerUses],
      );
    });
    return await measure('compatible, within limits, embedded database', 'compatible', async () => {
      const choice = await useModel(server.services, { userId, kind: 'ask' });
      if (!choice.ok) throw new Error(choice.fault.message);
      return choice.port;
    });
  } finally {
    await server.close();
  }
}

const lines: Line[] = [];
for (const provider of modelProviders)
  lines.push(
    await measure(provider, provider, async () =>
      openModel(settingsFor(model, provider, 'good-plan'), { network, log }),
    ),
  );
lines.push(await measureWithLimits());
const fresh = await startScriptedModel();
const planner = await startScriptedModel({ content: generatorContent, more: generatorScenarios });
const uses = await countUses((name) =>
  openModel(settingsFor(fresh, 'compatible', name), { network, log, retry: { firstWaitMs: 10 } }),
);
const generations = await countGenerations((name) =>
  openModel(settingsFor(planner, 'compatible', name), { network, log, retry: { firstWaitMs: 10 } }),
);
await network.close();
await Promise.all([model.stop(), fresh.stop(), planner.stop()]);

const shown = (ms: number) => ms.toFixed(1);
console.log(
  formatTable(
    ['first word by', 'bare p50 ms', 'p95', 'ours p50 ms', 'p95', 'later by ms'],
    lines.map(({ way, bare, ours, overhead }) => [
      way,
      shown(bare.p50),
      shown(bare.p95),
      shown(ours.p50),
      shown(ours.p95),
      shown(overhead),
    ]),
  ),
);
console.log('');
console.log(
  formatTable(
    ['use', 'asked', 'requests', 'tokens in', 'tokens out', 'outcome'],
    [...uses, ...generations].map(({ name, calls, usage, outcome }) => [
      name,
      calls,
      usage.requests,
      usage.inputTokens,
      usage.outputTokens,
      outcome,
    ]),
  ),
);
const goals: Goal[] = lines.map(({ way, overhead }) => ({
  name: `first word later, ${way}`,
  value: Math.max(0, overhead),
  atMost: mostOverheadMs,
}));
writeReport('models', { rounds, load, formerUses, lines, uses, generations });
process.exitCode = showGoals(goals) ? 0 : 1;
