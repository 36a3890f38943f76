import { bracketed, generatedText, importPath, quote } from '../generated-text.ts';
import { folderItems } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

const folder = 'src/web/pages';
const generated = 'src/web/app/pages.gen.ts';
const segment = /^(\[[a-z]\w*\]|\[\.\.\.[a-z]\w*\]|[a-z0-9-]*(\{brand\}[a-z0-9-]*|[a-z0-9]))$/;

/** The URL pattern of a page folder; `{brand}` is still in it. */
export function urlPattern(name: string): string {
  const parts = name.split('/');
  if (parts.at(-1) === 'index') parts.pop();
  return `/${parts
    .map((part) => (part.startsWith('[...') ? '*' : part.replace(/^\[(.+)\]$/, ':$1')))
    .join('/')}`;
}

function pathLiteral(pattern: string): string {
  if (!pattern.includes('{brand}')) return quote(pattern);
  return `\`${pattern.replaceAll('{brand}', '${brand.slug}')}\``;
}

function segmentFaults(name: string): string[] {
  const parts = name.split('/');
  const faults = parts
    .filter((part) => !segment.test(part))
    .map(
      (part) =>
        `${folder}/${name}: “${part}” is not a name for a page folder (write news, [id] or [...rest]).`,
    );
  if (parts.slice(0, -1).some((part) => part.startsWith('[...')))
    faults.push(`${folder}/${name}: a [...rest] folder holds no further pages.`);
  return faults;
}

function sameUrlFaults(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const name of names) {
    const shape = urlPattern(name).replaceAll(/:\w+/g, ':');
    const other = seen.get(shape);
    if (other === undefined) seen.set(shape, name);
    else faults.push(`${folder}/${other} and ${folder}/${name} both answer ${urlPattern(name)}: keep one.`);
  }
  return faults;
}

function scan(tree: Tree) {
  return folderItems(tree, folder, ['route.ts', 'page.tsx'], 'deep');
}

function emit(tree: Tree): Emitted {
  const { names, faults } = scan(tree);
  const patterns = names.map(urlPattern);
  const imports = names.map(
    (name, index) =>
      `import { route as route${index} } from ${quote(importPath(generated, `${folder}/${name}/route.ts`))};`,
  );
  imports.unshift(`import type { PageEntry } from '${importPath(generated, 'src/web/lib/define-page.ts')}';`);
  if (patterns.some((pattern) => pattern.includes('{brand}')))
    imports.unshift(`import { brand } from '${importPath(generated, 'src/kernel/brand.ts')}';`);
  const entries = names.map((name, index) => {
    const load = quote(importPath(generated, `${folder}/${name}/page.tsx`));
    const facts = [
      `path: ${pathLiteral(patterns[index] ?? '')}`,
      `definition: route${index}`,
      `load: () => import(${load})`,
    ];
    const instances = `${folder}/${name}/instances.ts`;
    if (tree.paths.includes(instances))
      facts.push(`loadInstances: () => import(${quote(importPath(generated, instances))})`);
    return `{ ${facts.join(', ')} }`;
  });
  const list = `export const pages = ${bracketed('[', entries, ']')} as const satisfies readonly PageEntry[];`;
  return {
    files: [{ path: generated, text: generatedText(imports, list) }],
    faults: [...names.flatMap(segmentFaults), ...faults, ...sameUrlFaults(names)],
  };
}

export const pages: Kind = {
  name: 'pages',
  folder,
  shape: 'folder',
  generated: [generated],
  names: (tree) => scan(tree).names,
  emit,
};
