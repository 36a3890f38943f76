import { lineWidth, quote } from './print-value.ts';

/** Collects what a file imports, so that each name is imported once and in a steady order. */
export class SourceFile {
  readonly path: string;
  readonly #names = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();

  constructor(path: string) {
    this.path = path;
  }

  /** Imports a name from a package or from a file of the app (a path under `src`). Returns the name. */
  use(name: string, from: string): string {
    add(this.#names, this.#specifier(from), name);
    return name;
  }

  useType(name: string, from: string): string {
    add(this.#types, this.#specifier(from), name);
    return name;
  }

  imports(): string {
    const sources = [...new Set([...this.#names.keys(), ...this.#types.keys()])].toSorted(bySource);
    return sources
      .map((source) => {
        const values = [...(this.#names.get(source) ?? [])];
        const types = [...(this.#types.get(source) ?? [])].filter((name) => !values.includes(name));
        const onlyTypes = values.length === 0;
        const names = [...values, ...types.map((name) => (onlyTypes ? name : `type ${name}`))].toSorted(
          byName,
        );
        const keyword = onlyTypes ? 'import type' : 'import';
        const flat = `${keyword} { ${names.join(', ')} } from ${quote(source)};\n`;
        if (flat.length - 1 <= lineWidth) return flat;
        return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from ${quote(source)};\n`;
      })
      .join('');
  }

  #specifier(from: string): string {
    if (!/\.(tsx?|css)$/.test(from)) return from;
    const here = this.path.split('/').slice(1, -1);
    const there = from.split('/');
    while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
      here.shift();
      there.shift();
    }
    return here.length === 0 ? `./${there.join('/')}` : `${'../'.repeat(here.length)}${there.join('/')}`;
  }
}

function add(map: Map<string, Set<string>>, source: string, name: string): void {
  const names = map.get(source) ?? new Set<string>();
  names.add(name);
  map.set(source, names);
}

function byName(a: string, b: string): number {
  return a.replace('type ', '') < b.replace('type ', '') ? -1 : 1;
}

function bySource(a: string, b: string): number {
  const rank = (source: string) => (source.startsWith('.') ? (source.startsWith('..') ? 1 : 2) : 0);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
