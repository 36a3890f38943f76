import {
  comparePairs,
  explainedShare,
  kruskalWallis,
  welchAnova,
} from '../../../methods/statistics/many-groups.ts';
import type { Part } from '../../agent-desk/parts.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { Answer } from './answer.ts';
import { wordForShare } from './effect-words.ts';
import { choiceOf, type Grouped } from './groups.ts';
import { chanceWords, figure, range, shortened } from './written.ts';

const hundred = 100;
const shownPairs = 15;

/** Three groups or more. */
export function compareMany(grouped: Grouped, confidence: number): Answer {
  const { groups, measure } = grouped;
  const values = groups.map((group) => group.values);
  const means = welchAnova(values);
  const ranks = kruskalWallis(values, confidence);
  const shares = explainedShare(values, confidence);
  if (ranks === undefined)
    throw new WorkFault(
      `All values of “${shortened(measure.name)}” are the same, so that there is nothing to compare.`,
      'measure',
    );
  const limit = 1 - confidence;
  const choice = choiceOf(groups, limit);
  const isByMeans = choice.by === 'means' && means !== undefined;
  const chance = isByMeans ? means.chance : ranks.chance;
  const isSeen = chance < limit;
  const pairs = comparePairs(values, isByMeans ? 'means' : 'ranks', confidence);
  const seen = pairs.filter(({ corrected }) => corrected < limit);
  const name = (at: number) => shortened(groups[at]?.name ?? '', 24);
  return {
    summary: summaryOf(grouped, seen, name, chance, isSeen),
    values: {
      test: isByMeans ? 'Welch analysis of variance' : 'Kruskal–Wallis',
      plainStatistic: shares?.plain.statistic ?? null,
      plainChance: shares?.plain.chance ?? null,
      statistic: means?.statistic ?? null,
      lowerFreedom: means?.lower ?? null,
      chance: means?.chance ?? null,
      rankStatistic: ranks.statistic,
      rankChance: ranks.chance,
      explained: shares === undefined ? null : shares.share * hundred,
      pairsShown: seen.length,
    },
    figures: [
      {
        label: 'p-value',
        value: chance,
        as: 'number',
        against: `limit ${figure(limit)}`,
        tone: isSeen ? 'good' : 'plain',
      },
      {
        label: 'Variance between groups (η²)',
        value: shares === undefined ? null : shares.share * hundred,
        as: 'percent',
        ...(shares === undefined
          ? {}
          : {
              against: `${figure(shares.interval.low * hundred)} to ${figure(shares.interval.high * hundred)} %, ${wordForShare(shares.share)}`,
            }),
      },
      {
        label: 'Corrected for chance (ω²)',
        value: shares === undefined ? null : shares.corrected * hundred,
        as: 'percent',
      },
      { label: 'Pairs shown to differ', value: seen.length, as: 'whole', against: `of ${pairs.length}` },
    ],
    parts: [testTable(means, ranks, shares, isByMeans), pairTable(pairs, name, isByMeans)],
    checks: [],
    chosen: `${isByMeans ? 'Welch’s analysis of variance' : 'The Kruskal–Wallis test'} was chosen because ${choice.why}. Pairs are compared by ${isByMeans ? 'Welch’s t-test' : 'the Mann–Whitney test'}, and their p-values are corrected after Holm for ${pairs.length} comparisons.`,
    canSay: conclusions(seen, name, chance, isSeen, isByMeans),
    cannotSay: [
      ...(isSeen ? [] : ['That the groups are the same: look at how wide the intervals of the pairs are.']),
      'That belonging to a group causes the difference, unless chance decided who went into which.',
      'That pairs not named are equal: they have not been shown to differ.',
    ],
    warnings: [],
  };
}

function testTable(
  means: ReturnType<typeof welchAnova>,
  ranks: NonNullable<ReturnType<typeof kruskalWallis>>,
  shares: ReturnType<typeof explainedShare>,
  isByMeans: boolean,
): Part {
  return {
    kind: 'table',
    title: 'The tests',
    columns: [
      { key: 'test', label: 'Test', as: 'text' },
      { key: 'statistic', label: 'Statistic', as: 'text' },
      { key: 'chance', label: 'p-value', as: 'text' },
      { key: 'effect', label: 'Effect with interval', as: 'text' },
      { key: 'use', label: 'Use', as: 'text' },
    ],
    rows: [
      {
        test: 'Welch analysis of variance',
        statistic:
          means === undefined
            ? 'none: a group has no spread'
            : `F ${figure(means.statistic)}, df ${means.upper} and ${figure(means.lower)}`,
        chance: means === undefined ? '–' : chanceWords(means.chance),
        effect: shares === undefined ? '–' : `η² ${figure(shares.share)} (${range(shares.interval)})`,
        use: isByMeans ? 'Chosen' : 'For comparison',
      },
      {
        test: 'Kruskal–Wallis',
        statistic: `H ${figure(ranks.statistic)}, df ${ranks.freedom}`,
        chance: chanceWords(ranks.chance),
        effect: `ε² ${figure(ranks.effect)} (${range(ranks.effectInterval)})`,
        use: isByMeans ? 'For comparison' : 'Chosen',
      },
      {
        test: 'Classic analysis of variance',
        statistic:
          shares === undefined
            ? 'none'
            : `F ${figure(shares.plain.statistic)}, df ${shares.plain.upper} and ${shares.plain.lower}`,
        chance: shares === undefined ? '–' : chanceWords(shares.plain.chance),
        effect: shares === undefined ? '–' : `ω² ${figure(shares.corrected)}`,
        use: 'For comparison; needs equal spreads',
      },
    ],
  };
}

function pairTable(
  pairs: ReturnType<typeof comparePairs>,
  name: (at: number) => string,
  isByMeans: boolean,
): Part {
  const sorted = pairs.toSorted((one, other) => one.corrected - other.corrected);
  return {
    kind: 'table',
    title: 'Pairs, corrected after Holm',
    columns: [
      { key: 'pair', label: 'Pair', as: 'text' },
      { key: 'difference', label: isByMeans ? 'Difference of means' : 'Shift', as: 'number' },
      { key: 'interval', label: 'Interval of this pair', as: 'text' },
      { key: 'chance', label: 'p-value', as: 'text' },
      { key: 'corrected', label: 'Corrected', as: 'text' },
    ],
    rows: sorted.slice(0, shownPairs).map(({ one, other, difference, interval, chance, corrected }) => ({
      pair: `${name(one)} – ${name(other)}`,
      difference,
      interval: range(interval),
      chance: chanceWords(chance),
      corrected: chanceWords(corrected),
    })),
    ...(pairs.length > shownPairs ? { note: `The ${shownPairs} clearest of ${pairs.length} pairs.` } : {}),
  };
}

type Pairs = ReturnType<typeof comparePairs>;

function summaryOf(
  { groups, measure, by }: Grouped,
  seen: Pairs,
  name: (at: number) => string,
  chance: number,
  isSeen: boolean,
): string {
  const where = `the ${groups.length} groups of “${shortened(by.name, 24)}”`;
  const what = `“${shortened(measure.name, 24)}”`;
  if (!isSeen) return `No difference among ${where} in ${what} is shown (${chanceWords(chance)}).`;
  const words = seen.slice(0, 3).map(({ one, other }) => `${name(one)} and ${name(other)}`);
  const more = seen.length > 3 ? ` and ${seen.length - 3} more pairs` : '';
  const which =
    seen.length === 0
      ? 'no single pair is shown to differ after correction'
      : `shown to differ ${seen.length === 1 ? 'is the pair of' : 'are'} ${words.join('; ')}${more}`;
  return `T${where.slice(1)} differ in ${what} (${chanceWords(chance)}); ${which}.`;
}

function conclusions(
  seen: Pairs,
  name: (at: number) => string,
  chance: number,
  isSeen: boolean,
  isByMeans: boolean,
): string[] {
  return isSeen
    ? [
        `The groups do not all have the same ${isByMeans ? 'mean' : 'distribution'}: differences as large as these would be seen in ${figure(chance * hundred)} % of samples if they had.`,
        seen.length === 0
          ? 'Which of the groups differ cannot be said: no pair stands after the correction.'
          : `These pairs differ after correction: ${seen
              .slice(0, shownPairs)
              .map(
                ({ one, other, corrected }) => `${name(one)} and ${name(other)} (${chanceWords(corrected)})`,
              )
              .join('; ')}.`,
      ]
    : ['The data are compatible with groups that do not differ.'];
}
