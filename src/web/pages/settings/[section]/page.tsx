import { useParams } from 'react-router';
import { settingsSections } from '../../../../catalog/settings-sections.ts';
import { OwnModels } from '../../../features/models/own-models.tsx';
import { SettingsView } from '../../../features/settings/settings-view.tsx';

/** The router lets only addresses of sections come here. */
export function Page() {
  const { section } = useParams();
  return (
    <SettingsView section={settingsSections.find(({ id }) => id === section)?.id} models={<OwnModels />} />
  );
}
