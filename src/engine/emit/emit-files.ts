import { collectionRules } from '../hosting/collection-rules.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { emitThemeCss } from '../theme/theme-css.ts';
import { emitAction } from './emit-action.ts';
import { emitEntity } from './emit-entity.ts';
import { emitOffline } from './emit-offline.ts';
import { type BlockLookup, emitDetailPage, emitPage } from './emit-page.ts';
import { emitProjectFiles } from './emit-project.ts';
import { emitApp, emitIdentity, emitMain, emitPageShell } from './emit-shell.ts';
import { emitTests } from './emit-tests.ts';
import { type Library, neededLibrary } from './library-files.ts';

export type FileMap = Readonly<Record<string, string>>;

/** All files of the app. The same spec gives the same bytes. */
export function emitFiles(spec: AppSpec, parts: { blocks: BlockLookup; library: Library }): FileMap {
  const rules = new Map(collectionRules(spec).map((rule) => [rule.name, rule]));
  const files = new Map<string, string>([
    ...spec.entities.map((entity) => emitEntity(entity, rules.get(entity.name))),
    ...spec.actions.map(emitAction),
    ...spec.pages.map((page) => emitPage(spec, page, parts.blocks)),
    ...spec.entities.flatMap((entity) => {
      const page = emitDetailPage(spec, entity);
      return page === undefined ? [] : [page];
    }),
    emitIdentity(spec),
    emitApp(spec),
    emitMain(spec),
    emitPageShell(spec),
    ['src/index.css', emitThemeCss(spec.theme)],
    ...emitTests(spec),
    ...emitOffline(spec),
    ...emitProjectFiles(spec),
  ]);
  for (const [path, text] of neededLibrary(files, parts.library)) files.set(path, text);
  return Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
