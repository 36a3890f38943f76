import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Brand } from './build-server.ts';
import { compressFolder } from './compress-folder.ts';
import { keptFiles } from './kept-files.ts';
import { loadSite } from './site/load-site.ts';
import { writeSite } from './site/write-site.ts';
import { writeAskIndex } from './write-ask-index.ts';

/** The web app for browsers, its public pages as documents, and what questions are answered from. */
export async function buildWeb(root: string, outDir: string, brand: Brand): Promise<void> {
  const bundle = `${outDir}-site`;
  const kept = await keptFiles(join(root, 'dist/.kept'));
  try {
    const [site] = await Promise.all([loadSite(root, bundle), buildClient(root, outDir)]);
    await writeSite({ root, outDir, site, kept });
    await writeAskIndex({ root, outDir, brandName: brand.name, brandSlug: brand.slug });
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
  await compressFolder(outDir, kept);
  await kept.prune();
}

async function buildClient(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, manifest: true, reportCompressedSize: false },
  });
}
