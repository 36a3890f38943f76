import { z } from 'zod';
import { blankDraft } from '../../catalog/agent-desk/blank-draft.ts';
import type { Field } from '../../catalog/agent-desk/fields.ts';
import { findWork } from '../../catalog/agent-desk/find-work.ts';
import type { AnyWork } from '../../catalog/agent-desk/work.ts';
import { agents } from '../../catalog/agents.gen.ts';
import { KoraError } from '../../kernel/errors.ts';
import { mayRun } from '../agents/may-run.server.ts';
import { runInThread } from '../agents/run-in-thread.server.ts';
import type { ModelTool } from '../ai/model-port.ts';
import type { Database } from '../db/database.ts';

/** Runs of a model come out the same for the same input. */
const seed = 1;

/** Agents, with the rights of the person: what they may not run at its desk, a model may not run for them. */
export function agentTools(database: Database, userId: string): Record<string, ModelTool> {
  const agent = z.string().max(80);

  async function allowedWork(slug: string): Promise<AnyWork> {
    const work = (await mayRun(database, userId, slug)) ? await findWork(slug) : undefined;
    if (work === undefined)
      throw new KoraError('forbidden', { message: 'There is no such agent for this person.' });
    return work;
  }

  return {
    list_agents: {
      description: 'Lists agents that work something out by a printed method: their slugs and what they do.',
      input: z.object({}),
      async run() {
        const cards = agents.map((entry) => entry.agent);
        const groups = new Map(cards.map(({ group, slug }) => [group, slug]));
        const allowed = new Set<string>();
        for (const [group, slug] of groups) if (await mayRun(database, userId, slug)) allowed.add(group);
        return cards
          .filter(({ group }) => allowed.has(group))
          .map(({ slug, name, job }) => ({ slug, name, job }));
      },
    },
    read_agent_form: {
      description: 'Says what an agent asks for, field by field. Read it before the agent is run.',
      input: z.object({ agent }),
      run: async (input) => {
        const { fields } = await allowedWork((input as { agent: string }).agent);
        return Object.entries(fields).map(([name, field]) => ({ name, ...fieldWords(field) }));
      },
    },
    run_agent: {
      description:
        'Runs an agent. `values` has a value for each field of its form; percentages are in points, days are written 2026-03-31.',
      input: z.object({ agent, values: z.record(z.string(), z.unknown()) }),
      run: async (given, signal) => {
        const { agent: slug, values } = given as { agent: string; values: Record<string, unknown> };
        const work = await allowedWork(slug);
        const answer = await runInThread(
          { agent: slug, input: { ...blankDraft(work), ...values }, seed },
          signal,
        );
        return 'trouble' in answer
          ? { not_done: answer.trouble }
          : { summary: answer.summary, figures: answer.figures, page: `/agents/${slug}` };
      },
    },
  };
}

function fieldWords(field: Field): object {
  const { label, kind, help, optional } = field;
  return {
    label,
    kind,
    ...(help === undefined ? {} : { help }),
    ...(optional === undefined ? {} : { optional }),
    ...('unit' in field ? { unit: field.unit } : {}),
    ...('options' in field ? { options: field.options.map(({ value }) => value) } : {}),
    ...('columns' in field ? { columns: Object.keys(field.columns) } : {}),
  };
}
