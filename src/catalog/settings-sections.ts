export type SettingsSectionId =
  | 'profile'
  | 'appearance'
  | 'email'
  | 'password'
  | 'passkeys'
  | 'two-factor'
  | 'linked-accounts'
  | 'sessions'
  | 'apps-with-access'
  | 'program-keys'
  | 'models'
  | 'corrections'
  | 'your-data'
  | 'delete-account';

export interface SettingsSectionEntry {
  readonly id: SettingsSectionId;
  readonly label: string;
  /** What one does there, in a few words. */
  readonly summary: string;
}

export interface SettingsSectionGroup {
  readonly label: string;
  readonly sections: readonly SettingsSectionEntry[];
}

/** The settings, in the order in which they are listed. Each section has an address of its own: `/settings/<id>`. */
export const settingsGroups: readonly SettingsSectionGroup[] = [
  {
    label: 'You',
    sections: [
      { id: 'profile', label: 'Profile', summary: 'Your name and your picture' },
      { id: 'appearance', label: 'Appearance', summary: 'Light, dark, or as the device' },
    ],
  },
  {
    label: 'Signing in',
    sections: [
      { id: 'email', label: 'Email', summary: 'The address that you sign in with' },
      { id: 'password', label: 'Password', summary: 'Change your password' },
      { id: 'passkeys', label: 'Passkeys', summary: 'Sign in by face, finger or PIN' },
      { id: 'two-factor', label: 'Two-factor', summary: 'A second step, and recovery codes' },
      { id: 'linked-accounts', label: 'Linked accounts', summary: 'Sign in by another provider' },
    ],
  },
  {
    label: 'Access',
    sections: [
      { id: 'sessions', label: 'Sessions', summary: 'Where you are signed in' },
      { id: 'apps-with-access', label: 'Apps with access', summary: 'Programs of others that you let in' },
      { id: 'program-keys', label: 'Keys for programs', summary: 'Let your own programs work for you' },
    ],
  },
  {
    label: 'Data',
    sections: [
      { id: 'models', label: 'Models', summary: 'Language models, your keys and what you used' },
      { id: 'corrections', label: 'Corrected labels', summary: 'What you taught the reader' },
      { id: 'your-data', label: 'Your data', summary: 'Download everything of yours' },
      { id: 'delete-account', label: 'Delete account', summary: 'Remove everything of yours, for good' },
    ],
  },
];

export const settingsSections: readonly SettingsSectionEntry[] = settingsGroups.flatMap(
  ({ sections }) => sections,
);
