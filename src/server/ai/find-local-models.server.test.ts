import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { limits } from '../../kernel/limits.ts';
import { startScriptedModel } from '../../testing/scripted-model/start-scripted-model.server.ts';
import { localModelFinder } from './find-local-models.server.ts';
import { type ModelNetwork, openModelNetwork } from './model-network.server.ts';

describe('a model that runs on this machine', () => {
  let network: ModelNetwork;
  beforeAll(() => {
    network = openModelNetwork();
  });
  afterAll(() => network.close());

  it('is found once in a while, and never asked anything', async () => {
    const server = await startScriptedModel();
    const clock = manualClock('2026-01-01T00:00:00Z');
    const find = localModelFinder(network, clock, server.url);
    const [first] = await Promise.all([find(), find()]);
    expect(first).toMatchObject({ baseUrl: server.url });
    expect(first?.models).toContain('good-plan');
    await find();
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/tags']);
    clock.advance(limits.models.localKnownMs);
    await find();
    expect(server.asked).toHaveLength(2);
    expect(server.questions()).toEqual([]);
    await server.stop();
    clock.advance(limits.models.localKnownMs);
    expect(await find()).toBeUndefined();
  });

  it('is not waited for when it says nothing', async () => {
    const { createServer } = await import('node:net');
    const mute = createServer();
    await new Promise<void>((resolve) => {
      mute.listen(0, '127.0.0.1', resolve);
    });
    const { port } = mute.address() as { port: number };
    const find = localModelFinder(network, manualClock('2026-01-01T00:00:00Z'), `http://127.0.0.1:${port}`);
    const begin = Date.now();
    expect(await find()).toBeUndefined();
    expect(Date.now() - begin).toBeLessThan(limits.models.localLookMs + 1_500);
    mute.close();
  });
});
