import { Children, type ReactNode } from 'react';

/** The frame of a page: its heading, what it is for, what can be done here, and its parts. */
export function Page({
  title,
  lead,
  tools,
  children,
}: {
  title: string;
  lead?: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="app-page group/page mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <header className="app-page-head flex flex-wrap items-end justify-between gap-4 group-has-[[data-hero]]/page:sr-only">
        <div className="min-w-0">
          <h1 className="app-page-title font-heading text-2xl font-bold tracking-tight sm:text-3xl">
            {title}
          </h1>
          {lead === undefined ? null : <p className="mt-1 max-w-2xl text-muted">{lead}</p>}
        </div>
        {tools}
      </header>
      {Children.map(children, (part, index) => (
        <div data-part={index} className="contents">
          {part}
        </div>
      ))}
    </div>
  );
}
