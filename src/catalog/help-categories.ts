/** The shelves of the help, in the order in which they are shown. */
export const helpCategories = [
  { id: 'start', title: 'Getting started', description: 'Open an account, sign in, find your way.' },
  { id: 'security', title: 'Sign-in and security', description: 'Passwords, second factors, sessions.' },
  { id: 'account', title: 'Your account and data', description: 'Profile, export, deletion, privacy.' },
  { id: 'app', title: 'Using the app', description: 'Install, offline, themes, keyboard, accessibility.' },
  { id: 'plans', title: 'Plans and contact', description: 'What the plans are and how to reach people.' },
  { id: 'operate', title: 'Running your own', description: 'Settings, database, mail, files, backups.' },
] as const;
