import type { ReactNode } from 'react';
import { inPlaces } from '../parts/in-places.ts';
import type { Inline, MarkdownBlock } from './parse-markdown.ts';

function inline(parts: readonly Inline[]): ReactNode {
  return inPlaces(parts).map(({ key, item: part }) => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'code':
        return (
          <code key={key} className="rounded bg-soft px-1 font-mono text-sm">
            {part.text}
          </code>
        );
      case 'strong':
        return <strong key={key}>{inline(part.parts)}</strong>;
      case 'emphasis':
        return <em key={key}>{inline(part.parts)}</em>;
      case 'struck':
        return <del key={key}>{inline(part.parts)}</del>;
      case 'link':
        return (
          <a key={key} href={part.to} rel="noreferrer" target="_blank" className="text-link underline">
            {inline(part.parts)}
          </a>
        );
    }
  });
}

const headingSizes = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-base'];

function Heading({ level, parts }: { level: number; parts: readonly Inline[] }) {
  // The page has its own first and second level; the text begins below them.
  const Tag = (['h3', 'h4', 'h5', 'h6', 'h6', 'h6'] as const)[level - 1] ?? 'h6';
  return (
    <Tag className={`font-heading font-bold ${headingSizes[level - 1] ?? 'text-base'}`}>{inline(parts)}</Tag>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={block.level} parts={block.parts} />;
    case 'paragraph':
      return <p className="leading-relaxed">{inline(block.parts)}</p>;
    case 'quote':
      return <blockquote className="border-l-4 border-primary pl-4 italic">{inline(block.parts)}</blockquote>;
    case 'code':
      return (
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-soft p-3 font-mono text-sm">
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className="border-line-strong" />;
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag className={`grid gap-1 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {inPlaces(block.items).map(({ key, item: { parts, done } }) => (
            <li key={key}>
              {done === undefined ? null : <span aria-hidden="true">{done ? '☑ ' : '☐ '}</span>}
              {inline(parts)}
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        <table className="w-full text-left text-sm">
          <tbody>
            {inPlaces(block.rows).map(({ key, at, item: row }) => (
              <tr key={key} className="border-b border-line">
                {inPlaces(row).map(({ key: column, item: cell }) => {
                  const Cell = at === 0 ? 'th' : 'td';
                  return (
                    <Cell key={column} className="px-2 py-1.5">
                      {inline(cell)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

export function MarkdownView({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 break-words">
      {inPlaces(blocks).map(({ key, item: block }) => (
        <Block key={key} block={block} />
      ))}
    </div>
  );
}
