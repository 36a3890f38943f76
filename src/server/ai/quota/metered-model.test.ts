import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { modelFaults } from '../model-fault.ts';
import type { ModelCallOptions, ModelEvent, ModelPort, ModelUsage } from '../model-port.ts';
import { type Meter, meteredModel, type ReservedUse } from './metered-model.ts';

const usage: ModelUsage = { inputTokens: 10, outputTokens: 20, requests: 1, isEstimated: false };
const hello = [{ role: 'user', text: 'Hello there.' }] as const;
const tool = { description: 'Looks.', input: z.object({ at: z.string() }), run: async () => 'seen' };

/** A model that says two words, and what it was given to say them with. */
function twoWords() {
  const given: ModelCallOptions[] = [];
  async function* stream(
    _messages: unknown,
    options: ModelCallOptions = {},
  ): AsyncGenerator<ModelEvent, void> {
    given.push(options);
    try {
      yield { kind: 'text', text: 'Good ' };
      yield { kind: 'text', text: 'day.' };
      yield { kind: 'end', usage, isCutOff: false };
    } finally {
      options.spent?.(usage, undefined);
    }
  }
  const port: ModelPort = {
    model: 'm',
    place: 'here',
    stream,
    object: () => Promise.reject(new Error('It has no objects.')),
  };
  return { port, given };
}

function meterWith(tokens: number) {
  const settle = vi.fn<ReservedUse['settle']>(async () => undefined);
  const reserve = vi.fn<Meter['reserve']>(async (_least, most) => ({
    ok: true,
    tokens: Math.min(tokens, most),
    settle,
  }));
  return { meter: { reserve }, reserve, settle };
}

async function listen(port: ModelPort, options: ModelCallOptions = {}): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of port.stream(hello, options)) events.push(event);
  return events;
}

describe('a model with a meter', () => {
  it('sets aside what it may take, and settles what it took', async () => {
    const { port, given } = twoWords();
    const { meter, reserve, settle } = meterWith(1_000_000);
    expect((await listen(meteredModel(port, meter))).at(-1)).toMatchObject({ kind: 'end' });
    const [least, most] = reserve.mock.calls[0] ?? [0, 0];
    expect(most - least).toBe(limits.models.outputTokens - 256);
    expect(given[0]?.limits).toMatchObject({ outputTokens: limits.models.outputTokens, totalTokens: most });
    expect(settle.mock.calls).toEqual([[usage, undefined]]);
  });

  it('answers in short when little is left', async () => {
    const { port, given } = twoWords();
    await listen(meteredModel(port, meterWith(300).meter));
    expect(given[0]?.limits).toMatchObject({ outputTokens: 300 - 22, totalTokens: 300 });
  });

  it('sets aside more where tools may make it ask again and again', async () => {
    const plain = meterWith(1_000_000);
    const tooled = meterWith(1_000_000);
    await listen(meteredModel(twoWords().port, plain.meter));
    await listen(meteredModel(twoWords().port, tooled.meter), { tools: { look: tool } });
    const most = ({ reserve }: typeof plain) => reserve.mock.calls[0]?.[1] ?? 0;
    expect(most(tooled)).toBeGreaterThan(most(plain) * limits.models.toolRounds);
  });

  it('is not asked when nothing is left', async () => {
    const { port, given } = twoWords();
    const fault = modelFaults.limitReached('Your limit is reached.', 60);
    const meter: Meter = { reserve: async () => ({ ok: false, fault }) };
    expect(await listen(meteredModel(port, meter))).toEqual([
      { kind: 'fault', fault, usage: { inputTokens: 0, outputTokens: 0, requests: 0, isEstimated: false } },
    ]);
    expect(await meteredModel(port, meter).object(z.object({}), hello)).toMatchObject({ ok: false, fault });
    expect(given).toEqual([]);
  });

  it('is settled when nobody listens any more, and tells whoever wants to know', async () => {
    const { meter, settle } = meterWith(1_000_000);
    const spent = vi.fn<NonNullable<ModelCallOptions['spent']>>();
    for await (const event of meteredModel(twoWords().port, meter).stream(hello, { spent }))
      if (event.kind === 'text') break;
    expect(settle).toHaveBeenCalledTimes(1);
    expect(spent).toHaveBeenCalledWith(usage, undefined);
  });
});
