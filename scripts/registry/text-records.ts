import { brandExpression, namesBrand } from './brand-text.ts';
import { bracketed, generatedText, importPath, key } from './generated-text.ts';
import type { GeneratedFile } from './kind.ts';

type Value = string | number | readonly string[];
export type TextRecord = Readonly<Record<string, Value>>;

interface RecordFile {
  readonly path: string;
  /** The interface that each record has, as code. */
  readonly interfaceText: string;
  readonly type: string;
  readonly name: string;
}

/** A generated list of what stands at the head of texts; the product's name is left to the brand module. */
export function recordFile(file: RecordFile, records: readonly TextRecord[]): GeneratedFile {
  const entries = records.map((record) => {
    const members = Object.entries(record).map(([name, value]) => `${key(name)}: ${valueText(value)}`);
    return `{ ${members.join(', ')} }`;
  });
  const usesBrand = records.some((record) => Object.values(record).flat().map(String).some(namesBrand));
  const imports = usesBrand
    ? [`import { brand } from '${importPath(file.path, 'src/kernel/brand.ts')}';`]
    : [];
  const list = `export const ${file.name}: readonly ${file.type}[] = ${bracketed('[', entries, ']')};`;
  return { path: file.path, text: generatedText(imports, file.interfaceText, list) };
}

function valueText(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return brandExpression(value);
  return `[${value.map((part) => brandExpression(part)).join(',')}]`;
}
