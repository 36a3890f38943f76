import { strToU8 } from 'fflate';
import { slugOf } from '../../engine/emit/emit-project.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limitChanges } from '../../server/apps/limit-changes.server.ts';
import { fileNameOf, readOwnVersion, zipOf } from '../../server/apps/take-away/pack-project.server.ts';
import { projectFiles } from '../../server/apps/take-away/project-files.server.ts';
import type { FunctionCall } from '../../server/functions/function-call.ts';
import { FileAnswer } from '../file-answer.ts';
import type { BuildDesktopProjectInput, DesktopSettings } from './contract.ts';
import { type DesktopIcons, desktopIcons } from './desktop-icon.server.ts';
import { desktopReadme } from './desktop-readme.ts';
import { electronFiles, electronPackages, electronScripts } from './electron-files.ts';
import { tauriFiles, tauriPackages, tauriScripts } from './tauri-files.ts';

/** The project of the newest version that works, with a shell around it. */
export async function handle(
  call: FunctionCall,
  { appId, icon, ...settings }: BuildDesktopProjectInput,
): Promise<FileAnswer> {
  const version = await readOwnVersion(call, { appId });
  await limitChanges(call);
  const icons = await desktopIcons(version.files, version.app_name, icon);
  const files = new Map(await projectFiles(version));
  const crate = crateOf(settings.name);
  const shell = settings.shell === 'electron' ? electronFiles(settings) : tauriFiles(settings, crate);
  for (const [path, text] of shell) files.set(path, strToU8(text));
  for (const [path, bytes] of iconFiles(settings.shell, icons)) files.set(path, bytes);
  files.set('package.json', strToU8(packageOf(version.files['package.json'] ?? '{}', settings)));
  files.set('DESKTOP.md', strToU8(desktopReadme(settings)));
  files.set('.gitignore', strToU8('node_modules\ndist\nrelease\n'));
  const base = `${fileNameOf(settings.name)}-${settings.shell}`;
  return new FileAnswer(`${base}.zip`, zipOf(base, files));
}

/** A name that Cargo takes: it begins with a letter and is none of its own. */
function crateOf(name: string): string {
  return `app-${slugOf(name)}`.slice(0, 60).replace(/-+$/, '');
}

function iconFiles(shell: DesktopSettings['shell'], icons: DesktopIcons): [string, Uint8Array][] {
  if (shell === 'electron')
    return [
      ['build/icon.png', icons.png(1024)],
      ['build/icon.ico', icons.ico],
      ['build/icon.icns', icons.icns],
    ];
  return [
    ['src-tauri/icons/32x32.png', icons.png(32)],
    ['src-tauri/icons/128x128.png', icons.png(128)],
    ['src-tauri/icons/128x128@2x.png', icons.png(256)],
    ['src-tauri/icons/icon.png', icons.png(512)],
    ['src-tauri/icons/icon.ico', icons.ico],
    ['src-tauri/icons/icon.icns', icons.icns],
  ];
}

interface Package {
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What the app's own project says, and what the shell adds. */
function packageOf(text: string, { shell, name, version }: DesktopSettings): string {
  const own = readPackage(text);
  const isElectron = shell === 'electron';
  const changed = {
    ...own,
    version,
    productName: name,
    author: name,
    ...(isElectron ? { main: 'electron/main.mjs' } : {}),
    scripts: { ...own.scripts, ...(isElectron ? electronScripts() : tauriScripts()) },
    devDependencies: { ...own.devDependencies, ...(isElectron ? electronPackages : tauriPackages) },
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function readPackage(text: string): Package {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Package;
  } catch {
    // Somebody edited it by hand: said below.
  }
  throw new KoraError('conflict', {
    message: 'The package.json of this app is not valid JSON. Correct it in its code first.',
  });
}
