import { constantList, generatedText, importPath, key } from '../generated-text.ts';
import { fileItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

const folder = 'src/server/db/tables';
const generated = 'src/server/db/tables.gen.ts';
const fileName = /^([a-z][a-z0-9]*(-[a-z0-9]+)*\.)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function tableName(file: string): string {
  return file.replaceAll('-', '_');
}

export function tableInterface(file: string): string {
  const words = file.split(/[-.]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}

function emit(tree: Tree): Emitted {
  const names = fileItems(tree, folder, '.ts');
  const imports = names.map(
    (name, index) =>
      `import { type ${tableInterface(name)}, table as table${index} } from '${importPath(generated, `${folder}/${name}.ts`)}';`,
  );
  const members = names.map((name) => `  ${key(tableName(name))}: ${tableInterface(name)};\n`).join('');
  const schema = `export interface Schema ${members === '' ? '{}' : `{\n${members}}`}`;
  const entries = names.map((_, index) => `table${index}`);
  return {
    files: [{ path: generated, text: generatedText(imports, schema, constantList('tables', entries)) }],
    faults: nameFaults(folder, names, fileName),
  };
}

export const tables: Kind = {
  name: 'tables',
  folder,
  shape: 'file',
  generated: [generated],
  names: (tree) => fileItems(tree, folder, '.ts').map(tableName),
  emit,
};
