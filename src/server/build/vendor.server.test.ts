import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { library } from '../../engine/library.gen.ts';
import { packageRoot } from '../package-root.server.ts';
import { openWorkshop, writeWorkshop } from './open-workshop.server.ts';
import { vendorModules } from './vendor.server.ts';
import { iconsOf } from './vendor-icons.ts';

it('takes the icons that the library shows, each once and by its own name', () => {
  const text = (code: string) => ({ text: code, needs: [] });
  const icons = iconsOf({
    'a.tsx': text("import { X, Menu as Burger } from 'lucide-react';\n"),
    'b.tsx': text(
      "import {\n  ArrowLeft,\n  type LucideIcon,\n  X,\n} from 'lucide-react';\nimport { Link } from 'wouter';\n",
    ),
  });
  expect(icons).toEqual(['ArrowLeft', 'Menu', 'X']);
});

it('bundles what apps may import and is the same when it was prepared before', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  try {
    await writeWorkshop(packageRoot(), folder);
    const prepared = await openWorkshop(packageRoot(), folder);
    expect(prepared).toEqual(await openWorkshop(packageRoot()));
    const { files, modules } = prepared.vendor;
    for (const name of vendorModules) {
      const file = modules[name]?.file ?? '';
      expect(file, name).toMatch(/^vendor\/[a-z-]+-[A-Z0-9]{8}\.js$/);
      expect(files, name).toHaveProperty([file.slice('vendor/'.length)]);
    }
    expect(modules['lucide-react']?.exports).toEqual(expect.arrayContaining(iconsOf(library)));
    expect(prepared.driver).toContain('proofDriver');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
