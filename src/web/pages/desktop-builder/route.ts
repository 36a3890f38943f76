import { definePage } from '../../lib/define-page.ts';

export const route = definePage({
  title: 'Desktop builder',
  description:
    'Puts an app that you have made into a window of its own: an Electron or Tauri project for Windows, macOS and Linux, with its icon, name and window, ready to build.',
  access: 'signed-in',
});
