import type { Generated } from 'kysely';
import type { ProofReport } from '../../../engine/proof/proof-report.ts';
import type { ClauseAnswer } from '../../../engine/revise/revision.ts';
import type { AppSpec } from '../../../engine/spec/app-spec.ts';
import { defineTable } from '../define-table.ts';

export interface AppVersionsTable {
  id: Generated<string>;
  app_id: string;
  number: number;
  based_on: number | null;
  origin: 'description' | 'sentence' | 'plan' | 'code' | 'restore' | 'copy' | 'import';
  request: Generated<string>;
  changes: Generated<string[]>;
  answers: readonly ClauseAnswer[] | null;
  spec: AppSpec | null;
  files: Record<string, string> | null;
  edited_files: Generated<string[]>;
  status: Generated<'queued' | 'building' | 'completed' | 'failed'>;
  step: Generated<'reading' | 'planning' | 'writing' | 'building' | 'trying' | 'done'>;
  file_count: number | null;
  error: string | null;
  proof: ProofReport | null;
  pictures: Generated<string[]>;
  preview_key: string;
  request_key: string | null;
  requested_by: string | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

export const table = defineTable({
  name: 'app_versions',
  columns: [
    'id',
    'app_id',
    'number',
    'based_on',
    'origin',
    'request',
    'changes',
    'answers',
    'spec',
    'files',
    'edited_files',
    'status',
    'step',
    'file_count',
    'error',
    'proof',
    'pictures',
    'preview_key',
    'request_key',
    'requested_by',
    'created_at',
    'finished_at',
  ],
});
