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
import { contract as contract14 } from './cancel-version/contract.ts';
import { contract as contract15 } from './check-strategic-access/contract.ts';
import { contract as contract16 } from './check-subscription/contract.ts';
import { contract as contract17 } from './delete-my-account/contract.ts';
import { contract as contract18 } from './download-app/contract.ts';
import { contract as contract19 } from './duplicate-app/contract.ts';
import { contract as contract20 } from './edit-app-code/contract.ts';
import { contract as contract21 } from './edit-app-plan/contract.ts';
import { contract as contract22 } from './end-session/contract.ts';
import { contract as contract23 } from './enhanced-app-preview/contract.ts';
import { contract as contract24 } from './export-my-data/contract.ts';
import { contract as contract25 } from './generate-app/contract.ts';
import { contract as contract26 } from './list-sessions/contract.ts';
import { contract as contract27 } from './list-versions/contract.ts';
import { contract as contract28 } from './publish-app/contract.ts';
import { contract as contract29 } from './restore-version/contract.ts';
import { contract as contract30 } from './revise-app/contract.ts';
import { contract as contract31 } from './send-request/contract.ts';
import { contract as contract32 } from './simple-password-reset/contract.ts';
import { contract as contract33 } from './system-health-check/contract.ts';
import { contract as contract34 } from './unpublish-app/contract.ts';
import { contract as contract35 } from './upscale-image/contract.ts';

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
  'cancel-version': contract14,
  'check-strategic-access': contract15,
  'check-subscription': contract16,
  'delete-my-account': contract17,
  'download-app': contract18,
  'duplicate-app': contract19,
  'edit-app-code': contract20,
  'edit-app-plan': contract21,
  'end-session': contract22,
  'enhanced-app-preview': contract23,
  'export-my-data': contract24,
  'generate-app': contract25,
  'list-sessions': contract26,
  'list-versions': contract27,
  'publish-app': contract28,
  'restore-version': contract29,
  'revise-app': contract30,
  'send-request': contract31,
  'simple-password-reset': contract32,
  'system-health-check': contract33,
  'unpublish-app': contract34,
  'upscale-image': contract35,
} as const;
