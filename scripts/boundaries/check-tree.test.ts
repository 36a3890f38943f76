import { describe, expect, it } from 'vitest';
import { kinds } from '../registry/kinds.ts';
import { checkTree } from './check-tree.ts';

/** One file that imports another; what is imported exists and imports nothing. */
function violations(
  from: string,
  to: string,
  statement = (path: string) => `import { a } from '${path}';\na();`,
) {
  const up = from.split('/').length - 1;
  const specifier = /^(src|scripts)\//.test(to) ? '../'.repeat(up) + to : to;
  const files = new Map([[from, statement(specifier)]]);
  if (to.startsWith('src/')) files.set(to, files.get(to) ?? 'export const own = 1;');
  return checkTree(files, kinds);
}

const fn = 'src/functions/echo';
const registry = 'src/functions/handlers.server.gen.ts';

const allowed: readonly (readonly [string, string])[] = [
  ['src/kernel/a.ts', 'src/kernel/b.ts'],
  ['src/kernel/a.test.ts', 'vitest'],
  ['src/methods/a.ts', 'src/kernel/b.ts'],
  ['src/methods/a.ts', 'decimal.js'],
  ['src/catalog/a.ts', 'src/methods/finance/b.ts'],
  ['src/engine/plan/a.ts', 'src/catalog/b.ts'],
  ['src/engine/plan/a.ts', 'src/engine/library/words/b.ts'],
  ['src/engine/library/ui/a.tsx', 'src/engine/library/words/b.ts'],
  ['src/engine/a.test.ts', 'node:fs'],
  [`${fn}/contract.ts`, 'src/catalog/plans.ts'],
  [`${fn}/contract.ts`, 'src/functions/define-contract.ts'],
  [`${fn}/contract.ts`, 'zod'],
  [`${fn}/handler.server.ts`, `${fn}/contract.ts`],
  [`${fn}/handler.server.ts`, 'src/server/db/database.ts'],
  [`${fn}/handler.server.ts`, `${fn}/shape-answer.server.ts`],
  [`${fn}/handler.server.ts`, 'src/engine/plan/b.ts'],
  ['src/functions/contracts.gen.ts', `${fn}/contract.ts`],
  [registry, `${fn}/handler.server.ts`],
  ['src/server/http/app.server.ts', registry],
  ['src/server/http/app.server.ts', 'src/server/db/b.server.ts'],
  ['src/server/run/serve.server.ts', 'src/server/http/app.server.ts'],
  ['src/server/run/serve.server.ts', 'src/server/run/shutdown.server.ts'],
  ['src/server/db/a.server.ts', 'node:fs'],
  ['src/server/http/app.server.ts', 'src/functions/contracts.gen.ts'],
  ['src/functions/echo/handler.db.test.ts', 'src/server/db/database.ts'],
  ['src/server/jobs/queue.server.ts', 'src/server/jobs/jobs.gen.ts'],
  ['src/server/db/a.server.test.ts', 'src/testing/database/b.server.ts'],
  ['src/web/lib/a.ts', 'src/web/lib/b.ts'],
  ['src/web/lib/a.ts', 'src/kernel/b.ts'],
  ['src/web/ui/a.tsx', 'src/web/lib/b.ts'],
  ['src/web/features/a/x.tsx', 'src/web/features/a/y.tsx'],
  ['src/web/features/a/x.tsx', 'src/web/app/local/store.ts'],
  ['src/web/games/a/play.tsx', 'src/web/ui/b.tsx'],
  ['src/web/games/a/play.tsx', 'src/web/games/a/rules.ts'],
  ['src/web/pages/a/page.tsx', 'src/web/features/b/x.tsx'],
  ['src/web/pages/a/page.tsx', 'src/web/pages/a/parts/hero.tsx'],
  ['src/web/pages/a/page.tsx', 'src/web/app/local/store.ts'],
  ['src/web/app/shell.tsx', 'src/web/features/b/x.tsx'],
  ['src/web/app/pages.gen.ts', 'src/web/pages/a/page.tsx'],
  ['src/web/app/router.tsx', 'src/web/app/pages.gen.ts'],
  ['src/web/app/local/store.ts', 'src/web/lib/b.ts'],
  ['src/web/app/shell.tsx', 'src/functions/contracts.gen.ts'],
  ['src/testing/server.server.ts', 'src/server/http/app.server.ts'],
  ['src/testing/browser.server.ts', 'scripts/browser/find-browser.mjs'],
  ['src/server/mail/a.server.test.ts', 'src/server/mail/contract-tests.ts'],
];

const forbidden: readonly (readonly [string, string, string])[] = [
  ['src/kernel/a.ts', 'src/methods/b.ts', 'kernel imports only kernel'],
  ['src/kernel/a.ts', 'zod', 'kernel imports no package'],
  ['src/kernel/a.ts', 'node:fs', 'imports no Node module'],
  ['src/methods/a.ts', 'src/catalog/b.ts', 'methods import only kernel and methods'],
  ['src/catalog/a.ts', 'src/engine/b.ts', 'the catalogue imports only'],
  ['src/engine/a.ts', 'src/functions/echo/contract.ts', 'the engine imports only'],
  ['src/engine/a.ts', 'node:path', 'imports no Node module'],
  ['src/engine/library/ui/a.tsx', 'src/engine/emit/b.ts', 'becomes part of generated apps'],
  ['src/engine/library/ui/a.tsx', 'zod', 'depend on react, wouter and lucide-react only'],
  ['src/engine/library/words/a.ts', 'src/engine/library/ui/b.ts', 'they import only themselves'],
  ['src/engine/plan/a.ts', 'src/engine/library/ui/b.ts', 'the engine imports only'],
  ['src/engine/a.ts', 'src/engine/b.server.ts', 'no .server.ts and no .tsx'],
  ['src/catalog/a.ts', 'src/catalog/b.tsx', 'no .server.ts and no .tsx'],
  [`${fn}/contract.ts`, 'src/engine/b.ts', 'a contract imports only kernel and catalog'],
  [`${fn}/contract.ts`, 'src/functions/other/contract.ts', 'a contract imports only kernel and catalog'],
  [`${fn}/contract.ts`, `${fn}/handler.server.ts`, 'no .server.ts and no .tsx'],
  [`${fn}/contract.ts`, 'src/functions/contracts.gen.ts', 'never imports the registry'],
  [`${fn}/handler.server.ts`, 'src/server/http/app.server.ts', 'without http and run'],
  [`${fn}/handler.server.ts`, 'src/server/run/serve.server.ts', 'without http and run'],
  [`${fn}/handler.server.ts`, 'src/functions/other/handler.server.ts', 'what two handlers need'],
  [`${fn}/handler.server.ts`, registry, 'never imports the registry'],
  [`${fn}/handler.server.ts`, 'src/web/lib/b.ts', 'a handler imports the shared layers'],
  ['src/server/db/a.server.ts', 'src/server/http/app.server.ts', 'without http and run'],
  ['src/server/http/app.server.ts', 'src/server/run/serve.server.ts', 'src/server/http imports'],
  ['src/server/http/app.server.ts', `${fn}/handler.server.ts`, 'through the registry'],
  ['src/server/db/a.server.ts', registry, 'server code imports'],
  ['src/server/db/a.server.ts', `${fn}/contract.ts`, 'belongs to the folder of its function'],
  ['src/server/run/serve.server.ts', registry, 'src/server/run imports'],
  ['src/server/db/a.server.ts', 'src/web/lib/b.ts', 'server code imports'],
  ['src/server/db/a.server.ts', 'src/testing/b.server.ts', 'only tests import src/testing'],
  ['src/server/db/tables/apps.ts', 'src/server/db/tables.gen.ts', 'never imports the registry'],
  ['src/server/jobs/send/run.server.ts', 'src/server/jobs/jobs.gen.ts', 'never imports the registry'],
  ['src/server/mail/a.server.ts', 'src/server/mail/contract-tests.ts', 'only tests import tests'],
  ['src/web/app/shell.tsx', 'src/server/db/b.ts', 'never the server'],
  ['src/web/lib/a.ts', `${fn}/handler.server.ts`, 'web/lib imports nothing'],
  ['src/web/lib/a.ts', 'src/web/ui/b.tsx', 'web/lib imports nothing'],
  ['src/web/lib/a.ts', 'node:path', 'imports no Node module'],
  ['src/web/ui/a.tsx', 'src/web/features/b/x.tsx', 'web/ui imports only lib and ui'],
  ['src/web/features/a/x.tsx', 'src/web/features/b/x.tsx', 'never another feature'],
  ['src/web/features/a/x.tsx', 'src/web/app/shell.tsx', 'a feature imports'],
  ['src/web/games/a/play.tsx', 'src/web/games/b/rules.ts', 'a game imports'],
  ['src/web/games/a/play.tsx', 'src/web/app/local/store.ts', 'a game imports'],
  ['src/web/pages/a/page.tsx', 'src/web/pages/b/page.tsx', 'move what two pages need'],
  ['src/web/pages/a/page.tsx', 'src/web/app/shell.tsx', 'a page imports'],
  ['src/web/pages/a/page.tsx', 'src/web/pages/a/b/page.tsx', 'move what two pages need'],
  ['src/web/pages/a/page.tsx', 'src/web/app/pages.gen.ts', 'never imports the registry'],
  ['src/web/app/router.tsx', 'src/web/pages/a/page.tsx', 'only through its generated registry'],
  ['src/web/app/router.tsx', 'src/web/games/a/play.tsx', 'only through its generated registry'],
  ['src/web/app/local/store.ts', 'src/web/features/a/x.tsx', 'app/local imports only'],
  ['src/engine/blocks/form/block.ts', 'src/engine/blocks.gen.ts', 'never imports the registry'],
  ['src/catalog/agents/a/work.ts', 'src/catalog/agents.gen.ts', 'never imports the registry'],
  ['src/server/db/a.server.ts', 'scripts/build.ts', 'nothing from outside of src'],
  ['src/server/db/a.server.ts', './missing.ts', 'there is no such file'],
  ['src/helpers/a.ts', 'zod', 'src has the folders'],
];

describe('import directions', () => {
  it.each(allowed)('%s may import %s', (from, to) => {
    expect(violations(from, to)).toEqual([]);
  });

  it.each(forbidden)('%s may not import %s: %s', (from, to, rule) => {
    const found = violations(from, to);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${from}:1 imports `);
    expect(found[0]).toContain(rule);
  });

  it('holds for types and for lazy imports too', () => {
    const typed = violations(
      'src/web/lib/a.ts',
      'src/server/db/b.ts',
      (path) => `import type { A } from '${path}';\nexport const a: A = 1;`,
    );
    const lazy = violations(
      'src/web/lib/a.ts',
      'src/server/db/b.ts',
      (path) => `export const load = () => import('${path}');`,
    );
    expect([...typed, ...lazy].map((line) => line.split(':')[0])).toEqual([
      'src/web/lib/a.ts',
      'src/web/lib/a.ts',
    ]);
  });
});

describe('cycles', () => {
  const a = "import { b } from './b.ts';\nexport const a = () => b();";

  it('prints files that import each other', () => {
    const files = new Map([
      ['src/kernel/a.ts', a],
      ['src/kernel/b.ts', "import { a } from './a.ts';\nexport const b = () => a();"],
    ]);
    expect(checkTree(files, kinds)).toEqual([
      'src/kernel/a.ts → src/kernel/b.ts → src/kernel/a.ts: files import each other in a circle; move what both need to a third file, or hand it in',
    ]);
  });

  it.each([
    ['a type', "import type { a } from './a.ts';\nexport const b = (): typeof a | null => null;"],
    ['a type in passing', "export const b = (): typeof import('./a.ts').a | null => null;"],
    ['a lazy import', "export const b = () => import('./a.ts');"],
  ])('counts %s: who reads one file must not have to read the other first', (_, b) => {
    const files = new Map([
      ['src/kernel/a.ts', a],
      ['src/kernel/b.ts', b],
    ]);
    expect(checkTree(files, kinds)).toEqual([
      expect.stringMatching(/a\.ts → .*b\.ts → .*a\.ts: files import/),
    ]);
  });
});

describe('barrels', () => {
  const own = ['src/kernel/a.ts', 'export const a = 1;'] as const;

  it('names a file that only hands on', () => {
    expect(checkTree(new Map([own, ['src/kernel/all.ts', "export { a } from './a.ts';"]]), kinds)).toEqual([
      'src/kernel/all.ts only hands on what others export: import from those files, and remove it',
    ]);
  });

  it('lets a file pass that has something of its own', () => {
    const mixed = "export { a } from './a.ts';\nexport const b = 2;";
    expect(checkTree(new Map([own, ['src/kernel/mixed.ts', mixed]]), kinds)).toEqual([]);
  });
});
