import type { RiskRule } from './risk-rule.ts';
import { controlRules } from './rules-control.ts';
import { moneyRules } from './rules-money.ts';
import { wordRules } from './rules-words.ts';

export const rulebook: readonly RiskRule[] = [...moneyRules, ...controlRules, ...wordRules];
