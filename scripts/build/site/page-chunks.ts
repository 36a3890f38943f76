/** One line of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

export interface PageFiles {
  /** What starts the app. */
  readonly entry: string;
  /** Everything else that has to be there before the page works, each behind what it imports. */
  readonly scripts: readonly string[];
  /** Style sheets of the page alone. */
  readonly styles: readonly string[];
}

/** The code of the app and of one page, with all that they import. */
export function filesOfPage(manifest: ClientManifest, source: string): PageFiles {
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry === true)?.[0];
  if (entry === undefined || manifest[source] === undefined)
    throw new Error(`The build has no chunk for ${entry === undefined ? 'the entry' : source}.`);
  const ofApp = reachable(manifest, entry);
  const ofPage = reachable(manifest, source).filter((key) => !ofApp.includes(key));
  const fileOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  return {
    entry: fileOf(entry),
    scripts: [...ofApp.filter((key) => key !== entry), ...ofPage].map(fileOf),
    styles: [...new Set(ofPage.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`),
  };
}

/** A chunk comes behind all that it imports; the one that was asked for is the last. */
function reachable(manifest: ClientManifest, start: string): string[] {
  const entered = new Set<string>();
  const ordered: string[] = [];
  function enter(key: string): void {
    if (entered.has(key)) return;
    entered.add(key);
    for (const next of manifest[key]?.imports ?? []) enter(next);
    ordered.push(key);
  }
  enter(start);
  return ordered;
}
