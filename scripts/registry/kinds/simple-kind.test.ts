import { describe, expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { simpleKind } from './simple-kind.ts';

const agents = simpleKind({
  name: 'agents',
  folder: 'src/agents',
  generated: 'src/agents.gen.ts',
  exported: 'agent',
});
const jobs = simpleKind({
  name: 'jobs',
  folder: 'src/jobs',
  generated: 'src/jobs/jobs.gen.ts',
  exported: 'job',
  file: 'job.ts',
  lazy: 'run.server.ts',
});

describe('simple kinds', () => {
  it('lists files in code-point order, whatever the order of the disk', () => {
    const tree = virtualTree([
      'src/agents/b.ts',
      'src/agents/a-1.ts',
      'src/agents/a.ts',
      'src/agents/a.test.ts',
    ]);
    expect(agents.names(tree)).toEqual(['a', 'a-1', 'b']);
    expect(agents.emit(tree).files[0]?.text).toBe(`// written by scripts/registry; do not edit
import { agent as agent0 } from './agents/a.ts';
import { agent as agent1 } from './agents/a-1.ts';
import { agent as agent2 } from './agents/b.ts';

export const agents = [
  agent0,
  agent1,
  agent2,
] as const;
`);
  });

  it('loads the heavy half when it is needed', () => {
    const tree = virtualTree([
      'src/jobs/send/job.ts',
      'src/jobs/send/run.server.ts',
      'src/jobs/queue.server.ts',
    ]);
    expect(jobs.emit(tree)).toMatchObject({ faults: [] });
    expect(jobs.emit(tree).files[0]?.text).toContain(
      "{ job: job0, load: () => import('./send/run.server.ts') },",
    );
  });

  it('names a folder that lacks one half', () => {
    expect(jobs.emit(virtualTree(['src/jobs/send/run.server.ts'])).faults).toEqual([
      'src/jobs/send: job.ts is missing beside run.server.ts.',
    ]);
  });

  it('writes an empty list for a kind without items', () => {
    expect(agents.emit(virtualTree([])).files[0]?.text).toContain('export const agents = [] as const;');
  });
});
