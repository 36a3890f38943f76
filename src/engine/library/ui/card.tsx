import type { ComponentProps, ReactNode } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`app-card rounded-card border border-line bg-surface shadow-card ${className}`}
      {...rest}
    />
  );
}

/** A part of a page with a heading of its own. */
export function Panel({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="app-card app-panel rounded-card border border-line bg-surface shadow-card"
    >
      <header className="app-panel-head flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
        <h2 className="font-heading text-lg font-semibold">{title}</h2>
        {tools}
      </header>
      <div className="p-4 sm:p-5">{children}</div>
    </section>
  );
}
