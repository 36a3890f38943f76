import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelNetwork, openModelNetwork } from '../../server/ai/model-network.server.ts';
import { type ModelProvider, modelProviders } from '../../server/ai/model-settings.ts';
import { openModel } from '../../server/ai/open-model.server.ts';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../../testing/scripted-model/start-scripted-model.server.ts';
import { tellResult } from './tell-result.server.ts';

const facts = ['You pay €928.80 a month.', 'Interest: €5,728'];

describe.each(modelProviders)('a result told by a model, by way of %s', (provider) => {
  let server: ScriptedModel;
  let network: ModelNetwork;

  beforeAll(async () => {
    const text = 'You pay €928.80 a month. Interest comes to €5,728.';
    server = await startScriptedModel({ content: { text } });
    network = openModelNetwork();
  });
  afterAll(async () => {
    await network.close();
    await server.stop();
  });

  const open = (model: string) =>
    openModel(
      { provider, model, baseUrl: baseUrlAt(server.url, provider), apiKey: 'sk-test', reach: 'anywhere' },
      { network, log: pino({ level: 'silent' }), retry: { firstWaitMs: 10 } },
    );
  const tell = (model: string) => tellResult(open(model), 'Loan Desk', facts, { limits: patience(model) });

  it('tells its result with the numbers that it has', async () => {
    expect(await tell('good-plan')).toEqual({
      paragraphs: ['You pay €928.80 a month. Interest comes to €5,728.'],
      leftOut: 0,
      fault: undefined,
    });
  });

  it('leaves the sentence out that has another', async () => {
    expect(await tell('wrong-number')).toEqual({
      paragraphs: ['Interest comes to €5,728.'],
      leftOut: 1,
      fault: undefined,
    });
  });

  it.each([
    ['too-many-for-long', 'too-many'],
    ['silence', 'late'],
    ['refused-key', 'key-refused'],
  ])('says in words that the model %s has told nothing', async (model, kind) => {
    expect(await tell(model)).toMatchObject({ paragraphs: [], leftOut: 0, fault: { kind } });
  });
});

function baseUrlAt(url: string, provider: ModelProvider): string {
  return provider === 'ollama' ? url : `${url}/v1`;
}

/** Nobody waits long for a model that says nothing; the others may take their time on a busy machine. */
function patience(model: string): { silenceMs?: number } {
  return model === 'silence' ? { silenceMs: 300 } : {};
}
