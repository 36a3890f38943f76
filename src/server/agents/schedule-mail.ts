import { agents } from '../../catalog/agents.gen.ts';
import { brand } from '../../kernel/brand.ts';
import type { AgentAnswer } from './agent-thread.server.ts';

/** What a person reads when an agent has done again what they asked for. */
export function scheduleMail(
  { email, agent, name }: { email: string; agent: string; name: string },
  answer: AgentAnswer,
  link: string,
) {
  const agentName = agents.find((one) => one.agent.slug === agent)?.agent.name ?? agent;
  const isDone = 'summary' in answer;
  return {
    to: email,
    subject: isDone ? `${agentName}: ${oneLine(name)}` : `${agentName} could not do “${oneLine(name)}”`,
    text: [
      isDone ? answer.summary : answer.trouble,
      isDone ? `See the whole result: ${link}` : `Look into it: ${link.split('?')[0]}`,
      `You asked ${brand.name} to do this regularly. You can pause it or take it out at “Agent runs”.`,
    ].join('\n\n'),
  };
}

/** A subject is one line, whatever the run was called. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
