import { posix } from 'node:path';

const header = '// written by scripts/registry; do not edit';

/** The specifier with which the generated file imports `to`. */
export function importPath(from: string, to: string): string {
  const relative = posix.relative(posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** A key of an object literal, quoted only where the language asks for it. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

export function constantList(name: string, entries: readonly string[]): string {
  return `export const ${name} = ${bracketed('[', entries, ']')} as const;`;
}

export function constantRecord(name: string, entries: readonly string[]): string {
  return `export const ${name} = ${bracketed('{', entries, '}')} as const;`;
}

export function bracketed(open: string, entries: readonly string[], close: string): string {
  if (entries.length === 0) return open + close;
  return `${open}\n${entries.map((entry) => `  ${entry},\n`).join('')}${close}`;
}

/** Parts that are empty leave no gap behind. */
export function generatedText(imports: readonly string[], ...statements: readonly string[]): string {
  const parts = [[header, ...imports].join('\n'), ...statements].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}
