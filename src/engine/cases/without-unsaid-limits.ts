import { type SaidFacts, saidCounts } from '../facts/said-facts.ts';
import type { CaseFile } from './case-file.ts';
import { numbersOf } from './case-numbers.ts';
import { namesOfThings, thingMeant } from './match-things.ts';

/** How many or how much at most, as the last thing that a rule asks. */
const limits = / > (\w+)$/;

/**
 * A task knows no trade: what there may be at most of something is for the person to say, so that its own figures refuse
 * nothing that nobody forbade. One of each is no figure but how such things are. A case keeps the limits of its trade,
 * unless the text speaks of more.
 */
export function withoutUnsaidLimits(
  file: CaseFile,
  taken: ReadonlyMap<string, string>,
  { isTask, facts }: { isTask: boolean; facts: SaidFacts },
): CaseFile {
  const numbers = numbersOf(file);
  const names = namesOfThings(file);
  const counts = saidCounts(facts).map(({ of, value }) => ({ key: thingMeant(of, names), value }));
  const isBroken = (never: string, most: number) =>
    counts.some(
      ({ key, value }) =>
        key !== undefined && never.endsWith(`count(${key}) > ${limits.exec(never)?.[1]}`) && value > most,
    );
  const isUnsaid = (never: string) => {
    const key = limits.exec(never)?.[1] ?? '';
    const most = numbers[key];
    if (
      most === undefined ||
      taken.has(key) ||
      !/^[^>]*$/.test(never.replace(limits, '').replaceAll('>=', ''))
    )
      return false;
    return (isTask && most > 1) || isBroken(never, most);
  };
  const rules = file.rules?.filter(({ never }) => !isUnsaid(never));
  return rules === undefined || rules.length === file.rules?.length ? file : spokenOf({ ...file, rules });
}

/** Without the figures of which nothing speaks any more. */
function spokenOf(file: CaseFile): CaseFile {
  const { numbers = {}, ...rest } = file;
  const json = JSON.stringify(rest);
  const left = Object.entries(numbers).filter(([key]) => new RegExp(`\\b${key}\\b`).test(json));
  return { ...rest, numbers: Object.fromEntries(left) };
}
