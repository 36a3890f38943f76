import type { HandleOf } from '../collection-handle.ts';
import type { collection } from '../collections/agent-runs.ts';

export const agentRuns: HandleOf<typeof collection> = { name: 'agent-runs', signedOut: 'local' };
