import { Code, lineWidth, type Printable, printValue } from './print-value.ts';

export interface Jsx {
  readonly tag: string;
  readonly props?: Readonly<Record<string, Printable>>;
  readonly children?: readonly Jsx[];
}

function attribute(name: string, value: Printable, indent: number): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n&{}<>]/.test(value)) return `${name}="${value}"`;
  if (value instanceof Code) return `${name}={${value.text}}`;
  return `${name}={${printValue(value, indent, indent + name.length + 2)}}`;
}

/** An element as source text, broken where it does not fit on a line. */
export function printJsx(element: Jsx, indent = 0): string {
  const { tag, props = {}, children = [] } = element;
  const shown = Object.entries(props).filter(([, value]) => value !== undefined);
  const close = children.length === 0 ? ' />' : '>';
  const flat = `<${[tag, ...shown.map(([name, value]) => attribute(name, value, indent))].join(' ')}${close}`;
  const fits = !flat.includes('\n') && indent + flat.length <= lineWidth;
  const pad = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  const broken = () =>
    `<${tag}\n${shown.map(([name, value]) => `${pad}${attribute(name, value, indent + 2)}\n`).join('')}${end}${close.trim()}`;
  const opening = fits ? flat : broken();
  if (children.length === 0) return opening;
  const inner = children.map((child) => `${pad}${printJsx(child, indent + 2)}\n`).join('');
  return `${opening}\n${inner}${end}</${tag}>`;
}
