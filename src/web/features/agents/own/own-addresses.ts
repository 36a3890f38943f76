import { href } from '../../../lib/href.ts';
import { deskEntry } from '../desk-entries.ts';

const toolStart = 'tool-';
const ownStart = 'own-';

/** Under which name the runs of somebody's tool are kept; an example of a tool has its address in it. */
export function runsOfTool(id: string): string {
  return `${toolStart}${id}`;
}

export function runsOfOwnAgent(id: string): string {
  return `${ownStart}${id}`;
}

/** The id of the tool or agent that runs are of, when it is one that somebody made. */
export function ownIdOf(agent: string): string | undefined {
  const start = [toolStart, ownStart].find((one) => agent.startsWith(one));
  return start === undefined ? undefined : agent.slice(start.length);
}

/** The desk at which runs were made. */
export function deskOf(agent: string): string {
  const id = ownIdOf(agent);
  if (id === undefined) return deskEntry(agent)?.path ?? href('/agents/:slug', { slug: agent });
  return agent.startsWith(toolStart) ? href('/custom-tools/:id', { id }) : href('/my-agents/:id', { id });
}
