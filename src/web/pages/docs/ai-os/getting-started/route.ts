import { brand } from '../../../../../kernel/brand.ts';
import { definePage } from '../../../../lib/define-page.ts';

export const route = definePage({
  title: 'Getting started',
  description: `From a clone to a running ${brand.osName}: first start, first account, settings, PostgreSQL, files, mail, installing the app and backups.`,
  listed: { priority: 0.6, changes: 'monthly' },
});
