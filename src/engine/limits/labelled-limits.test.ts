import { describe, expect, it } from 'vitest';
import { readLabels } from '../../testing/reader/read-labels.ts';
import { planFromReading } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { partExists } from '../spec/part-exists.ts';
import { brokenSamples } from './broken-samples.ts';
import { keepLimits } from './keep-limits.ts';

/** Every fiftieth description that somebody labelled, planned as if the reader had read all of it rightly. */
const planned: readonly { id: string; spec: AppSpec }[] = readLabels('train')
  .filter((_, index) => index % 50 === 0)
  .map(({ id, tasks, ...reading }) => ({
    id,
    spec: planFromReading({ ...reading, tasks: tasks.map((task) => ({ id: task, sure: 1 })) }),
  }));

const over = (faults: (spec: AppSpec) => readonly string[]) =>
  planned.flatMap(({ id, spec }) => faults(spec).map((fault) => `${id}: ${fault}`));

/** Only with the rules that words of the text are traced to, and not with those of the case. */
function withRulesOfText(spec: AppSpec): AppSpec {
  const parts = new Set(spec.trace.flatMap(({ served }) => served));
  const entities = spec.entities.map(({ rules = [], ...entity }) => ({
    ...entity,
    rules: rules.filter((_, index) => parts.has(`rule:${entity.name}.${index}`)),
  }));
  return { ...spec, entities };
}

describe('the plan of a labelled description with its limits', () => {
  it('has no fault', () => expect(over(specFaults)).toEqual([]));

  it('names only rules in its trace that it has', () => {
    const missing = over((spec) =>
      spec.trace
        .flatMap(({ served }) => served)
        .filter((part) => part.startsWith('rule:') && !partExists(part, spec)),
    );
    expect(missing).toEqual([]);
  });

  it('has no sample that breaks a rule of its text on any day', () =>
    expect(over((spec) => [...brokenSamples(withRulesOfText(spec))])).toEqual([]));

  it('has each limit once, however often it is planned', () => {
    const again = over((spec) => {
      const count = ({ entities }: AppSpec) => entities.flatMap(({ rules = [] }) => rules).length;
      return count(keepLimits(spec)) === count(spec) ? [] : ['more rules when its limits are kept again'];
    });
    expect(again).toEqual([]);
  });
});
