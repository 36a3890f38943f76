import { settingsSections } from '../../../../catalog/settings-sections.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Settings',
  description: 'One section of your settings.',
  instances: settingsSections.map(({ id, label, summary }) => ({
    parameters: { section: id },
    title: label,
    description: `${summary}.`,
  })),
});
