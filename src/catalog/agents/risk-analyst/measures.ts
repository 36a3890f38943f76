import { varianceOf } from '../../../methods/portfolio/covariance.ts';
import { drawNormal } from '../../../methods/random/samplers.ts';
import {
  cornishFisherRisk,
  historicalRisk,
  type Moments,
  momentsOf,
  normalRisk,
  studentRisk,
  type TailRisk,
} from '../../../methods/risk/value-at-risk.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { Book } from './book.ts';
import type { RiskInput } from './fields.ts';

const hundred = 100;
const trials = 10_000;
const trialsBetweenReports = 1_000;

/** All in money. */
export interface Way {
  readonly key: 'historical' | 'normal' | 'student' | 'cornishFisher' | 'monteCarlo';
  readonly name: string;
  readonly risk: TailRisk | null;
  readonly how: string;
}

export interface Measures {
  readonly ways: readonly Way[];
  /** Of one period, as shares. */
  readonly moments: Moments;
}

export function measuresOf(input: RiskInput, book: Book, tools: RunTools): Measures {
  const confidence = input.confidence / hundred;
  const moments = momentsOfBook(input, book);
  const { horizon } = input;
  const root = Math.sqrt(horizon);
  const mean = moments.mean * horizon;
  const deviation = moments.deviation * root;
  const isSheet = book.past.length > 0;
  const centre = input.zeroMean && isSheet ? momentsOf(book.past).mean : 0;
  const past = book.past.map((value) => value - centre);
  const scaling = horizon === 1 ? '' : `, times √${horizon}`;
  const inMoney = (risk: TailRisk, scale = 1): TailRisk => ({
    valueAtRisk: risk.valueAtRisk * book.total * scale,
    shortfall: risk.shortfall * book.total * scale,
  });
  // Over a longer horizon skewness shrinks with its root and excess kurtosis with the horizon itself.
  const later = {
    mean,
    deviation,
    skewness: moments.skewness / root,
    excessKurtosis: moments.excessKurtosis / horizon,
  };
  const fisher = isSheet ? cornishFisherRisk(later, confidence) : undefined;
  const simulated = isSheet
    ? bootstrap(past, horizon, tools)
    : drawn(book, input.correlation ?? 0, horizon, tools);
  const ways: Way[] = [
    {
      key: 'historical',
      name: 'Historical',
      risk: isSheet ? inMoney(historicalRisk(past, confidence), root) : null,
      how: isSheet ? `${past.length} past returns, as they came${scaling}` : 'needs a sheet of the past',
    },
    {
      key: 'normal',
      name: 'Normal',
      risk: inMoney(normalRisk(mean, deviation, confidence)),
      how: `normal quantile${scaling}`,
    },
    {
      key: 'student',
      name: 'Student’s t',
      risk: inMoney(studentRisk(mean, deviation, input.freedom, confidence)),
      how: `${input.freedom} degrees of freedom, same deviation`,
    },
    {
      key: 'cornishFisher',
      name: 'Cornish–Fisher',
      risk: fisher === undefined ? null : inMoney(fisher),
      how: isSheet
        ? fisher === undefined
          ? 'skewness and kurtosis are beyond where the correction holds'
          : 'normal quantile corrected for skewness and kurtosis'
        : 'needs a sheet of the past',
    },
    {
      key: 'monteCarlo',
      name: 'Monte Carlo',
      risk: inMoney(historicalRisk(simulated, confidence)),
      how: isSheet
        ? `${writeAmount(trials, 'whole')} paths drawn from past returns`
        : `${writeAmount(trials, 'whole')} draws of lognormal prices`,
    },
  ];
  return { ways, moments };
}

function momentsOfBook(input: RiskInput, book: Book): Moments {
  if (book.past.length === 0) {
    const weights = book.values.map((value) => value / book.total);
    return {
      mean: 0,
      deviation: Math.sqrt(varianceOf(weights, book.covariance)),
      skewness: 0,
      excessKurtosis: 0,
    };
  }
  const moments = momentsOf(book.past);
  return input.zeroMean ? { ...moments, mean: 0 } : moments;
}

/** Whole paths from returns drawn with replacement, compounded. */
function bootstrap(past: readonly number[], horizon: number, { random, progress }: RunTools): number[] {
  return Array.from({ length: trials }, (_, trial) => {
    if (trial % trialsBetweenReports === 0) progress(trial / trials);
    let wealth = 1;
    for (let period = 0; period < horizon; period += 1)
      wealth *= 1 + (past[Math.floor(random() * past.length)] ?? 0);
    return wealth - 1;
  });
}

/** Prices that are lognormal and tied together by one common factor, so that any two correlate alike. */
function drawn(book: Book, correlation: number, horizon: number, { random, progress }: RunTools): number[] {
  const deviations = book.covariance.map((row, index) => Math.sqrt((row[index] ?? 0) * horizon));
  const shared = Math.sqrt(correlation);
  const own = Math.sqrt(1 - correlation);
  return Array.from({ length: trials }, (_, trial) => {
    if (trial % trialsBetweenReports === 0) progress(trial / trials);
    const market = drawNormal(random);
    return deviations.reduce((sum, deviation, index) => {
      const move =
        Math.exp(deviation * (shared * market + own * drawNormal(random)) - deviation ** 2 / 2) - 1;
      return sum + (move * (book.values[index] ?? 0)) / book.total;
    }, 0);
  });
}
