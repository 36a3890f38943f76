import { constantList, generatedText, importPath } from '../generated-text.ts';
import { fileItems, folderItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

interface SimpleKind {
  readonly name: string;
  readonly folder: string;
  readonly generated: string;
  /** The value that every item exports, such as `agent`. */
  readonly exported: string;
  /** The file in an item's folder that exports it; without one, the item is itself a file. */
  readonly file?: string;
  /** Files in an item's folder that are loaded when they are needed. */
  readonly lazy?: string;
}

/** A kind that becomes one list: each item imported, its heavy half behind `load`. */
export function simpleKind(of: SimpleKind): Kind {
  const { file, folder, generated, lazy } = of;

  function scan(tree: Tree) {
    if (file === undefined) return { names: fileItems(tree, folder, '.ts'), faults: [] };
    return folderItems(tree, folder, lazy === undefined ? [file] : [file, lazy]);
  }

  function emit(tree: Tree): Emitted {
    const { names, faults } = scan(tree);
    const pathOf = (name: string, rest: string) => importPath(generated, `${folder}/${name}${rest}`);
    const imports = names.map(
      (name, index) =>
        `import { ${of.exported} as ${of.exported}${index} } from '${pathOf(name, file === undefined ? '.ts' : `/${file}`)}';`,
    );
    const entries = names.map((name, index) =>
      lazy === undefined
        ? `${of.exported}${index}`
        : `{ ${of.exported}: ${of.exported}${index}, load: () => import('${pathOf(name, `/${lazy}`)}') }`,
    );
    return {
      files: [{ path: generated, text: generatedText(imports, constantList(of.name, entries)) }],
      faults: [...nameFaults(folder, names), ...faults],
    };
  }

  return {
    name: of.name,
    folder,
    shape: file === undefined ? 'file' : 'folder',
    generated: [generated],
    names: (tree) => scan(tree).names,
    emit,
  };
}
