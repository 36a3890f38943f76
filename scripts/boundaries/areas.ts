/** The parts of src between which imports have a direction. */
const layers = [
  'kernel',
  'methods',
  'catalog',
  'engine',
  'ask',
  'app library',
  'words and rules of apps',
  'contract',
  'handler',
  'handler registry',
  'server',
  'server/http',
  'server/run',
  'web/lib',
  'web/ui',
  'web/feature',
  'web/game',
  'web/page',
  'web/app/local',
  'web/app',
  'testing',
] as const;

export type Layer = (typeof layers)[number];

export interface Area {
  readonly layer: Layer;
  /** Of layers whose members keep apart: which feature, game, page or function. */
  readonly unit: string;
}

const handlerRegistry = 'src/functions/handlers.server.gen.ts';

export function isTest(path: string): boolean {
  return /(\.test\.tsx?|[./-]contract-tests(\.server)?\.tsx?)$/.test(path);
}

export function isGenerated(path: string): boolean {
  return path.endsWith('.gen.ts');
}

export const sharedLayers: readonly Layer[] = ['kernel', 'methods', 'catalog', 'engine', 'ask', 'contract'];

/** The area of a file of src; undefined for a folder that the architecture does not know. */
export function areaOf(path: string, pageFolders: ReadonlySet<string>): Area | undefined {
  const [root, top = '', second = '', third = ''] = path.split('/');
  if (root !== 'src') return undefined;
  switch (top) {
    case 'kernel':
    case 'methods':
    case 'catalog':
    case 'ask':
    case 'testing':
      return { layer: top, unit: '' };
    case 'engine':
      if (second !== 'library') return { layer: 'engine', unit: '' };
      return {
        layer: third === 'words' || third === 'rules' ? 'words and rules of apps' : 'app library',
        unit: '',
      };
    case 'functions':
      return functionArea(path, third === '' ? '' : second);
    case 'server':
      if (second === 'http' || second === 'run') return { layer: `server/${second}`, unit: '' };
      return { layer: 'server', unit: '' };
    case 'web':
      return webArea(path, second, third, pageFolders);
    default:
      return undefined;
  }
}

function functionArea(path: string, unit: string): Area {
  if (path === handlerRegistry) return { layer: 'handler registry', unit: '' };
  return { layer: /\.(server(\.\w+)*|db\.test)\.ts$/.test(path) ? 'handler' : 'contract', unit };
}

function webArea(path: string, second: string, third: string, pageFolders: ReadonlySet<string>): Area {
  switch (second) {
    case 'lib':
    case 'ui':
      return { layer: `web/${second}`, unit: '' };
    case 'features':
      return { layer: 'web/feature', unit: third };
    case 'games':
      return { layer: 'web/game', unit: third };
    case 'pages':
      return { layer: 'web/page', unit: pageOf(path, pageFolders) };
    default:
      return { layer: path.startsWith('src/web/app/local/') ? 'web/app/local' : 'web/app', unit: '' };
  }
}

/** The nearest folder above the file that is a page; its own folder when none is. */
function pageOf(path: string, pageFolders: ReadonlySet<string>): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  for (let at = folder; at.startsWith('src/web/pages/'); at = at.slice(0, at.lastIndexOf('/'))) {
    if (pageFolders.has(at)) return at;
  }
  return folder;
}
