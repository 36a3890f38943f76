import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

export interface ScannedModule {
  readonly imports: readonly Import[];
  /** Nothing of its own: every statement hands on what another file made. */
  readonly barrel: boolean;
}

/** Reads what a module imports with a real parser, so that text and comments that look like imports do not count. */
export function scanModule(path: string, text: string): ScannedModule {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join('; ')}`);
  const imports: Import[] = [];
  const lineAt = lineCounter(text);

  function add(source: ESTree.Expression | null): void {
    const specifier = literalText(source);
    if (source === null || specifier === undefined) return;
    imports.push({ specifier, line: lineAt(source.start) });
  }

  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return { imports, barrel: isBarrel(program.body) };
}

function isBarrel(statements: readonly (ESTree.Directive | ESTree.Statement)[]): boolean {
  let handsOn = false;
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') continue;
    if (statement.type === 'ExportAllDeclaration') handsOn = true;
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null)
      handsOn ||= statement.specifiers.length > 0;
    else return false;
  }
  return handsOn;
}

function literalText(node: ESTree.Expression | null): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function lineCounter(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length;
}
