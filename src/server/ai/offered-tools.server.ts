import { type ToolSet, tool } from 'ai';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { ModelTool } from './model-port.ts';
import type { WatchedCall } from './watched-call.server.ts';

/** What became of a call of a tool, told beside what the model is answered. */
export type ToolOutcome = { name: string } & ({ ok: true } | { ok: false; why: string });

export interface OfferedTools {
  set: ToolSet;
  /** What happened since it was last asked. */
  outcomes(): ToolOutcome[];
}

/**
 * The tools of one use, as the library wants them. A tool that fails answers the model with words that we chose, since the
 * words of an error may tell what is none of the provider's business.
 */
export function offeredTools(
  tools: Readonly<Record<string, ModelTool>>,
  call: WatchedCall,
  mayRun: () => boolean,
): OfferedTools {
  let happened: ToolOutcome[] = [];
  async function run(name: string, { run: work }: ModelTool, input: unknown): Promise<unknown> {
    if (!mayRun()) return { error: 'No more tools can be used.' };
    try {
      const answer = await call.whileSilent(() => work(input, call.signal));
      happened.push({ name, ok: true });
      return bounded(answer);
    } catch (error) {
      const why = error instanceof KoraError ? error.message : 'The tool failed.';
      happened.push({ name, ok: false, why });
      return { error: why };
    }
  }
  const set: ToolSet = {};
  for (const [name, offered] of Object.entries(tools))
    set[name] = tool({
      description: offered.description,
      inputSchema: offered.input,
      execute: (input: unknown) => run(name, offered, input),
    });
  return {
    set,
    outcomes() {
      const told = happened;
      happened = [];
      return told;
    },
  };
}

function bounded(answer: unknown): unknown {
  const text = typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '');
  const { toolAnswerCharacters: most } = limits.models;
  return text.length <= most ? (answer ?? 'done') : `${text.slice(0, most)} [cut off here]`;
}
