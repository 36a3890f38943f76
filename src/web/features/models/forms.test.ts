import { describe, expect, it } from 'vitest';
import { FunctionCallError } from '../../lib/call-function.ts';
import { moneyInField, readCount, readMoney, writeMoney } from './amounts.ts';
import { limitFormOf, noLimits, readLimits } from './limit-form.ts';
import { addressOf, emptyForm, formOf, type ModelForm, readForm } from './model-form.ts';
import { problemsTold } from './problems.ts';
import { sumUsage, type UsageLine, usageByDay } from './summarise-usage.ts';

const filled: ModelForm = { ...emptyForm, model: 'gpt-4.1-mini', key: { kind: 'entered', text: 'sk-1' } };

describe('amounts', () => {
  it.each([
    ['2.50', 2_500_000],
    ['0.000001', 1],
    ['1,000', 1_000_000_000],
    ['.5', 500_000],
  ])('reads %s as money', (text, millionths) => {
    expect(readMoney(text)).toBe(millionths);
  });

  it.each(['', '2,50', '-1', '1e3', 'free', '1.2345678', '99999999999'])('takes no money from %j', (text) => {
    expect(readMoney(text)).toBeUndefined();
  });

  it('reads whole numbers with and without groups', () => {
    expect([readCount('200000'), readCount('200,000'), readCount('0')]).toEqual([200_000, 200_000, 0]);
    expect([readCount('1.5'), readCount('20,00'), readCount('9'.repeat(20))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('writes what it reads', () => {
    expect(moneyInField(2_500_000)).toBe('2.5');
    expect([writeMoney(0), writeMoney(39), writeMoney(3_900), writeMoney(2_500_000)]).toEqual([
      '0.00',
      'under 0.0001',
      '0.0039',
      '2.50',
    ]);
  });
});

describe('the form of a model', () => {
  it('is sent as the server takes it, called as the model is where it has no name', () => {
    expect(readForm({ ...filled, priceIn: '0.4', priceOut: '1.6' }, undefined)).toEqual({
      ok: true,
      input: {
        name: 'gpt-4.1-mini',
        provider: 'openai',
        base_url: null,
        model: 'gpt-4.1-mini',
        key: 'sk-1',
        enabled: true,
        is_default: false,
        price_in: 400_000,
        price_out: 1_600_000,
      },
    });
  });

  it.each<[string, Partial<ModelForm>, string, string]>([
    ['no model', { model: ' ' }, 'model', 'Say which model it is.'],
    ['a model over lines', { model: 'a\nb' }, 'model', 'Leave out line breaks.'],
    [
      'a long model',
      { model: 'a'.repeat(201), name: 'Short' },
      'model',
      'A model is named by at most 200 characters.',
    ],
    [
      'a key with a space',
      { key: { kind: 'entered', text: 'sk 1' } },
      'key',
      'A key has no spaces and no letters with accents. Copy it again.',
    ],
    ['no address', { provider: 'compatible' }, 'base_url', 'Say at which address the model is.'],
    [
      'a long address',
      { address: `https://${'a'.repeat(500)}` },
      'base_url',
      'An address has at most 500 characters.',
    ],
    ['a long name', { name: 'n'.repeat(81) }, 'name', 'Use at most 80 characters.'],
    [
      'a price with a comma',
      { priceIn: '2,50' },
      'price_in',
      'Write a price such as 2.50, or leave it empty when it costs nothing.',
    ],
    [
      'a negative price',
      { priceOut: '-1' },
      'price_out',
      'Write a price such as 2.50, or leave it empty when it costs nothing.',
    ],
  ])('says what is wrong with %s', (_, wrong, field, sentence) => {
    const read = readForm({ ...filled, ...wrong }, undefined);
    expect(read).toEqual({ ok: false, problems: { [field]: sentence } });
  });

  it('leaves a stored key, replaces it, or removes it', () => {
    const stored = formOf({
      id: 'i',
      name: 'House',
      provider: 'openai',
      base_url: 'https://api.openai.com/v1',
      model: 'm',
      has_key: true,
    });
    expect(stored).toMatchObject({ address: '', key: { kind: 'stays' } });
    expect(addressOf(stored)).not.toHaveProperty('key');
    expect(addressOf({ ...stored, key: { kind: 'removed' } })).toHaveProperty('key', '');
    expect(addressOf({ ...stored, key: { kind: 'entered', text: 'sk-2' } })).toHaveProperty('key', 'sk-2');
  });

  it('shows what the server says at its field', () => {
    const refusal = new FunctionCallError('invalid_input', 'Wrong.', 422, [
      { field: 'base_url', message: 'Use https.' },
      { field: 'base_url', message: 'Another.' },
      'nonsense',
    ]);
    expect(problemsTold(refusal)).toEqual({ base_url: 'Use https.' });
    expect(problemsTold(new Error('x'))).toEqual({});
  });
});

describe('limits', () => {
  it('are empty where there is none, and read back as they were written', () => {
    const values = { day_tokens: 1_000, month_tokens: null, day_cost_micro: 500_000, month_cost_micro: null };
    expect(limitFormOf(values)).toEqual({
      day_tokens: '1000',
      month_tokens: '',
      day_cost_micro: '0.5',
      month_cost_micro: '',
    });
    expect(readLimits(limitFormOf(values))).toEqual({ ok: true, values });
    expect(readLimits(limitFormOf(noLimits))).toEqual({ ok: true, values: noLimits });
  });

  it.each([
    [
      { day_tokens: 'many' },
      { day_tokens: 'Write a whole number such as 200000, or leave it empty for no limit.' },
    ],
    [
      { month_cost_micro: '5 euros' },
      { month_cost_micro: 'Write an amount such as 5 or 2.50, or leave it empty for no limit.' },
    ],
    [
      { day_tokens: '10', month_tokens: '5' },
      { day_tokens: 'A day cannot have more than the month. Lower this, or raise the month.' },
    ],
  ])('says what is wrong with %o', (wrong, problems) => {
    expect(readLimits({ ...limitFormOf(noLimits), ...wrong })).toEqual({ ok: false, problems });
  });
});

describe('usage', () => {
  const line = (more: Partial<UsageLine>): UsageLine => ({
    day: '2026-05-02',
    user_id: 'u',
    email: 'ada@kora.example',
    model: 'small',
    kind: 'ask',
    own_key: false,
    uses: 1,
    tokens_in: 10,
    tokens_out: 5,
    cost_micro: 30,
    ...more,
  });

  it('is summed under each name, the dearest first', () => {
    const sums = sumUsage(
      [line({}), line({}), line({ model: 'large', cost_micro: 900 })],
      ({ model }) => model,
    );
    expect(sums).toEqual([
      { name: 'large', uses: 1, tokensIn: 10, tokensOut: 5, costMicro: 900 },
      { name: 'small', uses: 2, tokensIn: 20, tokensOut: 10, costMicro: 60 },
    ]);
  });

  it('has every day of the period, and the sixth model among the others', () => {
    const models = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((model) => line({ model, cost_micro: 1 }));
    const { rows, series } = usageByDay(models, 3, 'tokens', new Date('2026-05-03T23:00:00Z'));
    expect(rows.map(({ day }) => day)).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
    expect(series.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e', 'Others']);
    expect(rows[1]).toMatchObject({ m0: 15, m5: 30 });
    expect(rows[0]).toMatchObject({ m0: 0, m5: 0 });
  });
});
