import { common, createLowlight } from 'lowlight';
import { type CodeLine, type CodePart, plainLines } from './code-lines.ts';

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type TreeNode = Tree['children'][number];

const lowlight = createLowlight(common);

/** The lines of a code with each part named by its kind; a language that is not known stays plain. */
export function highlightCode(code: string, language: string): CodeLine[] {
  if (!lowlight.registered(language)) return plainLines(code);
  const lines: CodePart[][] = [[]];
  for (const child of lowlight.highlight(language, code).children) addNode(child, '', lines);
  return lines.map((parts, index) => ({ number: index + 1, parts }));
}

function addNode(node: TreeNode, kind: string, lines: CodePart[][]): void {
  if (node.type === 'text') {
    for (const [index, text] of node.value.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') addPart(lines.at(-1) ?? [], text, kind);
    }
  } else if (node.type === 'element') {
    const { className } = node.properties;
    const own = Array.isArray(className) ? className.join(' ') : kind;
    for (const child of node.children) addNode(child, own, lines);
  }
}

function addPart(line: CodePart[], text: string, kind: string): void {
  const last = line.at(-1);
  line.push({ text, kind, at: last === undefined ? 0 : last.at + last.text.length });
}
