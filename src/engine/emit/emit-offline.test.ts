import { describe, expect, it } from 'vitest';
import { filesOf, planFromText } from '../generate.ts';
import { appIcon, appIconSvg } from './app-icon.ts';
import { drawnIcons } from './emit-offline.ts';
import { writeOfflineWorker } from './offline-worker.ts';

const spec = planFromText('A list of books with title and rating, in ivory and teal.');
const files = filesOf(spec);

describe('an app that can be installed', () => {
  it('has a manifest with its name, its colours and icons that are drawn', () => {
    const manifest = JSON.parse(files['public/manifest.webmanifest'] ?? '') as {
      icons: { src: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: spec.name,
      display: 'standalone',
      background_color: spec.theme.background,
      theme_color: spec.theme.component,
    });
    const names = drawnIcons.map(({ name }) => `./${name}`);
    for (const { src } of manifest.icons) expect(names).toContain(src);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { from } of drawnIcons) expect(files).toHaveProperty([`public/${from}`]);
  });

  it('registers the worker that its page names, and builds one', () => {
    expect(files['src/main.tsx']).toContain('keepForOffline();');
    expect(files).toHaveProperty(['src/shell/offline.ts']);
    expect(files['vite.config.ts']).toContain("from './offline/vite-plugin.ts'");
    expect(files['index.html']).toContain('rel="manifest"');
    expect(files['index.html']).not.toContain('offline-worker');
  });

  it('draws any name without a font, and never its characters', () => {
    for (const name of ['Books', 'Éclair', '24 hours', '日本語', '<script>', '', 'ß', '🎉']) {
      const svg = appIconSvg(name, '#008080');
      expect(svg).toMatch(/^<svg [^<]*<rect [^<]*\/><path d="M[\d\s.a-zA-Z-]+" [^<]*\/><\/svg>$/);
      expect(appIcon(name, '#008080')).toMatch(/^data:image\/svg\+xml,/);
    }
    expect(appIconSvg('éclair', '#008080')).toBe(appIconSvg('E', '#008080'));
    expect(appIconSvg('日本語', '#008080')).toBe(appIconSvg('🎉', '#008080'));
  });

  it('gives the worker what it keeps as data, whatever the names are', () => {
    const worker = writeOfflineWorker('1', ['./index.html', './a"b.js']);
    expect(worker.startsWith('const version = "1";\nconst files = ["./index.html","./a\\"b.js"];\n')).toBe(
      true,
    );
    expect(() => new Function('self', 'caches', worker)).not.toThrow();
  });
});
