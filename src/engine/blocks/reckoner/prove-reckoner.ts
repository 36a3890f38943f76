import type { Value } from '../../library/rules/formula.ts';
import { inputNames } from '../../library/rules/input-names.ts';
import { parseFormula } from '../../library/rules/parse-formula.ts';
import { inputFault, type ReckonInput, type ReckonResult, reckon } from '../../library/rules/reckon.ts';
import type { ProofCase, ProofStep } from '../../proof/proof-step.ts';

interface Reckoner {
  readonly inputs: readonly ReckonInput[];
  readonly results: readonly ReckonResult[];
}

type Numbers = Readonly<Record<string, number>>;

/** Whether something else comes out on another day. */
function isOfToday({ formula }: ReckonResult): boolean {
  const { used } = inputNames(parseFormula(formula));
  return used.has('today') || used.has('now');
}

/** A value within the range that differs from what the field starts with, where there is another. */
function knownValue(input: ReckonInput, index: number, factor: number): Value {
  switch (input.kind) {
    case 'choice':
      return input.options?.at(-1) ?? null;
    case 'yes-no':
      return true;
    case 'date':
      return `2026-05-${String(11 + index * 3).padStart(2, '0')}`;
    case 'time':
      return `${String(Math.min(8 + index * 2, 22)).padStart(2, '0')}:30`;
    default: {
      const usual = typeof input.start === 'number' ? input.start * factor : (index + 2) * factor;
      return Math.min(Math.max(usual, input.min ?? usual), input.max ?? usual);
    }
  }
}

function fillWith(inputs: readonly ReckonInput[], values: Readonly<Record<string, Value>>): ProofStep[] {
  return inputs.map(({ name, label }) => ({
    do: 'fill',
    label,
    value: values[name] === true ? 'yes' : String(values[name] ?? ''),
  }));
}

interface Known {
  readonly steps: ProofStep[];
  readonly seen: readonly string[];
  /** Whether something else comes out than at first. */
  readonly isOther: boolean;
}

type Values = Readonly<Record<string, Value>>;

/** Each input by the same factor; then the first alone, as shares of two that are both doubled stay what they are. */
function candidates(inputs: readonly ReckonInput[]): Values[] {
  const by = (factor: number, isMeant: (index: number) => boolean) =>
    Object.fromEntries(
      inputs.map((input, index) => [
        input.name,
        isMeant(index) ? knownValue(input, index, factor) : (input.start ?? knownValue(input, index, 1)),
      ]),
    );
  return [
    ...[2, 1, 5, 0.5].map((factor) => by(factor, () => true)),
    ...[2, 0.5].map((factor) => by(factor, (index) => index === 0)),
  ];
}

/** The values to enter and what must come out: the first with which something else does than at first, else any. */
function known({ inputs, results }: Reckoner, numbers: Numbers): Known | undefined {
  const steady = results.filter((result) => !isOfToday(result));
  const outcome = (values: Values) => {
    const reckoning = { inputs, values, faults: {}, numbers, today: '2026-05-11', now: '2026-05-11T09:00' };
    return steady
      .map((result) => reckon(result, reckoning))
      .flatMap((one) => ('text' in one ? [`${one.label} ${one.text}`] : []));
  };
  const atFirst = outcome(Object.fromEntries(inputs.map(({ name, start }) => [name, start ?? null]))).join();
  const all = candidates(inputs)
    .map((values) => ({ steps: fillWith(inputs, values), seen: outcome(values) }))
    .filter(({ seen }) => seen.length > 0)
    .map((one) => ({ ...one, isOther: one.seen.join() !== atFirst }));
  return all.find(({ isOther }) => isOther) ?? all[0];
}

/** A number just outside of what an input takes. */
function outside({ kind, min, max }: ReckonInput): number | undefined {
  if (kind !== 'number' && kind !== 'money' && kind !== 'percent') return undefined;
  return max === undefined ? (min === undefined ? undefined : min - 1) : max + 1;
}

/** The first result for which this input has to be there. */
function resultNeeding({ name, required }: ReckonInput, results: readonly ReckonResult[]) {
  if (required === false) return undefined;
  return results.find(({ formula }) => {
    const { used, asked } = inputNames(parseFormula(formula));
    return used.has(name) && !asked.has(name);
  });
}

const startOver: readonly ProofStep[] = [
  { do: 'remember', selector: '[data-result]' },
  { do: 'press', name: 'Start over' },
  { do: 'changed', selector: '[data-result]' },
];

/** Known values give the known result, which is kept; a value out of range or missing is named. */
export function proveReckoner(reckoner: Reckoner, numbers: Numbers, path: string): ProofCase[] {
  const open = { do: 'open', path } as const;
  const see = (text: string) => ({ do: 'see', text }) as const;
  const { steps = [], seen = [], isOther = false } = known(reckoner, numbers) ?? {};
  const cases: ProofCase[] = [];
  const [first] = seen;
  if (first !== undefined)
    cases.push({
      name: 'Known values give the right results, and stay entered',
      steps: [open, ...steps, ...seen.map(see), { do: 'reload' }, see(first), ...(isOther ? startOver : [])],
    });
  const limited = reckoner.inputs.find((input) => outside(input) !== undefined);
  const beyond = limited === undefined ? undefined : outside(limited);
  const fault = limited === undefined ? undefined : inputFault(limited, beyond ?? null);
  if (limited !== undefined && fault !== undefined)
    cases.push({
      name: `${limited.label} out of its range is refused with a reason`,
      steps: [open, { do: 'fill', label: limited.label, value: String(beyond) }, see(fault)],
    });
  const needed = reckoner.inputs.find(
    (input) =>
      (input.kind === 'number' || input.kind === 'money' || input.kind === 'percent') &&
      resultNeeding(input, reckoner.results) !== undefined,
  );
  const lacking = needed === undefined ? undefined : resultNeeding(needed, reckoner.results);
  if (needed !== undefined && lacking !== undefined)
    cases.push({
      name: `Without ${needed.label} it says what is missing`,
      steps: [
        open,
        ...steps,
        { do: 'fill', label: needed.label, value: '' },
        see(`${lacking.label} Enter ${needed.label}.`),
      ],
    });
  return cases;
}
