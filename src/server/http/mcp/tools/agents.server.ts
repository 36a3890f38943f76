import { z } from 'zod';
import type { ColumnField, Field } from '../../../../catalog/agent-desk/fields.ts';
import { findWork } from '../../../../catalog/agent-desk/find-work.ts';
import { agentGroups } from '../../../../catalog/agent-groups.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import { KoraError } from '../../../../kernel/errors.ts';
import { mayRun } from '../../../agents/may-run.server.ts';
import { runInThread } from '../../../agents/run-in-thread.server.ts';
import { defineTool, looking } from '../define-tool.ts';
import { limitUse } from '../limit-use.server.ts';

const agentName = z
  .string()
  .max(80)
  .describe('The name of an agent as list_agents tells it, such as loan-desk.');

export const listAgents = defineTool({
  name: 'list_agents',
  title: 'List agents',
  description: 'Lists the agents, each with its job, what it hands over, and whether the person may run it.',
  scope: 'agents:run',
  annotations: looking,
  input: z.object({}),
  output: z.object({
    agents: z.array(
      z.object({
        agent: z.string(),
        name: z.string(),
        group: z.string(),
        job: z.string(),
        hands_over: z.array(z.string()),
        may_run: z.boolean(),
        address: z.string(),
      }),
    ),
  }),
  async run({ call, userId }) {
    const open = new Map<string, boolean>();
    for (const { agent } of agents)
      if (!open.has(agent.group))
        open.set(agent.group, await mayRun(call.services.database, userId, agent.slug));
    return {
      agents: agents.map(({ agent }) => ({
        agent: agent.slug,
        name: agent.name,
        group: agentGroups.find(({ id }) => id === agent.group)?.name ?? agent.group,
        job: agent.job,
        hands_over: [...agent.handsOver],
        may_run: open.get(agent.group) === true,
        address: `${call.auth.siteUrl}/agents/${agent.slug}`,
      })),
    };
  },
});

const column = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  help: z.string().optional(),
  optional: z.boolean(),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  choices: z.array(z.string()).optional().describe('The values that it takes.'),
});

export const readAgent = defineTool({
  name: 'read_agent',
  title: 'Look at an agent',
  description:
    'Tells what an agent asks for, field by field, with a whole example of an input, and by which method it works.',
  scope: 'agents:run',
  annotations: looking,
  input: z.object({ agent: agentName }),
  output: z.object({
    agent: z.string(),
    fields: z.array(
      column.extend({ columns: z.array(column).optional().describe('Of a table: what each row holds.') }),
    ),
    example: z
      .record(z.string(), z.unknown())
      .describe('An input that run_agent takes. Percentages are in points: 8 means 8 %.'),
    method: z.string(),
    limits: z.array(z.string()).describe('What the method does not know.'),
  }),
  async run(_at, { agent }) {
    const work = await findWork(agent);
    if (work === undefined) throw unknownAgent(agent);
    return {
      agent,
      fields: Object.entries(work.fields).map(([name, field]) => describeField(name, field)),
      example: { ...work.starters[0]?.input },
      method: work.method.name,
      limits: [...work.method.limits],
    };
  },
});

export const runAgent = defineTool({
  name: 'run_agent',
  title: 'Run an agent',
  description:
    'Has an agent work on an input and answers with its figures. It works by printed methods, without a language model: the same input and seed give the same result. read_agent tells what it asks for.',
  scope: 'agents:run',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  input: z.object({
    agent: agentName,
    input: z.record(z.string(), z.unknown()).describe('A value for every field of the agent.'),
    seed: z.int().min(0).max(2_147_483_647).default(1).describe('For agents that draw by chance.'),
  }),
  output: z.object({
    agent: z.string(),
    summary: z.string(),
    figures: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    address: z.string().describe('The page of the agent, where the whole result can be worked out.'),
  }),
  async run(at, { agent, input, seed }) {
    if (agents.every((one) => one.agent.slug !== agent)) throw unknownAgent(agent);
    const { services, auth } = at.call;
    if (!(await mayRun(services.database, at.userId, agent)))
      throw new KoraError('forbidden', {
        message: `You have no access to this agent. ${auth.siteUrl}/agents/${agent} says how to get it.`,
      });
    await limitUse(at, 'runs');
    const answer = await runInThread({ agent, input, seed }, at.signal);
    if ('trouble' in answer) throw new KoraError('invalid_input', { message: answer.trouble });
    const { summary, figures } = answer;
    return { agent, summary, figures: { ...figures }, address: `${auth.siteUrl}/agents/${agent}` };
  },
});

function describeField(name: string, field: Field) {
  const columns =
    field.kind === 'table'
      ? Object.entries(field.columns).map(([key, cell]) => describeColumn(key, cell))
      : undefined;
  return { ...describeColumn(name, field), ...(columns === undefined ? {} : { columns }) };
}

/** What there is to say of a field in data; whether it is asked for at all may depend on others. */
function describeColumn(name: string, field: Field | ColumnField): z.output<typeof column> {
  const { label, kind, help } = field;
  const given = <Value>(key: string, value: Value | undefined) =>
    value === undefined ? {} : { [key]: value };
  return {
    name,
    label,
    kind,
    optional: field.optional === true || field.when !== undefined,
    ...given('help', help),
    ...given('unit', 'unit' in field ? field.unit : undefined),
    ...given('min', 'min' in field ? field.min : undefined),
    ...given('max', 'max' in field ? field.max : undefined),
    ...given('choices', field.kind === 'choice' ? field.options.map(({ value }) => value) : undefined),
  };
}

function unknownAgent(name: string): KoraError {
  return new KoraError('not_found', {
    message: `There is no agent “${name}”. list_agents tells which there are.`,
  });
}
