import type { Layer } from './areas.ts';

interface Direction {
  readonly may: readonly Layer[];
  /** Layers of which only the importer's own unit may be imported. */
  readonly own?: readonly Layer[];
  /** The rule, and what to do instead. */
  readonly rule: string;
}

const shared = ['kernel', 'methods', 'catalog', 'engine', 'ask', 'contract'] as const;
const everything = [
  ...shared,
  'app library',
  'words and rules of apps',
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

/** Who may import whom. Everything that is not written here is forbidden. */
export const directions: Readonly<Record<Layer, Direction>> = {
  kernel: { may: ['kernel'], rule: 'kernel imports only kernel; hand the value in, or move this file up' },
  methods: {
    may: ['kernel', 'methods'],
    rule: 'methods import only kernel and methods; hand the data in as arguments',
  },
  catalog: {
    may: ['kernel', 'methods', 'catalog'],
    rule: 'the catalogue imports only kernel, methods and itself; it is data that others read',
  },
  engine: {
    may: ['kernel', 'methods', 'catalog', 'engine', 'words and rules of apps'],
    rule: 'the engine imports only kernel, methods, catalog and itself; hand in what it needs as a port',
  },
  ask: {
    may: ['kernel', 'methods', 'catalog', 'ask'],
    rule: 'src/ask answers questions in the server and in the browser alike; it imports only kernel, methods, catalog and itself, and is handed everything else',
  },
  'words and rules of apps': {
    may: ['words and rules of apps'],
    rule: 'src/engine/library/words and rules say how apps write and reckon; plans, proofs and the server do the same, so they import only themselves',
  },
  'app library': {
    may: ['app library', 'words and rules of apps'],
    rule: 'the library becomes part of generated apps and imports only itself, react, wouter and lucide-react',
  },
  contract: {
    may: ['kernel', 'catalog'],
    own: ['contract'],
    rule: 'a contract imports only kernel and catalog; both sides load it, so move server work to handler.server.ts',
  },
  handler: {
    may: [...shared, 'server'],
    own: ['handler'],
    rule: 'a handler imports the shared layers and src/server without http and run; move what two handlers need to src/server',
  },
  'handler registry': { may: ['handler'], rule: 'the handler registry only loads handlers' },
  server: {
    may: [...shared.filter((layer) => layer !== 'contract'), 'server'],
    rule: 'server code imports kernel to engine and server without http and run; what knows a contract belongs to the folder of its function, the rest is handed in at src/server/http or src/server/run',
  },
  'server/http': {
    may: [...shared, 'server', 'server/http', 'handler registry'],
    rule: 'src/server/http imports the shared layers, contracts, server and the handler registry; handlers are reached through the registry',
  },
  'server/run': {
    may: [...shared, 'server', 'server/http', 'server/run'],
    rule: 'src/server/run imports the shared layers, contracts and server',
  },
  'web/lib': {
    may: [...shared, 'web/lib'],
    rule: 'web/lib imports nothing of web but itself; move what is shown to ui or to a feature',
  },
  'web/ui': {
    may: [...shared, 'web/lib', 'web/ui'],
    rule: 'web/ui imports only lib and ui; hand data in as properties',
  },
  'web/feature': {
    may: [...shared, 'web/lib', 'web/ui', 'web/app/local'],
    own: ['web/feature'],
    rule: 'a feature imports lib, ui, app/local and itself, never another feature; compose the two in a page, or move the common part to ui or lib',
  },
  'web/game': {
    may: [...shared, 'web/lib', 'web/ui'],
    own: ['web/game'],
    rule: 'a game imports lib, ui and itself',
  },
  'web/page': {
    may: [...shared, 'web/lib', 'web/ui', 'web/feature', 'web/app/local'],
    own: ['web/page'],
    rule: 'a page imports features, ui, lib, app/local and its own folder; move what two pages need to a feature',
  },
  'web/app/local': {
    may: [...shared, 'web/lib', 'web/ui', 'web/app/local'],
    rule: 'app/local imports only lib, ui and itself, because features stand on it',
  },
  'web/app': {
    may: [...shared, 'web/lib', 'web/ui', 'web/feature', 'web/game', 'web/page', 'web/app/local', 'web/app'],
    rule: 'the web app imports the shared layers and web, never the server; call it over the wire',
  },
  testing: { may: everything, rule: 'testing may import everything' },
};
