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
import { contract as contract14 } from './ask-model/contract.ts';
import { contract as contract15 } from './build-desktop-project/contract.ts';
import { contract as contract16 } from './cancel-version/contract.ts';
import { contract as contract17 } from './change-schedule/contract.ts';
import { contract as contract18 } from './check-app-domain/contract.ts';
import { contract as contract19 } from './check-strategic-access/contract.ts';
import { contract as contract20 } from './check-subscription/contract.ts';
import { contract as contract21 } from './consent-to-tool/contract.ts';
import { contract as contract22 } from './correct-reading/contract.ts';
import { contract as contract23 } from './create-personal-key/contract.ts';
import { contract as contract24 } from './delete-app/contract.ts';
import { contract as contract25 } from './delete-my-account/contract.ts';
import { contract as contract26 } from './download-app/contract.ts';
import { contract as contract27 } from './duplicate-app/contract.ts';
import { contract as contract28 } from './edit-app-code/contract.ts';
import { contract as contract29 } from './edit-app-plan/contract.ts';
import { contract as contract30 } from './end-session/contract.ts';
import { contract as contract31 } from './enhanced-app-preview/contract.ts';
import { contract as contract32 } from './export-my-data/contract.ts';
import { contract as contract33 } from './fill-agent-form/contract.ts';
import { contract as contract34 } from './generate-app/contract.ts';
import { contract as contract35 } from './import-app/contract.ts';
import { contract as contract36 } from './issue-certificate/contract.ts';
import { contract as contract37 } from './list-model-connections/contract.ts';
import { contract as contract38 } from './list-model-keys/contract.ts';
import { contract as contract39 } from './list-models/contract.ts';
import { contract as contract40 } from './list-personal-keys/contract.ts';
import { contract as contract41 } from './list-schedules/contract.ts';
import { contract as contract42 } from './list-sessions/contract.ts';
import { contract as contract43 } from './list-tool-servers/contract.ts';
import { contract as contract44 } from './list-tools-of-servers/contract.ts';
import { contract as contract45 } from './list-versions/contract.ts';
import { contract as contract46 } from './look-at-sign-in/contract.ts';
import { contract as contract47 } from './model-usage/contract.ts';
import { contract as contract48 } from './plan-again/contract.ts';
import { contract as contract49 } from './propose-address/contract.ts';
import { contract as contract50 } from './publish-app/contract.ts';
import { contract as contract51 } from './publish-course/contract.ts';
import { contract as contract52 } from './read-certificate/contract.ts';
import { contract as contract53 } from './read-shared-app/contract.ts';
import { contract as contract54 } from './read-shared-conversation/contract.ts';
import { contract as contract55 } from './read-shared-deck/contract.ts';
import { contract as contract56 } from './read-shared-run/contract.ts';
import { contract as contract57 } from './remove-model-connection/contract.ts';
import { contract as contract58 } from './remove-model-key/contract.ts';
import { contract as contract59 } from './remove-tool-server/contract.ts';
import { contract as contract60 } from './report-sign-in/contract.ts';
import { contract as contract61 } from './restore-version/contract.ts';
import { contract as contract62 } from './revise-app/contract.ts';
import { contract as contract63 } from './revoke-personal-key/contract.ts';
import { contract as contract64 } from './save-model-connection/contract.ts';
import { contract as contract65 } from './save-model-key/contract.ts';
import { contract as contract66 } from './save-tool-server/contract.ts';
import { contract as contract67 } from './schedule-run/contract.ts';
import { contract as contract68 } from './send-request/contract.ts';
import { contract as contract69 } from './set-app-domain/contract.ts';
import { contract as contract70 } from './set-course-state/contract.ts';
import { contract as contract71 } from './set-model-limits/contract.ts';
import { contract as contract72 } from './share-app/contract.ts';
import { contract as contract73 } from './share-conversation/contract.ts';
import { contract as contract74 } from './share-deck/contract.ts';
import { contract as contract75 } from './share-run/contract.ts';
import { contract as contract76 } from './simple-password-reset/contract.ts';
import { contract as contract77 } from './suggest-changes/contract.ts';
import { contract as contract78 } from './system-health-check/contract.ts';
import { contract as contract79 } from './test-model-connection/contract.ts';
import { contract as contract80 } from './test-tool-server/contract.ts';
import { contract as contract81 } from './try-app/contract.ts';
import { contract as contract82 } from './try-tool-server/contract.ts';
import { contract as contract83 } from './unpublish-app/contract.ts';
import { contract as contract84 } from './unshare-app/contract.ts';
import { contract as contract85 } from './unshare-conversation/contract.ts';
import { contract as contract86 } from './unshare-deck/contract.ts';
import { contract as contract87 } from './unshare-run/contract.ts';
import { contract as contract88 } from './upscale-image/contract.ts';
import { contract as contract89 } from './write-narrative/contract.ts';

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
  'ask-model': contract14,
  'build-desktop-project': contract15,
  'cancel-version': contract16,
  'change-schedule': contract17,
  'check-app-domain': contract18,
  'check-strategic-access': contract19,
  'check-subscription': contract20,
  'consent-to-tool': contract21,
  'correct-reading': contract22,
  'create-personal-key': contract23,
  'delete-app': contract24,
  'delete-my-account': contract25,
  'download-app': contract26,
  'duplicate-app': contract27,
  'edit-app-code': contract28,
  'edit-app-plan': contract29,
  'end-session': contract30,
  'enhanced-app-preview': contract31,
  'export-my-data': contract32,
  'fill-agent-form': contract33,
  'generate-app': contract34,
  'import-app': contract35,
  'issue-certificate': contract36,
  'list-model-connections': contract37,
  'list-model-keys': contract38,
  'list-models': contract39,
  'list-personal-keys': contract40,
  'list-schedules': contract41,
  'list-sessions': contract42,
  'list-tool-servers': contract43,
  'list-tools-of-servers': contract44,
  'list-versions': contract45,
  'look-at-sign-in': contract46,
  'model-usage': contract47,
  'plan-again': contract48,
  'propose-address': contract49,
  'publish-app': contract50,
  'publish-course': contract51,
  'read-certificate': contract52,
  'read-shared-app': contract53,
  'read-shared-conversation': contract54,
  'read-shared-deck': contract55,
  'read-shared-run': contract56,
  'remove-model-connection': contract57,
  'remove-model-key': contract58,
  'remove-tool-server': contract59,
  'report-sign-in': contract60,
  'restore-version': contract61,
  'revise-app': contract62,
  'revoke-personal-key': contract63,
  'save-model-connection': contract64,
  'save-model-key': contract65,
  'save-tool-server': contract66,
  'schedule-run': contract67,
  'send-request': contract68,
  'set-app-domain': contract69,
  'set-course-state': contract70,
  'set-model-limits': contract71,
  'share-app': contract72,
  'share-conversation': contract73,
  'share-deck': contract74,
  'share-run': contract75,
  'simple-password-reset': contract76,
  'suggest-changes': contract77,
  'system-health-check': contract78,
  'test-model-connection': contract79,
  'test-tool-server': contract80,
  'try-app': contract81,
  'try-tool-server': contract82,
  'unpublish-app': contract83,
  'unshare-app': contract84,
  'unshare-conversation': contract85,
  'unshare-deck': contract86,
  'unshare-run': contract87,
  'upscale-image': contract88,
  'write-narrative': contract89,
} as const;
