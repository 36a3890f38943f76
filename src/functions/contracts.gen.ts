// written by scripts/registry; do not edit
import { contract as contract0 } from './admin-ban-user/contract.ts';
import { contract as contract1 } from './admin-delete-user/contract.ts';
import { contract as contract2 } from './admin-end-sessions/contract.ts';
import { contract as contract3 } from './admin-get-user/contract.ts';
import { contract as contract4 } from './admin-list-audit/contract.ts';
import { contract as contract5 } from './admin-list-outbox/contract.ts';
import { contract as contract6 } from './admin-list-requests/contract.ts';
import { contract as contract7 } from './admin-list-users/contract.ts';
import { contract as contract8 } from './admin-read-outbox/contract.ts';
import { contract as contract9 } from './admin-set-grant/contract.ts';
import { contract as contract10 } from './admin-set-request/contract.ts';
import { contract as contract11 } from './admin-set-role/contract.ts';
import { contract as contract12 } from './admin-set-subscription/contract.ts';
import { contract as contract13 } from './admin-signup/contract.ts';
import { contract as contract14 } from './check-strategic-access/contract.ts';
import { contract as contract15 } from './check-subscription/contract.ts';
import { contract as contract16 } from './delete-my-account/contract.ts';
import { contract as contract17 } from './end-session/contract.ts';
import { contract as contract18 } from './export-my-data/contract.ts';
import { contract as contract19 } from './list-sessions/contract.ts';
import { contract as contract20 } from './send-request/contract.ts';
import { contract as contract21 } from './simple-password-reset/contract.ts';
import { contract as contract22 } from './system-health-check/contract.ts';

export const contracts = {
  'admin-ban-user': contract0,
  'admin-delete-user': contract1,
  'admin-end-sessions': contract2,
  'admin-get-user': contract3,
  'admin-list-audit': contract4,
  'admin-list-outbox': contract5,
  'admin-list-requests': contract6,
  'admin-list-users': contract7,
  'admin-read-outbox': contract8,
  'admin-set-grant': contract9,
  'admin-set-request': contract10,
  'admin-set-role': contract11,
  'admin-set-subscription': contract12,
  'admin-signup': contract13,
  'check-strategic-access': contract14,
  'check-subscription': contract15,
  'delete-my-account': contract16,
  'end-session': contract17,
  'export-my-data': contract18,
  'list-sessions': contract19,
  'send-request': contract20,
  'simple-password-reset': contract21,
  'system-health-check': contract22,
} as const;
