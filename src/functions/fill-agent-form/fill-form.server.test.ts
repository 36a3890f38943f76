import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDeskWork } from '../../catalog/agent-desk/find-desk-work.ts';
import type { AnyWork } from '../../catalog/agent-desk/work.ts';
import { type ModelNetwork, openModelNetwork } from '../../server/ai/model-network.server.ts';
import { type ModelProvider, modelProviders } from '../../server/ai/model-settings.ts';
import { openModel } from '../../server/ai/open-model.server.ts';
import {
  type ScriptedModel,
  startScriptedModel,
} from '../../testing/scripted-model/start-scripted-model.server.ts';
import { fillForm } from './fill-form.server.ts';

const text = 'We want a loan of 20,000 euros at 4.5 % for the van.';
const object = {
  amount: { value: 20_000, words: 'a loan of 20,000 euros' },
  rate: { value: 4.5, words: '4.5 %' },
};
/** As somebody writes who read the amount wrong and made up a fee. */
const wrong = {
  amount: { value: 25_000, words: 'a loan of 20,000 euros' },
  rate: { value: 4.5, words: '4.5 %' },
  fees: { value: 100, words: 'fees of 100' },
};

describe.each(modelProviders)('the form of an agent with a model, by way of %s', (provider) => {
  let server: ScriptedModel;
  let misreading: ScriptedModel;
  let network: ModelNetwork;
  let work: AnyWork;

  beforeAll(async () => {
    server = await startScriptedModel({ content: { object, broken: { amount: 7 } } });
    misreading = await startScriptedModel({ content: { object: wrong } });
    network = openModelNetwork();
    const found = await findDeskWork('loan-desk');
    if (found === undefined) throw new Error('The Loan Desk is gone.');
    work = found;
  });
  afterAll(async () => {
    await network.close();
    await server.stop();
    await misreading.stop();
  });

  const open = (model: string, { url } = server) =>
    openModel(
      { provider, model, baseUrl: baseUrlAt(url, provider), apiKey: 'sk-test', reach: 'anywhere' },
      { network, log: pino({ level: 'silent' }), retry: { firstWaitMs: 10 } },
    );
  const fill = (model: string) => fillForm(open(model), work, text, { limits: patience(model) });

  it.each(['good-plan', 'json-in-prose', 'unclosed-json', 'broken-block-then-repaired'])(
    'reads a text into its form by the model %s',
    async (model) => {
      expect(await fill(model)).toEqual({
        proposals: [
          { field: 'amount', value: 20_000, words: ['a loan of 20,000 euros'] },
          { field: 'rate', value: 4.5, words: ['4.5 %'] },
        ],
        dropped: [],
        fault: undefined,
      });
    },
  );

  it('drops what the text does not say', async () => {
    expect(await fillForm(open('good-plan', misreading), work, text)).toMatchObject({
      proposals: [{ field: 'rate', value: 4.5 }],
      dropped: ['Amount borrowed', expect.stringMatching(/fees/i) as string],
    });
  });

  it.each([
    ['prose-instead-of-json', 'not-json'],
    ['never-repaired', 'wrong-shape'],
    ['too-many-for-long', 'too-many'],
    ['silence', 'late'],
  ])('says in words that the model %s was of no use for the form', async (model, kind) => {
    const filled = await fill(model);
    expect(filled).toMatchObject({ proposals: [], dropped: [], fault: { kind } });
    expect(filled.fault?.message).toMatch(/^[A-Z0-9].{20,}\.$/);
  });
});

function baseUrlAt(url: string, provider: ModelProvider): string {
  return provider === 'ollama' ? url : `${url}/v1`;
}

/** Nobody waits long for a model that says nothing; the others may take their time on a busy machine. */
function patience(model: string): { silenceMs?: number } {
  return model === 'silence' ? { silenceMs: 300 } : {};
}
