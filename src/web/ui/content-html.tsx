import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Prose } from './prose.tsx';

interface ContentHtmlProps {
  /** Made at build from a text in `content`. */
  html: string;
  className?: string;
}

/** A written text. Its links to other pages are followed within the app, without loading it anew. */
export function ContentHtml({ html, className = '' }: ContentHtmlProps) {
  const ref = useInnerLinks();
  return (
    <Prose
      ref={ref}
      className={`[&_.table-scroll]:overflow-x-auto [&_.table-scroll]:rounded-medium [&_.table-scroll]:border [&_.table-scroll]:border-line [&_table]:table [&_tr:last-child>td]:border-b-0 [&_td:first-child]:min-w-36 ${className}`}
      // Our own Markdown, in which the build refuses HTML (vite-plugins/markdown-content.ts).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function useInnerLinks() {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href') ?? '';
      // Feeds and files are the browser's business.
      if (!/^\/(?!\/)/.test(address) || /\.\w+$/.test(address.replace(/[?#].*$/, ''))) return;
      event.preventDefault();
      void navigate(address);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate]);
  return ref;
}
