import type { Place } from '../declared/declared.ts';

/** When a price or a bound holds. */
export type When =
  | { readonly months: readonly number[] }
  | { readonly days: 'weekdays' | 'weekends' }
  | 'otherwise';

/** “from 100 guests”: how much there has to be of a unit. */
export interface Threshold {
  readonly value: number;
  readonly unit: string;
}

/** Something that a text says about how a price is made. */
export type SaidPrice =
  | {
      readonly kind: 'rate';
      readonly label: string;
      readonly amount: number;
      /** What it is paid for each of: “person”, or “adult” and “night”. */
      readonly per: readonly string[];
      readonly beyond?: number;
      readonly when?: When;
      readonly isExtra: boolean;
      /** “85 € an hour for two men”: what the price itself is for, and not counted. */
      readonly isWhole?: boolean;
    }
  | { readonly kind: 'fee'; readonly label: string; readonly amount: number; readonly isAlways: boolean }
  | {
      readonly kind: 'change';
      /** Less than nothing for what comes off. */
      readonly percent: number;
      readonly from?: Threshold;
      /** Whom or what it is for: asked for with a tick. */
      readonly who?: string;
      readonly of?: string;
    }
  | { readonly kind: 'child'; readonly share: number; readonly label: string }
  | { readonly kind: 'further'; readonly share: number; readonly unit: string }
  | { readonly kind: 'every-free'; readonly nth: number; readonly unit: string }
  | { readonly kind: 'free-over'; readonly amount: number; readonly label: string }
  | { readonly kind: 'free-up-to'; readonly value: number; readonly unit: string }
  | { readonly kind: 'included'; readonly label: string }
  | { readonly kind: 'least'; readonly amount: number }
  | { readonly kind: 'most'; readonly amount: number }
  | {
      /** “one waiter per 15 guests at 700 each” */
      readonly kind: 'one-per';
      readonly label: string;
      readonly size: number;
      readonly unit: string;
      readonly amount: number;
    }
  | { readonly kind: 'tax'; readonly percent: number; readonly label: string }
  | { readonly kind: 'deposit'; readonly percent?: number; readonly amount?: number }
  | {
      readonly kind: 'bound';
      readonly unit: string;
      readonly least?: number;
      readonly most?: number;
      readonly when?: When;
    }
  | { readonly kind: 'ahead'; readonly days: number }
  | { readonly kind: 'round-up'; readonly unit: string }
  | { readonly kind: 'per-head' };

/** What was said, with its words. */
export interface Told<Said = SaidPrice> {
  readonly said: Said;
  readonly text: string;
  readonly heading: string;
  readonly sentence: number;
  readonly at: Place;
}

export type Rate = Extract<SaidPrice, { kind: 'rate' }>;
export type Fee = Extract<SaidPrice, { kind: 'fee' }>;
