import { parse } from 'yaml';
import type { z } from 'zod';
import { generatedText } from '../generated-text.ts';
import { byCodePoint } from '../item-scan.ts';
import type { Emitted, Kind, Tree } from '../kind.ts';

/** Files of YAML that the engine carries as texts of JSON: one is read whole only when it is met. */
export function textKind(options: {
  name: string;
  folder: string;
  generated: string;
  /** What the file is, with holes filled where it has some. */
  check: (value: unknown) => z.ZodSafeParseResult<unknown>;
}): Kind {
  const { name, folder, generated, check } = options;
  const filesOf = (tree: Tree) =>
    tree.paths
      .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.yaml'))
      .map((path) => path.slice(folder.length + 1, -'.yaml'.length))
      .toSorted(byCodePoint);

  function emit(tree: Tree): Emitted {
    const faults: string[] = [];
    const entries = filesOf(tree).map((id) => {
      const value = parsed(tree.read(`${folder}/${id}.yaml`), `${folder}/${id}.yaml`, faults);
      const checked = check(value);
      for (const { path, message } of checked.error?.issues ?? [])
        faults.push(`${folder}/${id}.yaml: ${path.join('.')}: ${message}`);
      return `  { id: ${JSON.stringify(id)}, json: ${JSON.stringify(JSON.stringify(value))} },`;
    });
    const list = `export const ${name}: readonly CaseText[] = [\n${entries.join('\n')}\n];`;
    const imports = ["import type { CaseText } from '../cases/case-file.ts';"];
    return { files: [{ path: generated, text: generatedText(imports, list) }], faults };
  }

  return { name, folder, shape: 'file', generated: [generated], names: filesOf, emit };
}

function parsed(text: string, path: string, faults: string[]): unknown {
  try {
    return parse(text);
  } catch (error) {
    faults.push(`${path}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    return undefined;
  }
}
