import { basename, dirname } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { AgentResult } from '../src/catalog/agent-desk/result.ts';
import type { AnyWork } from '../src/catalog/agent-desk/work.ts';

const asked = /\/src\/catalog\/(?:agents|builders)\/[^/]+\/work\.ts\?example$/;
/** The seed of every example: the same bytes in every build. */
const exampleSeed = 1;

export interface AgentExample {
  readonly starter: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly result: AgentResult;
}

/**
 * Makes a module of the first starter of an agent or a builder and of what comes out of it, for `work.ts?example`. It is worked
 * out at build, so that its page shows a whole result before anything has run in the browser.
 */
export function agentExample(): Plugin {
  return {
    name: 'kora-agent-example',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      async handler(id) {
        const file = id.replace(/\?example$/, '');
        const example = await workOut(file);
        return {
          code: `export const example = ${JSON.stringify(example).replaceAll('\u2028', '\\u2028')};\n`,
          moduleType: 'js',
        };
      },
    },
  };
}

async function workOut(file: string): Promise<AgentExample> {
  const slug = basename(dirname(file));
  const runner = `${dirname(dirname(dirname(file)))}/agent-desk/run-work.ts`;
  const bundle = await build({
    stdin: {
      contents: `export { work } from ${JSON.stringify(file)}; export { runWork } from ${JSON.stringify(runner)};`,
      resolveDir: dirname(file),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(bundle.outputFiles[0]?.contents ?? new Uint8Array()).toString('base64');
  const { work, runWork } = (await import(`data:text/javascript;base64,${code}`)) as {
    work: AnyWork;
    runWork: typeof import('../src/catalog/agent-desk/run-work.ts').runWork;
  };
  const starter = work.starters[0];
  if (starter === undefined) throw new Error(`${slug}: it has no starter.`);
  const { result, faults } = await runWork(work, starter.input, { seed: exampleSeed });
  if (result === undefined) throw new Error(`${slug}: its first starter does not run: ${faults[0]?.message}`);
  return { starter: starter.name, input: starter.input, seed: exampleSeed, result };
}
