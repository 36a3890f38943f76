import { importedFiles } from '../../../src/engine/emit/library-files.ts';
import { generatedText } from '../generated-text.ts';
import { byCodePoint } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

const folder = 'src/engine/library';
const generated = 'src/engine/library.gen.ts';

function filesOf(tree: Tree): string[] {
  return tree.paths
    .filter((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => path.slice(folder.length + 1))
    .toSorted(byCodePoint);
}

/** The files that generated apps are made of, as texts, so that the engine needs no disk. */
function emit(tree: Tree): Emitted {
  const names = filesOf(tree);
  const faults: string[] = [];
  const entries = names.map((name) => {
    const text = tree.read(`${folder}/${name}`);
    const needs = importedFiles(name, text);
    for (const need of needs)
      if (!names.includes(need))
        faults.push(`${folder}/${name}: imports ${need}, which is not in the library.`);
    return `  ${JSON.stringify(name)}: { text: ${JSON.stringify(text)}, needs: ${JSON.stringify(needs)} },`;
  });
  const list = `export const library: Library = {\n${entries.join('\n')}\n};`;
  return {
    files: [
      {
        path: generated,
        text: generatedText(["import type { Library } from './emit/library-files.ts';"], list),
      },
    ],
    faults,
  };
}

export const library: Kind = {
  name: 'library',
  folder,
  shape: 'file',
  generated: [generated],
  names: filesOf,
  emit,
};
