import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
}

/** Of the browser's own making: it opens without JavaScript, and a search in the page finds what is closed. */
export function Accordion({ items, single = false }: AccordionProps) {
  const name = useId();
  return (
    <div className="divide-y divide-line rounded-large border border-line bg-surface">
      {items.map(({ id, title, content, open }) => (
        <details
          key={id}
          id={id}
          {...(single ? { name } : {})}
          {...(open === true ? { open } : {})}
          className="group scroll-mt-20"
        >
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-large px-4 py-3 text-body font-medium text-ink transition-colors select-none hover:text-accent focus-visible:-outline-offset-2 sm:px-5 [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="animate-appear px-4 pb-5 text-body text-ink-muted sm:px-5">{content}</div>
        </details>
      ))}
    </div>
  );
}
