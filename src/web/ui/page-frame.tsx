import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { brand } from '../../kernel/brand.ts';
import { href } from '../lib/href.ts';
import { LogoMark, Wordmark } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface PageFrameProps {
  children: ReactNode;
  mainRef?: Ref<HTMLElement>;
  /** At the end of the top bar: who is signed in. */
  account?: ReactNode;
}

/** What stands around every page: the top bar, the main part, the foot. */
export function PageFrame({ children, mainRef, account }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-20 -translate-y-16 rounded-medium bg-accent-fill px-4 py-2 text-small font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-ground/70 backdrop-blur-md">
        <div className="mx-auto flex h-14 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
          <Link
            to={href('/')}
            className="-ml-1 flex min-h-11 shrink-0 items-center gap-2.5 rounded-medium px-1 text-small font-semibold tracking-tight text-ink"
          >
            <LogoMark />
            {brand.osName}
          </Link>
          <div className="flex min-w-0 items-center gap-1 sm:gap-2">
            <ThemeToggle />
            {account}
          </div>
        </div>
      </header>
      <main id="main" ref={mainRef} tabIndex={-1} className="relative isolate flex flex-1 flex-col">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 sm:px-6">
          <Wordmark />
          <p className="text-caption text-ink-faint">{brand.tagline}</p>
        </div>
      </footer>
    </div>
  );
}
