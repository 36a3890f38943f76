import type { AppSpec } from '../spec/app-spec.ts';
import { appIconSvg } from './app-icon.ts';
import { offlineWorker } from './offline-worker.ts';

/** Pictures that are drawn from the icons when an app is packed or published: a file of an app is text. */
export const drawnIcons = [
  { name: 'icon-192.png', from: 'icon.svg', size: 192 },
  { name: 'icon-512.png', from: 'icon.svg', size: 512 },
  { name: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512 },
  { name: 'apple-touch-icon.png', from: 'icon-maskable.svg', size: 180 },
] as const;

/** What makes an app one that can be installed and opens without a network. */
export function emitOffline(spec: AppSpec): [path: string, text: string][] {
  const { component } = spec.theme;
  return [
    ['public/manifest.webmanifest', `${JSON.stringify(manifestOf(spec), null, 2)}\n`],
    ['public/icon.svg', `${appIconSvg(spec.name, component)}\n`],
    ['public/icon-maskable.svg', `${appIconSvg(spec.name, component, { whole: true })}\n`],
    ['offline/worker.js', offlineWorker],
    ['offline/vite-plugin.ts', vitePlugin],
  ];
}

function manifestOf(spec: AppSpec) {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `./${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: spec.name,
    short_name: spec.name.length <= 12 ? spec.name : (spec.name.split(/\s+/)[0] ?? spec.name).slice(0, 12),
    description: spec.tagline,
    lang: spec.language,
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: spec.theme.background,
    theme_color: spec.theme.header ?? spec.theme.component,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

const vitePlugin = `import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Writes \`sw.js\`, the worker with the list of the built files, and names it in the page, which registers it. In development
 * and in a desktop shell (\`--mode desktop\`) there is none.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'desktop',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'offline-worker', content: './sw.js' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        for (const file of Object.values(bundle))
          hash.update(file.type === 'chunk' ? file.code : file.source);
        const still = stillFiles();
        for (const name of still) hash.update(readFileSync(\`public/\${name}\`));
        const files = [...Object.keys(bundle), ...still].sort().map((name) => \`./\${name}\`);
        const version = hash.digest('hex').slice(0, 16);
        const worker = readFileSync('offline/worker.js', 'utf8');
        const known = \`const version = \${JSON.stringify(version)};\\nconst files = \${JSON.stringify(files)};\\n\`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: known + worker });
      },
    },
  };
}

/** What the build copies as it is. */
function stillFiles(): string[] {
  if (!existsSync('public')) return [];
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\\\', '/'))
    .filter((name) => !/(^|\\/)\\./.test(name) && statSync(\`public/\${name}\`).isFile());
}
`;
