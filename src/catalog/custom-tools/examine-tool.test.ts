import { describe, expect, it } from 'vitest';
import { faultsOfResult } from '../agent-desk/check-result.ts';
import { runWork } from '../agent-desk/run-work.ts';
import { examineTool } from './examine-tool.ts';
import { previewTool } from './preview-tool.ts';
import { type ToolDefinition, toolSchema } from './tool-definition.ts';
import { toolExamples } from './tool-examples.ts';
import { workOf } from './work-of.ts';

const seed = 1;

const small: ToolDefinition = {
  name: 'Pay',
  job: 'Says what is left.',
  currency: 'EUR',
  fields: [
    { kind: 'money', name: 'gross', label: 'Gross' },
    { kind: 'percent', name: 'rate', label: 'Rate', min: 0, max: 100 },
  ],
  formulas: [
    { name: 'net', formula: 'gross - tax' },
    { name: 'tax', formula: 'gross * rate' },
  ],
  summary: '{net} of {gross} are left at {rate}.',
  shown: [{ kind: 'figures', title: 'Pay', figures: [{ label: 'Net', formula: 'net', as: 'money' }] }],
  checks: [],
  sample: { gross: 2000, rate: 8 },
};

describe('the examples', () => {
  it.each(toolExamples.map(({ slug, tool }) => [slug, tool] as const))(
    '%s is a whole tool that runs',
    async (_, tool) => {
      expect(toolSchema.safeParse(tool).error?.issues).toBeUndefined();
      const work = workOf(tool);
      const { result, faults } = await runWork(work, work.starters[0]?.input ?? {}, { seed });
      expect(faults).toBeUndefined();
      expect(result === undefined ? ['no result'] : faultsOfResult(result)).toEqual([]);
      expect(result?.parts.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('agree with what is worked out by hand', () => {
    const valueOf = (slug: string, name: string) => {
      const tool = toolExamples.find((one) => one.slug === slug)?.tool ?? small;
      return examineTool(tool, tool.sample).result?.values[name];
    };
    // 2 × (4.5 + 3.6) × 2.5 − 0.9 × 2.05 − 1.4 × 1.2 = 36.975 m²; twice over nine to the litre is 8.2167 l, which is four tins.
    expect(valueOf('paint-for-a-room', 'area')).toBeCloseTo(36.975, 6);
    expect(valueOf('paint-for-a-room', 'tins')).toBe(4);
    // Riegel (1981): 52 min × (21.0975 / 10) ^ 1.06.
    expect(valueOf('pace-calculator', 'goal_time')).toBeCloseTo(52 * 2.10975 ** 1.06, 6);
    expect(valueOf('pace-calculator', 'pace')).toBeCloseTo(5.2, 9);
    // (465 + 112) km twice at 6.4 l for 100 km and 1.78 a litre, with 74 of tolls.
    expect(valueOf('fuel-cost-of-a-trip', 'cost')).toBeCloseTo(11.54 * 6.4 * 1.78 + 74, 6);
    // A margin of 55 % is a markup of 0.55 / 0.45.
    expect(valueOf('markup-and-margin', 'markup')).toBeCloseTo(122.222, 3);
    expect(valueOf('freelance-rate', 'paid_hours')).toBeCloseTo(45 * 38 * 0.62, 6);
    expect(valueOf('recipe-scaler', 'weight')).toBeCloseTo(1.13 * 2.5, 9);
  });
});

describe('a tool', () => {
  it('works formulas out after what they need, with percentages as shares', () => {
    const { result, worth } = examineTool(small, small.sample);
    expect(result?.summary).toBe('€1,840 of €2,000 are left at 8 %.');
    expect(result?.values).toEqual({ net: 1840, tax: 160 });
    expect(worth).toEqual({ net: '€1,840', tax: '160' });
  });

  it('says at each formula what is wrong with it', () => {
    const broken: ToolDefinition = {
      ...small,
      formulas: [
        { name: 'net', formula: 'gross - tax' },
        { name: 'tax', formula: 'net * rate' },
        { name: 'own', formula: 'own + 1' },
        { name: 'odd', formula: 'gross / (rate - rate)' },
        { name: 'after', formula: 'odd * 2' },
        { name: 'nobody', formula: 'salary * 2' },
        { name: 'length', formula: '3 m + 2 kg' },
      ],
      summary: 'It is {nothing}.',
    };
    const { faults, result } = examineTool(broken, broken.sample);
    expect(result).toBeUndefined();
    const at = (place: string) => faults.find((fault) => fault.place === place)?.message;
    expect(at('formulas.0.formula')).toBe('These need each other in a circle: net → tax → net.');
    expect(at('formulas.2.formula')).toBe('“own” needs itself. A formula is made of other names.');
    expect(at('formulas.3.formula')).toMatch(/divides by zero/);
    expect(at('formulas.4.formula')).toBe('This needs “odd”, which has no value yet.');
    expect(at('formulas.5.formula')).toMatch(/neither a field/);
    expect(at('formulas.6.formula')).toMatch(/units do not match/);
    expect(at('summary')).toMatch(/no field or formula “nothing”/);
  });

  it('stops by a check, and warns by another', async () => {
    const checked: ToolDefinition = {
      ...small,
      checks: [
        { when: 'rate > 50%', says: 'More than half of {gross} is gone.', stops: true },
        { when: 'rate > 5%', says: 'Look at the rate.', stops: false },
      ],
    };
    const work = workOf(checked);
    expect((await runWork(work, { gross: 100, rate: 60 }, { seed })).faults).toEqual([
      { field: '', message: 'More than half of €100 is gone.' },
    ]);
    expect((await runWork(work, { gross: 100, rate: 8 }, { seed })).result?.warnings).toEqual([
      'Look at the rate.',
    ]);
  });

  it('says in the preview what is wrong with a sample value, at its field', () => {
    const { inputFaults, result } = previewTool({ ...small, sample: { gross: 'much', rate: 8 } });
    expect(result).toBeUndefined();
    expect(inputFaults.map(({ field }) => field)).toEqual(['gross']);
  });

  it('makes levers of fields with a range, and the same bytes twice', async () => {
    const work = workOf(small, 3);
    expect(work.version).toBe(3);
    expect(work.levers).toEqual([{ field: 'rate', min: 0, max: 100, step: 1 }]);
    const [one, other] = await Promise.all(
      [1, 1].map((again) => runWork(work, small.sample, { seed: again })),
    );
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  it('refuses names that are there twice, and words of the language', () => {
    const twice = {
      ...small,
      formulas: [
        { name: 'gross', formula: '1' },
        { name: 'mod', formula: '1' },
      ],
    };
    const issues = toolSchema
      .safeParse(twice)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(issues?.some((issue) => issue.startsWith('formulas.1.name: Formulas use this word'))).toBe(true);
    const only = { ...small, formulas: [{ name: 'gross', formula: '1' }] };
    expect(toolSchema.safeParse(only).error?.issues[0]?.path).toEqual(['formulas', 0, 'name']);
  });
});
