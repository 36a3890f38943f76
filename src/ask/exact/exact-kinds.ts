import { answerArithmetic } from './arithmetic.ts';
import { answerBill } from './bills.ts';
import { answerBodyMass } from './body-mass.ts';
import { answerCurrency } from './currencies.ts';
import { answerAge } from './dates/ages.ts';
import { answerDayFacts, answerYearFacts } from './dates/day-facts.ts';
import { answerDaysBetween } from './dates/days-between.ts';
import type { ExactAnswerer } from './exact-answer.ts';
import { answerGeometry } from './geometry.ts';
import { answerGrades } from './grades.ts';
import { answerBreakEven } from './money/break-even.ts';
import { answerInterest } from './money/interest.ts';
import { answerLoan } from './money/loans.ts';
import { answerUnitPrice } from './money/unit-prices.ts';
import { answerBase } from './numbers/bases.ts';
import { answerCombinations } from './numbers/combinations.ts';
import { answerCommonDivisor } from './numbers/common-divisors.ts';
import { answerFraction } from './numbers/fractions.ts';
import { answerPrime } from './numbers/primes.ts';
import { answerRoman } from './numbers/roman-numerals.ts';
import { answerPercentage } from './percentages.ts';
import { answerStatistics } from './statistics.ts';
import { answerDuration } from './times/durations.ts';
import { answerJourney } from './units/journeys.ts';
import { answerUnits } from './units/unit-conversion.ts';
import { answerUnitScaling } from './units/unit-scaling.ts';
import { answerUnitSum } from './units/unit-sums.ts';
import { answerValueAddedTax } from './value-added-tax.ts';
import { answerTimeZone } from './zones/time-zones.ts';

/** Tried in this order: what has more words of its own comes first, plain arithmetic last. */
export const exactKinds: readonly ExactAnswerer[] = [
  answerTimeZone,
  answerDuration,
  answerAge,
  answerYearFacts,
  answerDaysBetween,
  answerDayFacts,
  answerCurrency,
  answerBreakEven,
  answerUnitPrice,
  answerLoan,
  answerInterest,
  answerValueAddedTax,
  answerBill,
  answerPercentage,
  answerBodyMass,
  answerGeometry,
  answerGrades,
  answerBase,
  answerRoman,
  answerPrime,
  answerCommonDivisor,
  answerFraction,
  answerCombinations,
  answerStatistics,
  answerUnitSum,
  answerJourney,
  answerUnitScaling,
  answerUnits,
  answerArithmetic,
];
