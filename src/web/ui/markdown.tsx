import { lazy, Suspense } from 'react';
import { Prose } from './prose.tsx';

// With its parser it is many times the size of what surrounds it.
const MarkdownBody = lazy(async () => ({ default: (await import('./markdown-body.tsx')).MarkdownBody }));

export interface MarkdownProps {
  /** Markdown of any origin: HTML in it is shown as text, never run. */
  text: string;
  /** How many levels headings go down, so that they fit under the page's own. */
  demote?: number;
}

/** Until the parser is there the text stands as it was written, in about its final size. */
export function Markdown({ text, demote = 1 }: MarkdownProps) {
  return (
    <Prose>
      <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
        <MarkdownBody text={text} demote={demote} />
      </Suspense>
    </Prose>
  );
}
