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
import { contract as contract14 } from './build-desktop-project/contract.ts';
import { contract as contract15 } from './cancel-version/contract.ts';
import { contract as contract16 } from './check-app-domain/contract.ts';
import { contract as contract17 } from './check-strategic-access/contract.ts';
import { contract as contract18 } from './check-subscription/contract.ts';
import { contract as contract19 } from './correct-reading/contract.ts';
import { contract as contract20 } from './delete-app/contract.ts';
import { contract as contract21 } from './delete-my-account/contract.ts';
import { contract as contract22 } from './download-app/contract.ts';
import { contract as contract23 } from './duplicate-app/contract.ts';
import { contract as contract24 } from './edit-app-code/contract.ts';
import { contract as contract25 } from './edit-app-plan/contract.ts';
import { contract as contract26 } from './end-session/contract.ts';
import { contract as contract27 } from './enhanced-app-preview/contract.ts';
import { contract as contract28 } from './export-my-data/contract.ts';
import { contract as contract29 } from './generate-app/contract.ts';
import { contract as contract30 } from './import-app/contract.ts';
import { contract as contract31 } from './list-sessions/contract.ts';
import { contract as contract32 } from './list-versions/contract.ts';
import { contract as contract33 } from './look-at-sign-in/contract.ts';
import { contract as contract34 } from './publish-app/contract.ts';
import { contract as contract35 } from './read-shared-app/contract.ts';
import { contract as contract36 } from './report-sign-in/contract.ts';
import { contract as contract37 } from './restore-version/contract.ts';
import { contract as contract38 } from './revise-app/contract.ts';
import { contract as contract39 } from './send-request/contract.ts';
import { contract as contract40 } from './set-app-domain/contract.ts';
import { contract as contract41 } from './share-app/contract.ts';
import { contract as contract42 } from './simple-password-reset/contract.ts';
import { contract as contract43 } from './system-health-check/contract.ts';
import { contract as contract44 } from './try-app/contract.ts';
import { contract as contract45 } from './unpublish-app/contract.ts';
import { contract as contract46 } from './unshare-app/contract.ts';
import { contract as contract47 } from './upscale-image/contract.ts';

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
  'build-desktop-project': contract14,
  'cancel-version': contract15,
  'check-app-domain': contract16,
  'check-strategic-access': contract17,
  'check-subscription': contract18,
  'correct-reading': contract19,
  'delete-app': contract20,
  'delete-my-account': contract21,
  'download-app': contract22,
  'duplicate-app': contract23,
  'edit-app-code': contract24,
  'edit-app-plan': contract25,
  'end-session': contract26,
  'enhanced-app-preview': contract27,
  'export-my-data': contract28,
  'generate-app': contract29,
  'import-app': contract30,
  'list-sessions': contract31,
  'list-versions': contract32,
  'look-at-sign-in': contract33,
  'publish-app': contract34,
  'read-shared-app': contract35,
  'report-sign-in': contract36,
  'restore-version': contract37,
  'revise-app': contract38,
  'send-request': contract39,
  'set-app-domain': contract40,
  'share-app': contract41,
  'simple-password-reset': contract42,
  'system-health-check': contract43,
  'try-app': contract44,
  'unpublish-app': contract45,
  'unshare-app': contract46,
  'upscale-image': contract47,
} as const;
