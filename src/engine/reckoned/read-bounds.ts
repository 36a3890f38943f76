import type { SaidPrice } from './said-price.ts';
import { takeWhen, unitOf, withDigits } from './said-unit.ts';

type Bound = Extract<SaidPrice, { kind: 'bound' }>;

const noUnit = /^(?:of|per|an?|to|and|or|in|on|off|%|am|pm|o'clock|years?|free|euros?|ahead)$/i;
const least =
  /\b(?:minimum|min|at least|not less than|from)\.?\s*(?:stay|booking|hire|rental|order|is|of|:)?\s*(?:is|of|:)?\s*(\d+(?:\.\d+)?)\s+([\p{L}-]+)/iu;
const most =
  /\b(?:maximum|max|at most|up to|no more than|not more than|sleeps|room for|seats|only)\.?\s*(?:is|of|:|for)?\s*(\d+(?:\.\d+)?)(?:\s+([\p{L}-]+))?/iu;
const range =
  /(?:\bnumber of\s+)?\b([\p{L}-]+)\s+(?:from|between)\s+(\d+)\s+(?:to|and)\s+(\d+)\b|\b(\d+)\s*(?:to|–|-)\s*(\d+)\s+([\p{L}-]+)/iu;

/** How much of something may be entered: “max 6 people”, “at least 3 nights”, “guests from 20 to 250”. */
export function readBound(words: string, before: Bound | undefined): Bound | undefined {
  if (/[¤%]|\b(?:under|old|age)\b/i.test(words)) return undefined;
  const { when, rest } = takeWhen(withDigits(words));
  const held = when === undefined ? {} : { when };
  const between = range.exec(rest);
  if (between !== null) {
    const unit = unitOf(between[1] ?? between[6] ?? '');
    const [from, to] = [Number(between[2] ?? between[4]), Number(between[3] ?? between[5])];
    if (!noUnit.test(unit) && from < to) return { kind: 'bound', unit, least: from, most: to, ...held };
  }
  const down = least.exec(rest);
  if (down !== null && !noUnit.test(down[2] ?? ''))
    return { kind: 'bound', unit: unitOf(down[2] ?? ''), least: Number(down[1]), ...held };
  const up = most.exec(rest);
  const counted = up?.[2] === undefined || noUnit.test(up[2]) ? undefined : unitOf(up[2]);
  // “sleeps 6 in three bedrooms”
  const unit = counted ?? (up !== null && /sleeps/i.test(up[0]) ? 'person' : undefined);
  if (up !== null && unit !== undefined) return { kind: 'bound', unit, most: Number(up[1]), ...held };
  // “Minimum stay 3 nights, in July and August 7 nights”
  const again = /^(\d+)\s+([\p{L}-]+)$/u.exec(rest.trim());
  if (again !== null && when !== undefined && before !== undefined && unitOf(again[2] ?? '') === before.unit)
    return {
      ...before,
      ...(before.least === undefined ? { most: Number(again[1]) } : { least: Number(again[1]) }),
      when,
    };
  return undefined;
}
