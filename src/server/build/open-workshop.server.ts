import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { library } from '../../engine/library.gen.ts';
import type { Vendor } from './vendor.server.ts';
import { iconsOf } from './vendor-icons.ts';

/** What every app is built and proved with. */
export interface Workshop {
  /** The folder whose node_modules hold Tailwind. */
  readonly root: string;
  readonly vendor: Vendor;
  /** The script that acts in a page as a visitor would. */
  readonly driver: string;
  /** The script by which an element is chosen in a preview. */
  readonly picker: string;
}

/** Made when the product is built, so that a running server needs no bundler for it. */
interface Prepared {
  readonly vendor: Vendor;
  readonly driver: string;
  readonly picker: string;
}

const fileName = 'workshop.json';

/** Reads what was prepared in `folder`; bundles it anew where nothing was, as in tests. */
export async function openWorkshop(root: string, folder?: string): Promise<Workshop> {
  const path = folder === undefined ? undefined : join(folder, fileName);
  const prepared =
    path !== undefined && existsSync(path)
      ? (JSON.parse(await readFile(path, 'utf8')) as Prepared)
      : await prepare(root);
  return { root, ...prepared };
}

export async function writeWorkshop(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fileName), JSON.stringify(await prepare(root)));
}

async function prepare(root: string): Promise<Prepared> {
  const [{ bundleVendor }, { bundleDriver, bundlePicker }] = await Promise.all([
    import('./vendor.server.ts'),
    import('./bundle-driver.server.ts'),
  ]);
  const [vendor, driver, picker] = await Promise.all([
    bundleVendor(root, iconsOf(library)),
    bundleDriver(root),
    bundlePicker(root),
  ]);
  return { vendor, driver, picker };
}
