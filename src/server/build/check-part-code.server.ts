import { parseAst } from 'rolldown/parseAst';
import { limits } from '../../kernel/limits.ts';

/** A node of the tree that the parser gives, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Names that are there without being declared. Everything else that a browser has is out of reach for a part. */
const known = new Set(
  'Array BigInt Boolean Date Error Infinity Intl JSON Map Math NaN Number Object Promise RangeError RegExp Set String Symbol TypeError WeakMap cancelAnimationFrame clearInterval clearTimeout console isFinite isNaN parseFloat parseInt requestAnimationFrame setInterval setTimeout structuredClone undefined'.split(
    ' ',
  ),
);

/** Names of the browser that nothing of the code may bear: else one of them could pass for the other. */
const namesTaken = new Set(
  'EventSource Function WebSocket Worker XMLHttpRequest caches document eval fetch frames globalThis history indexedDB localStorage location navigator opener parent self sessionStorage top window'.split(
    ' ',
  ),
);

const fromReact = new Set(
  'Fragment useCallback useDeferredValue useEffect useId useLayoutEffect useMemo useReducer useRef useState useTransition'.split(
    ' ',
  ),
);

/** Roads from an element, a function or an event to the page around the part. */
const membersRefused = new Set(
  '__proto__ constructor contentDocument contentWindow dangerouslySetInnerHTML defaultView getRootNode innerHTML insertAdjacentHTML outerHTML ownerDocument prototype setHTMLUnsafe view'.split(
    ' ',
  ),
);

const tagsRefused = new Set(
  'audio base embed frame iframe img link meta object portal script source style video'.split(' '),
);

const attributesRefused = new Set(
  'action dangerouslySetInnerHTML formAction href ping poster src srcDoc srcSet xlinkHref'.split(' '),
);

/**
 * What the code of a part has that no part may have, a sentence each. The walls around apps hold without this: here it is
 * said before anything is built, in words by which a model can mend it, and an app that leaves the house has no such code.
 */
export function partCodeFaults(code: string): string[] {
  const { partLength } = limits.generatorModels;
  if (code.length > partLength) return [`The code is longer than ${partLength} characters.`];
  let tree: Node;
  try {
    tree = parseAst(code, { lang: 'tsx' }) as unknown as Node;
  } catch (error) {
    return [`The code cannot be read: ${error instanceof Error ? error.message.slice(0, 400) : ''}`];
  }
  const declared = new Set<string>();
  walk(tree, (node) => declareIn(node, declared));
  const faults = new Set<string>();
  walk(tree, (node, parent, key) => {
    for (const fault of faultsOf(node, parent, key, declared)) faults.add(fault);
  });
  for (const name of declared)
    if (namesTaken.has(name)) faults.add(`Call “${name}” otherwise: browsers have something of that name.`);
  if (!declared.has('Part')) faults.add('There is no component that is exported.');
  return [...faults].slice(0, 8);
}

type Visit = (node: Node, parent: Node | undefined, key: string) => void;

function walk(node: Node, visit: Visit, parent?: Node, key = ''): void {
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    // Types are gone when it runs.
    if (name === 'typeAnnotation' || name === 'typeArguments' || name === 'typeParameters') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isType(child)) walk(child, visit, node, name);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isType({ type }: Node): boolean {
  return type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
}

/** Names that the code itself gives. */
function declareIn(node: Node, declared: Set<string>): void {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesIn(node['id'], declared);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
      namesIn(node['id'], declared);
      return namesIn(node['params'], declared);
    case 'CatchClause':
      return namesIn(node['param'], declared);
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return namesIn(node['local'], declared);
    default:
  }
}

function namesIn(pattern: unknown, declared: Set<string>): void {
  if (Array.isArray(pattern)) for (const one of pattern) namesIn(one, declared);
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') declared.add(String(pattern['name']));
  for (const key of ['elements', 'properties', 'value', 'left', 'argument', 'parameter'])
    if (key in pattern) namesIn(pattern[key], declared);
}

function faultsOf(
  node: Node,
  parent: Node | undefined,
  key: string,
  declared: ReadonlySet<string>,
): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return importFaults(node);
    case 'ImportExpression':
    case 'MetaProperty':
      return ['Nothing can be loaded while it runs.'];
    case 'Identifier':
      return identifierFaults(node, parent, key, declared);
    case 'MemberExpression':
      return memberFaults(node);
    case 'JSXOpeningElement':
      return elementFaults(node, declared);
    case 'JSXSpreadAttribute':
      return ['Name the attributes of an element one by one, without {...}.'];
    case 'JSXAttribute':
      return attributesRefused.has(nameOf(node['name']))
        ? [`An element cannot have “${nameOf(node['name'])}” here.`]
        : [];
    case 'Literal':
      return textFaults(node['value']);
    case 'TemplateElement':
      return textFaults((node['value'] as { cooked?: unknown } | undefined)?.cooked);
    default:
      return [];
  }
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

function importFaults(node: Node): string[] {
  const from = isNode(node['source']) ? String(node['source']['value']) : '';
  if (from !== 'react') return [`Import nothing but from 'react': “${from}” is not there.`];
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [];
  return specifiers.flatMap((specifier) => {
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier['imported']) : 'React';
    const isTypeOnly = node['importKind'] === 'type' || specifier['importKind'] === 'type';
    return isTypeOnly || fromReact.has(name) ? [] : [`“${name}” of React cannot be used here.`];
  });
}

/** A name that is nobody's own is one of the browser, or one that was forgotten. */
function identifierFaults(
  node: Node,
  parent: Node | undefined,
  key: string,
  declared: ReadonlySet<string>,
): string[] {
  const name = String(node['name']);
  const isOfMember = parent?.type === 'MemberExpression' && key === 'property' && parent['computed'] !== true;
  const isKey =
    (parent?.type === 'Property' ||
      parent?.type === 'PropertyDefinition' ||
      parent?.type === 'MethodDefinition') &&
    key === 'key' &&
    parent['computed'] !== true;
  const isElsewhere = parent?.type === 'ImportSpecifier' || parent?.type === 'ExportSpecifier';
  if (isOfMember || isKey || isElsewhere || declared.has(name) || known.has(name)) return [];
  return [`“${name}” is not there. Use what the component is given, React and plain JavaScript only.`];
}

function memberFaults(node: Node): string[] {
  const property = node['property'];
  if (!isNode(property)) return [];
  const name = node['computed'] === true ? String(property['value'] ?? '') : nameOf(property);
  return membersRefused.has(name) ? [`“.${name}” cannot be used here.`] : [];
}

function elementFaults(node: Node, declared: ReadonlySet<string>): string[] {
  const name = nameOf(node['name']);
  if (name === '') return ['Call elements by one name, such as <p> or <>.'];
  if (tagsRefused.has(name)) return [`There can be no <${name}> here.`];
  return /^[A-Z]/.test(name) && !declared.has(name) ? [`There is no component <${name}>.`] : [];
}

function textFaults(value: unknown): string[] {
  return typeof value === 'string' && /:\/\/|javascript:|url\(/i.test(value)
    ? ['No text of the code can hold an address: nothing is asked of the network.']
    : [];
}
