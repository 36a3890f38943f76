import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelPort, ModelUsage } from '../../ai/model-port.ts';
import { openGeneratorModel } from './generator-model.server.ts';

const usage: ModelUsage = { inputTokens: 60, outputTokens: 40, requests: 1, isEstimated: false };

/** A model that takes a hundred tokens for everything. */
const port: ModelPort = {
  model: 'm',
  place: 'here',
  async *stream(_messages, options = {}) {
    yield { kind: 'text', text: 'words' };
    options.spent?.(usage, undefined);
    yield { kind: 'end', usage, isCutOff: false };
  },
  async object(schema, _messages, options = {}) {
    options.spent?.(usage, undefined);
    return { ok: true, value: schema.parse({}), usage, repair: 'none' };
  },
};

describe('what may be spent on one version', () => {
  it('is counted over all that is asked, and refused beyond', async () => {
    const model = openGeneratorModel(port, new AbortController().signal, {
      totalTokens: 200,
      wholeMs: 60_000,
    });
    expect(await model.object(z.object({}), [])).toMatchObject({ ok: true });
    expect(await model.write([])).toEqual({ ok: true, text: 'words' });
    expect(model.tokens).toBe(200);
    expect(await model.write([])).toMatchObject({ ok: false, fault: { kind: 'limit-reached' } });
    expect(await model.object(z.object({}), [])).toMatchObject({
      ok: false,
      fault: { kind: 'limit-reached' },
    });
    expect(model.tokens).toBe(200);
  });

  it('is nothing any more when it was cancelled, or took too long', async () => {
    const stopped = new AbortController();
    const model = openGeneratorModel(port, stopped.signal);
    stopped.abort();
    expect(await model.write([])).toMatchObject({ ok: false, fault: { kind: 'cancelled' } });
    const late = openGeneratorModel(port, new AbortController().signal, { totalTokens: 1_000, wholeMs: 0 });
    expect(await late.write([])).toMatchObject({ ok: false, fault: { kind: 'late' } });
  });
});
