import type { OwnApp, OwnThings } from '../../../ask/intents/own/own-things.ts';
import { limits } from '../../../kernel/limits.ts';
import { deskEntry } from '../../features/agents/desk-entries.ts';
import { deskOf, ownIdOf } from '../../features/agents/own/own-addresses.ts';
import { useOwnThings } from '../../features/agents/own/use-own-things.ts';
import { useRuns } from '../../features/agents/runs/use-runs.ts';
import { useSchedules } from '../../features/agents/schedules/use-schedules.ts';
import type { AppSummary } from '../../features/apps/read-apps.ts';
import { useLatestApps } from '../../features/apps/use-my-apps.ts';
import { href } from '../../lib/href.ts';
import { useSession } from '../../lib/session.ts';

/** What the person has, as this device knows it, for questions about it. */
export function useOwnThingsOf(): OwnThings {
  const { user } = useSession();
  const apps = useLatestApps(limits.apps.listed);
  const { runs } = useRuns();
  const tools = useOwnThings('tool').things;
  const agents = useOwnThings('agent').things;
  const schedules = useSchedules().data?.schedules;
  const made = [...tools, ...agents];
  return {
    signedIn: user !== null,
    apps: apps.map(ownApp),
    runs: runs.map(({ id, name, agent, summary, favourite }) => ({
      title: name,
      address: `${deskOf(agent)}?run=${id}`,
      agent: made.find((one) => one.id === ownIdOf(agent))?.name ?? deskEntry(agent)?.card.name ?? 'an agent',
      summary,
      favourite,
    })),
    schedules: schedules?.map(({ name, paused, nextAt, lastTrouble }) => ({
      title: name,
      address: href('/agent-dashboard'),
      paused,
      nextAt,
      ...(lastTrouble === null ? {} : { trouble: lastTrouble }),
    })),
    tools: tools.map(({ id, name }) => ({ title: name, address: href('/custom-tools/:id', { id }) })),
    agents: agents.map(({ id, name }) => ({ title: name, address: href('/my-agents/:id', { id }) })),
    lists: {
      apps: { title: 'Your apps', address: href('/dashboard') },
      runs: { title: 'Saved runs and schedules', address: href('/agent-dashboard') },
      tools: { title: 'Custom tools', address: href('/custom-tools') },
      agents: { title: 'My agents', address: href('/my-agents') },
      signIn: { title: 'Sign in', address: href('/auth') },
    },
  };
}

function ownApp({ id, app_name, build_status, build_error }: AppSummary): OwnApp {
  return {
    title: app_name,
    address: href('/preview/:id', { id }),
    state: build_status === 'failed' ? 'failed' : build_status === 'completed' ? 'ready' : 'under way',
    ...(build_error === null ? {} : { trouble: build_error }),
  };
}
