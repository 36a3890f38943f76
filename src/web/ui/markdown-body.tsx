import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { CodeView } from './code-view.tsx';

export type MarkdownParts = Components;
type Plugins = NonNullable<ComponentProps<typeof ReactMarkdown>['remarkPlugins']>;

interface MarkdownBodyProps {
  text: string;
  demote: number;
  /** Further plugins, and other components for some of the parts. */
  plugins?: Plugins;
  parts?: MarkdownParts;
}

interface TextNode {
  readonly type: string;
  readonly children?: readonly TextNode[];
  data?: { hProperties?: Readonly<Record<string, unknown>> };
}

/** Tables of one text are told apart by their number: each can be gone to, and no two are called the same. */
function numberTables() {
  return (tree: TextNode) => {
    let count = 0;
    const walk = (node: TextNode) => {
      if (node.type === 'table') {
        count += 1;
        node.data = { ...node.data, hProperties: { dataNumber: count } };
      }
      for (const child of node.children ?? []) walk(child);
    };
    walk(tree);
  };
}

const usualPlugins: Plugins = [remarkGfm, numberTables];
const none: Plugins = [];

/** A part that scrolls must be reachable by keyboard, or what it hides is lost. */
const scrollable = 0;

export function MarkdownBody({ text, demote, plugins = none, parts }: MarkdownBodyProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[...usualPlugins, ...plugins]}
      components={{ ...usualParts, ...demotedHeadings(demote), ...parts }}
    >
      {text}
    </ReactMarkdown>
  );
}

const usualParts: Components = {
  a: ({ href = '', children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
  // The code view brings a frame of its own.
  pre: ({ children }) => children,
  code: ({ className = '', children, node }) => {
    const code = String(children ?? '');
    const language = /language-(\S+)/.exec(className)?.[1] ?? '';
    const block = language !== '' || node?.position?.start.line !== node?.position?.end.line;
    return block ? <CodeView code={code} language={language} lineNumbers={false} /> : <code>{code}</code>;
  },
  // Boxes of a task list tell and cannot be ticked.
  input: ({ checked }) => (
    <input
      type="checkbox"
      disabled
      checked={checked === true}
      aria-label={checked === true ? 'Done' : 'Open'}
    />
  ),
  img: ({ src, alt = '' }) => <img src={src} alt={alt} loading="lazy" decoding="async" />,
  table: ({ children, node }) => {
    const number = Number(node?.properties['dataNumber'] ?? 1);
    return (
      <section
        aria-label={number === 1 ? 'Table' : `Table ${number}`}
        tabIndex={scrollable}
        className="overflow-x-auto"
      >
        <table>{children}</table>
      </section>
    );
  },
};

function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function demotedHeadings(demote: number): Components {
  return Object.fromEntries(
    levels.map((level, index) => {
      const Heading = levels[Math.min(index + demote, levels.length - 1)] ?? 'h6';
      return [level, ({ children }: ComponentProps<'h1'>) => <Heading>{children}</Heading>];
    }),
  );
}
