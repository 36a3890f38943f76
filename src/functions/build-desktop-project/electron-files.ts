import type { DesktopSettings } from './contract.ts';

/** Tried with these; a shell is pinned, because what it may do is decided by its version. */
export const electronPackages = { electron: '45.3.2', 'electron-builder': '26.17.0' } as const;

/** What a page in the shell may do: its own code and data, and nothing from outside. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export function electronFiles(settings: DesktopSettings): [path: string, text: string][] {
  return [
    ['electron/main.mjs', mainFile(settings)],
    ['electron-builder.json', `${JSON.stringify(builderConfig(settings), null, 2)}\n`],
  ];
}

export function electronScripts(): Record<string, string> {
  return {
    'desktop:web': 'vite build --mode desktop',
    desktop: 'npm run desktop:web && electron .',
    'desktop:pack': 'npm run desktop:web && electron-builder --publish never',
  };
}

function builderConfig({ name, identifier, targets }: DesktopSettings) {
  return {
    $schema: './node_modules/app-builder-lib/scheme.json',
    appId: identifier,
    productName: name,
    directories: { output: 'release', buildResources: 'build' },
    files: ['dist/**', 'electron/**', 'package.json'],
    asar: true,
    ...(targets.includes('windows') ? { win: { target: ['nsis'], icon: 'build/icon.ico' } } : {}),
    ...(targets.includes('macos')
      ? {
          mac: {
            target: ['dmg', 'zip'],
            icon: 'build/icon.icns',
            category: 'public.app-category.productivity',
          },
        }
      : {}),
    ...(targets.includes('linux')
      ? {
          linux: {
            target: ['AppImage', 'deb'],
            icon: 'build/icon.png',
            category: 'Utility',
            maintainer: name,
          },
        }
      : {}),
  };
}

function mainFile({ name, identifier, window }: DesktopSettings): string {
  const options = {
    title: name,
    width: window.width,
    height: window.height,
    minWidth: window.minWidth,
    minHeight: window.minHeight,
    resizable: window.resizable,
    fullscreen: window.fullscreen,
    alwaysOnTop: window.alwaysOnTop,
  };
  const values: Record<string, string> = {
    POLICY: JSON.stringify(pagePolicy),
    WINDOW: JSON.stringify(options, null, 2).replaceAll('\n', '\n    '),
    IDENTIFIER: JSON.stringify(identifier),
  };
  return mainSource.replaceAll(/__([A-Z]+)__/g, (_, value: string) => values[value] ?? '');
}

const mainSource = `import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, protocol, session } from 'electron';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const origin = 'app://main';
const policy = __POLICY__;
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

// A scheme of our own: pages have an origin with storage, and nothing else of the disk is in reach.
protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);

/** @param {Request} request */
async function answer(request) {
  const { host, pathname } = new URL(request.url);
  if (host !== 'main' || request.method !== 'GET') return new Response('Not found', { status: 404 });
  let name;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return new Response('Bad address', { status: 400 });
  }
  const path = normalize(join(folder, name === '/' ? 'index.html' : name));
  if (!path.startsWith(folder + sep)) return new Response('Not found', { status: 404 });
  try {
    const type = types[/** @type {keyof typeof types} */ (extname(path))] ?? 'application/octet-stream';
    return new Response(new Uint8Array(await readFile(path)), {
      headers: {
        'Content-Type': type,
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}

function openWindow() {
  const window = new BrowserWindow({
    ...__WINDOW__,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: !app.isPackaged,
    },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadURL(\`\${origin}/\`);
}

// No page leaves the app, opens another window or embeds one.
app.on('web-contents-created', (_, contents) => {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => {
    if (!event.url.startsWith(\`\${origin}/\`)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
});

app.setAppUserModelId(__IDENTIFIER__);

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  await app.whenReady();
  protocol.handle('app', answer);
  // Copying is all that an app asks of a device.
  session.defaultSession.setPermissionRequestHandler((_, permission, decide) =>
    decide(permission === 'clipboard-sanitized-write' || permission === 'fullscreen'),
  );
  openWindow();
} else {
  app.quit();
}
`;
