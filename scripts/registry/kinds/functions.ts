import { constantRecord, generatedText, key } from '../generated-text.ts';
import { folderItems, nameFaults } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

const folder = 'src/functions';
const contracts = `${folder}/contracts.gen.ts`;
const handlers = `${folder}/handlers.server.gen.ts`;

function scan(tree: Tree) {
  return folderItems(tree, folder, ['contract.ts', 'handler.server.ts']);
}

/** Two files, because both sides import the contracts and only the server may import the handlers. */
function emit(tree: Tree): Emitted {
  const { names, faults } = scan(tree);
  const imports = names.map(
    (name, index) => `import { contract as contract${index} } from './${name}/contract.ts';`,
  );
  const contractEntries = names.map((name, index) => `${key(name)}: contract${index}`);
  const handlerEntries = names.map((name) => `${key(name)}: () => import('./${name}/handler.server.ts')`);
  return {
    files: [
      { path: contracts, text: generatedText(imports, constantRecord('contracts', contractEntries)) },
      { path: handlers, text: generatedText([], constantRecord('handlers', handlerEntries)) },
    ],
    faults: [...nameFaults(folder, names), ...faults],
  };
}

export const functions: Kind = {
  name: 'functions',
  folder,
  shape: 'folder',
  generated: [contracts, handlers],
  names: (tree) => scan(tree).names,
  emit,
};
