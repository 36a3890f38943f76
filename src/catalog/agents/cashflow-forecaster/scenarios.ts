import type { CashInput } from './fields.ts';
import { asPlanned, type Forecast, forecastOf, type Scenario } from './forecast.ts';

const hundred = 100;

export interface NamedForecast {
  readonly key: 'plan' | 'bad' | 'good';
  readonly name: string;
  readonly forecast: Forecast;
}

export function scenariosOf(input: CashInput): readonly [NamedForecast, NamedForecast, NamedForecast] {
  const bad: Scenario = {
    ...asPlanned,
    salesChange: -input.badSales / hundred,
    collectionDelay: input.badWeeks,
  };
  const good: Scenario = { ...asPlanned, salesChange: input.goodSales / hundred };
  return [
    { key: 'plan', name: 'Plan', forecast: forecastOf(input) },
    { key: 'bad', name: 'Bad case', forecast: forecastOf(input, bad) },
    { key: 'good', name: 'Good case', forecast: forecastOf(input, good) },
  ];
}

export interface Measure {
  readonly name: string;
  /** By how much the lowest week rises. */
  readonly gain: number;
}

/** What a week on either side of the ledger would bring, and what one payment less would. */
export function measuresOf(input: CashInput, plan: Forecast): Measure[] {
  const gain = (changed: Forecast) => changed.lowestWeek.balance - plan.lowestWeek.balance;
  const dated = input.dated ?? [];
  const investments = dated.filter(({ kind }) => kind === 'investment');
  const measures: Measure[] = [
    {
      name: 'Collect every invoice one week sooner',
      gain: gain(forecastOf(input, { ...asPlanned, collectionDelay: -1 })),
    },
    {
      name: 'Pay every supplier one week later, as agreed with them',
      gain: gain(forecastOf(input, { ...asPlanned, supplierDelay: 1 })),
    },
  ];
  if (investments.length > 0)
    measures.push({
      name: 'Put investments off beyond the 13 weeks',
      gain: gain(forecastOf({ ...input, dated: dated.filter(({ kind }) => kind !== 'investment') })),
    });
  return measures.toSorted((one, other) => other.gain - one.gain);
}

export interface Standing {
  /** The first week below the line, counted from zero; undefined when none is. */
  readonly breach: number | undefined;
  /** Least distance to the line; negative is missing. */
  readonly headroom: number;
  readonly end: number;
}

/** A forecast held against what must be kept. */
export function standingOf(input: CashInput, { weeks }: Forecast): Standing {
  const counted = weeks.map(
    ({ closing }) => closing + (input.minimumOf === 'liquidity' ? input.creditLine : 0) - input.minimum,
  );
  const breach = counted.findIndex((value) => value < 0);
  return {
    breach: breach === -1 ? undefined : breach,
    headroom: Math.min(...counted),
    end: weeks.at(-1)?.closing ?? 0,
  };
}
