import { partFiles } from '../custom/part-file.ts';
import { collectionRules } from '../hosting/collection-rules.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { inCurrency } from '../spec/in-currency.ts';
import { emitThemeCss } from '../theme/theme-css.ts';
import { emitAction } from './emit-action.ts';
import { emitCurrency } from './emit-currency.ts';
import { emitDrawings } from './emit-drawings.ts';
import { emitEntity } from './emit-entity.ts';
import { emitOffline } from './emit-offline.ts';
import { type BlockLookup, emitDetailPage, emitPage } from './emit-page.ts';
import { emitProjectFiles } from './emit-project.ts';
import { emitRules } from './emit-rules.ts';
import { emitApp, emitIdentity, emitMain, emitPageShell } from './emit-shell.ts';
import { emitTests } from './emit-tests.ts';
import { isRuled, worldPath } from './is-ruled.ts';
import { type Library, neededLibrary } from './library-files.ts';

export type FileMap = Readonly<Record<string, string>>;

/** All files of the app. The same spec gives the same bytes. */
export function emitFiles(plan: AppSpec, parts: { blocks: BlockLookup; library: Library }): FileMap {
  const spec = inCurrency(plan);
  const rules = new Map(collectionRules(spec).map((rule) => [rule.name, rule]));
  const pages = new Map<string, string>([
    ...spec.pages.map((page) => emitPage(spec, page, parts.blocks)),
    ...spec.entities.flatMap((entity) => {
      const page = emitDetailPage(spec, entity);
      return page === undefined ? [] : [page];
    }),
  ]);
  const ruled = isRuled(spec) || neededLibrary(pages, parts.library).has(`src/${worldPath}`);
  const files = new Map<string, string>([
    ...spec.entities.map((entity) => emitEntity(entity, { ruled, rights: rules.get(entity.name) })),
    ...spec.actions.map(emitAction),
    ...pages,
    ...partFiles(spec),
    ...(ruled ? emitRules(spec) : []),
    emitIdentity(spec),
    emitDrawings(spec),
    emitApp(spec),
    emitMain(spec, ruled),
    emitPageShell(spec),
    ['src/index.css', emitThemeCss(spec.theme)],
    ...emitTests(spec),
    ...emitOffline(spec),
    ...emitProjectFiles(spec),
  ]);
  for (const [path, text] of neededLibrary(files, parts.library)) files.set(path, text);
  for (const [path, text] of emitCurrency(spec)) if (files.has(path)) files.set(path, text);
  return Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
