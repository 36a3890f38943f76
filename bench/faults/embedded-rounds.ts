import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/testing/free-port.server.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { type KoraClient, signUp } from '../pipeline/kora-client.ts';
import { type ServerProcess, startServer } from '../wire/server-process.ts';
import { type Findings, findFaults, type Round } from './findings.ts';
import { generate, noteEnd } from './generate.ts';
import { killBelow } from './processes.ts';

type Fault = 'server' | 'browser' | 'build worker';

/** A generation takes about this long: the fault comes at any point of it. */
const spanMs = 4_000;

/** So many generations are under way, each at another point, when a server is killed. */
const atOnce: Readonly<Record<Fault, number>> = { server: 4, browser: 1, 'build worker': 1 };

async function roundOf(
  fault: Fault,
  from: number,
  count: number,
  client: KoraClient,
  breakOne: (fault: Fault) => Promise<boolean>,
): Promise<Round[]> {
  const afterMs = Math.round(Math.random() * spanMs);
  const results = Array.from({ length: count }, async (_, index) => {
    // The first begins now, the others at any time until the fault.
    await sleep(index === 0 ? 0 : Math.random() * afterMs);
    return generate(client, `${fault} ${from + index}`.replaceAll(' ', '-'), from + index);
  });
  await sleep(afterMs);
  const hit = await breakOne(fault);
  return (await Promise.all(results)).map((ended) => {
    noteEnd(ended);
    return { fault, afterMs, hit, ended };
  });
}

/** One process with the embedded engine: it is killed and started again, or what it has started is killed. */
export async function embeddedRounds(
  program: string,
  browser: string,
  counts: Readonly<Record<Fault, number>>,
): Promise<{ rounds: Round[]; found: Findings }> {
  const folder = temporaryFolder();
  const port = await freePort();
  const start = () =>
    startServer({
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
  let server: ServerProcess = await start();
  const client: KoraClient = await signUp(`http://127.0.0.1:${port}`);
  const rounds: Round[] = [];
  const breakOne = async (fault: Fault): Promise<boolean> => {
    if (fault !== 'server') return killBelow(server.pid, fault === 'browser' ? 'chrom' : 'build-worker') > 0;
    await server.kill();
    server = await start();
    return true;
  };
  for (const fault of ['server', 'browser', 'build worker'] as const)
    while (rounds.filter((one) => one.fault === fault).length < counts[fault]) {
      const done = rounds.filter((one) => one.fault === fault).length;
      rounds.push(
        ...(await roundOf(fault, done, Math.min(atOnce[fault], counts[fault] - done), client, breakOne)),
      );
    }
  const found = await findFaults(client, rounds);
  await server.stop();
  folder.remove();
  return { rounds, found };
}
