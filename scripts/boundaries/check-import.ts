import { type Area, areaOf, isGenerated, isTest, sharedLayers } from './areas.ts';
import { directions } from './directions.ts';

/** What a registry writes, and where its items live. */
export interface ItemKind {
  readonly folder: string;
  readonly shape: 'folder' | 'file';
  readonly generated: readonly string[];
}

export interface Edge {
  readonly from: string;
  /** What is written in the file. */
  readonly specifier: string;
  /** The file it means; undefined when it is a package. */
  readonly to: string | undefined;
}

export interface Surroundings {
  readonly files: ReadonlySet<string>;
  readonly pageFolders: ReadonlySet<string>;
  readonly kinds: readonly ItemKind[];
}

/** The rule that an import breaks, with what to do instead; undefined when it breaks none. */
export function brokenRule(edge: Edge, around: Surroundings): string | undefined {
  const from = areaOf(edge.from, around.pageFolders);
  if (from === undefined)
    return 'src has the folders kernel, methods, catalog, engine, functions, server, web and testing; move the file into one of them';
  return edge.to === undefined
    ? brokenByPackage(edge, from)
    : brokenByFile({ ...edge, to: edge.to }, from, around);
}

function brokenByPackage(edge: Edge, from: Area): string | undefined {
  if (isTest(edge.from)) return undefined;
  if (sharedLayers.includes(from.layer) && edge.specifier.startsWith('node:'))
    return 'shared code runs in the browser too and imports no Node module; hand it in from the server';
  if (from.layer === 'kernel') return 'kernel imports no package; wrap it in a higher layer';
  if (from.layer === 'app library' && !/^(?:react|wouter|lucide-react)(?:\/|$)/.test(edge.specifier))
    return 'generated apps depend on react, wouter and lucide-react only; write it here or leave it out';
  if (from.layer.startsWith('web/') && edge.specifier.startsWith('node:'))
    return 'web code runs in the browser and imports no Node module';
  return undefined;
}

function brokenByFile(edge: Edge & { to: string }, from: Area, around: Surroundings): string | undefined {
  const test = isTest(edge.from);
  if (!edge.to.startsWith('src/')) {
    if (from.layer === 'testing' || test) return undefined;
    return 'src imports nothing from outside of src; move it in, or hand it in';
  }
  if (!around.files.has(edge.to)) return 'there is no such file; correct the path (it needs its extension)';
  if (isTest(edge.to) && !test) return 'only tests import tests; move what is shared to src/testing';
  const to = areaOf(edge.to, around.pageFolders);
  if (to === undefined) return undefined;
  if (to.layer === 'testing' && from.layer !== 'testing')
    return test ? undefined : 'only tests import src/testing; production code must run without it';
  if (sharedLayers.includes(from.layer) && /(\.server\.ts|\.tsx)$/.test(edge.to) && !test)
    return 'shared code imports no .server.ts and no .tsx; hand it in from the side that has it';
  return ownRegistry(edge, around.kinds) ?? wrongDirection(edge, from, to);
}

function wrongDirection(edge: Edge & { to: string }, from: Area, to: Area): string | undefined {
  const direction = directions[from.layer];
  if (direction.own?.includes(to.layer) === true && isOwn(from, to)) return undefined;
  if (!direction.may.includes(to.layer)) {
    const gathers = from.layer === 'contract' && isGenerated(edge.from) && to.layer === 'contract';
    return gathers ? undefined : direction.rule;
  }
  if (
    from.layer === 'web/app' &&
    (to.layer === 'web/page' || to.layer === 'web/game') &&
    !isGenerated(edge.from)
  )
    return 'the app reaches pages and games only through its generated registry; use pages.gen.ts or games.gen.ts';
  return undefined;
}

/** Files beside the items (such as the function that defines one) belong to all of them. */
function isOwn(from: Area, to: Area): boolean {
  return to.unit === from.unit || (to.unit === '' && to.layer !== 'web/page');
}

function ownRegistry(edge: Edge & { to: string }, kinds: readonly ItemKind[]): string | undefined {
  const kind = kinds.find(({ generated }) => generated.includes(edge.to));
  if (kind === undefined || isTest(edge.from) || !edge.from.startsWith(`${kind.folder}/`)) return undefined;
  const inFolder = edge.from.slice(kind.folder.length + 1).includes('/');
  if (kind.shape === 'folder' && !inFolder) return undefined;
  return 'an item never imports the registry that lists it; hand in what it needs';
}
