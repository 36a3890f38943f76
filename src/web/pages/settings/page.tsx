import { OwnModels } from '../../features/models/own-models.tsx';
import { SettingsView } from '../../features/settings/settings-view.tsx';

export function Page() {
  return <SettingsView section={undefined} models={<OwnModels />} />;
}
