import { defineTable } from '../define-table.ts';

export interface AppRecordSourcesTable {
  app_id: string;
  collection: string;
  id: string;
  source: string;
}

export const table = defineTable({
  name: 'app_record_sources',
  columns: ['app_id', 'collection', 'id', 'source'],
});
