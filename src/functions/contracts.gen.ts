// written by scripts/registry; do not edit
import { contract as contract0 } from './system-health-check/contract.ts';

export const contracts = {
  'system-health-check': contract0,
} as const;
