import type { DesktopSettings } from './contract.ts';

const systems = { windows: 'Windows', macos: 'macOS', linux: 'Linux' } as const;

const words = {
  electron: {
    needs: 'Node.js 20.19 or newer.',
    output: 'The installers are in `release`.',
    where: [
      '`electron/main.mjs`: the window, and what a page in it may do',
      '`electron-builder.json`: what is packed for which system',
      '`build`: the icons',
    ],
    systems:
      'Installers for macOS are made on macOS. Those for Windows and Linux are made on these systems; electron-builder can also make Linux packages on macOS.',
  },
  tauri: {
    needs:
      'Node.js 20.19 or newer, Rust 1.77.2 or newer (`rustup`), and what Tauri asks for on your system: https://v2.tauri.app/start/prerequisites/',
    output: 'The installers are in `src-tauri/target/release/bundle`.',
    where: [
      '`src-tauri/tauri.conf.json`: the window, the content policy, what is packed',
      '`src-tauri/capabilities/default.json`: what the window may ask of the system',
      '`src-tauri/src`: the program around the page',
      '`src-tauri/icons`: the icons',
    ],
    systems:
      'Each installer is made on the system that it is for. Tauri leaves out kinds that the system at hand cannot make.',
  },
} as const;

/** The exact commands, from an unpacked folder to an installer. */
export function desktopReadme({ shell, name, targets }: DesktopSettings): string {
  const { needs, output, where, systems: about } = words[shell];
  return `# ${name} as a desktop app

## What is needed

${needs}

## Try it

\`\`\`sh
npm install
npm run desktop
\`\`\`

## Make installers

\`\`\`sh
npm install
npm run desktop:pack
\`\`\`

${output} Set up for ${targets.map((target) => systems[target]).join(', ')}. ${about}

Installers are not signed. Systems warn about programs of unknown makers until you sign them with a certificate of your own.

## Where things are

${where.map((line) => `- ${line}`).join('\n')}
- everything else: the app itself, which also runs in a browser (\`npm run dev\`)

What people enter is kept on their computer, in the folder that the system gives to the app.
`;
}
