import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readThemeChoice, storeThemeChoice, watchTheme } from '../../lib/theme.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AppearanceSection() {
  const [choice, setChoice] = useState(readThemeChoice);
  useEffect(() => watchTheme(() => setChoice(readThemeChoice())), []);
  return (
    <SettingsSection
      id="appearance"
      heading="Appearance"
      intro="Signed in, it is the same on all of your devices. System follows the device itself."
    >
      <Segmented
        label="Theme"
        value={choice}
        onChange={(next) => {
          storeThemeChoice(next);
          setChoice(next);
        }}
        options={[
          { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
          { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
          { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
        ]}
      />
    </SettingsSection>
  );
}
