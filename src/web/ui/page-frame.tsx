import type { ReactNode, Ref } from 'react';

interface PageFrameProps {
  children: ReactNode;
  mainRef?: Ref<HTMLElement>;
  topBar: ReactNode;
  /** At the left of a wide screen; it scrolls by itself and may be folded to a column of icons. */
  sidebar?: ReactNode;
  footer?: ReactNode;
}

/** Where things stand around every page. */
export function PageFrame({ children, mainRef, topBar, sidebar, footer }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-16 rounded-medium bg-accent-fill px-4 py-2 text-small font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-ground/80 backdrop-blur-md">
        {topBar}
      </header>
      <div className="flex flex-1">
        {sidebar === undefined ? null : (
          <div className="sticky top-14 z-10 hidden h-[calc(100dvh-3.5625rem)] w-64 shrink-0 overflow-y-auto overscroll-contain border-r border-line [scrollbar-width:thin] md:block md:in-data-[sidebar=collapsed]:w-12 md:in-data-[sidebar=collapsed]:[scrollbar-width:none]">
            {sidebar}
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="main" ref={mainRef} tabIndex={-1} className="relative isolate flex flex-1 flex-col">
            {children}
          </main>
          {footer}
        </div>
      </div>
    </div>
  );
}
