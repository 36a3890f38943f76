import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { signOut, usePerson } from '../account/session.ts';
import { TopicIcon } from '../content/topic-icon.tsx';
import { storage } from '../store/storage.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Toasts } from '../ui/toast.tsx';
import type { AppIdentity } from './navigation.ts';
import { SharedStatus } from './shared-status.tsx';

/** The frame around every page: name, navigation, account, and what is said after an action. */
export function Frame({
  app,
  layout,
  children,
}: {
  app: AppIdentity;
  layout: 'sidebar' | 'topbar';
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const [shownPath, setShownPath] = useState(path);
  // Choosing a page closes the menu.
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }
  useEffect(() => {
    window.scrollTo(0, 0);
    const link = app.links.find((one) => one.path === path);
    document.title = link === undefined || path === '/' ? app.name : `${link.label} · ${app.name}`;
  }, [app, path]);
  return (
    <div className={`flex min-h-dvh flex-col ${layout === 'sidebar' ? 'lg:flex-row' : ''}`}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      {layout === 'sidebar' ? (
        <SideBar app={app} open={open} onToggle={() => setOpen(!open)} />
      ) : (
        <TopBar app={app} open={open} onToggle={() => setOpen(!open)} />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {storage.lasting ? null : (
          <p className="bg-soft px-4 py-2 text-center text-sm">
            This browser keeps no data here: what you enter is gone after a reload.
          </p>
        )}
        <SharedStatus />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <footer className="border-t border-line px-4 py-6 text-center text-sm text-muted">
          {app.name} · {app.tagline}
        </footer>
      </div>
      <Toasts />
    </div>
  );
}

interface BarProps {
  app: AppIdentity;
  open: boolean;
  onToggle: () => void;
}

function MenuButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const Icon = open ? X : Menu;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls="navigation"
      aria-label={open ? 'Close menu' : 'Open menu'}
      onClick={onToggle}
      className="grid size-11 cursor-pointer place-items-center rounded-control lg:hidden"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}

function TopBar({ app, open, onToggle }: BarProps) {
  return (
    <header className="sticky top-0 z-20 bg-primary text-on-primary">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link href="/" className="font-heading text-lg font-bold">
          {app.name}
        </Link>
        <div className="hidden min-w-0 items-center gap-1 lg:flex">
          <Links app={app} />
          <AccountLink app={app} />
        </div>
        <MenuButton open={open} onToggle={onToggle} />
      </div>
      {open ? (
        <div id="navigation" className="grid gap-1 border-t border-current/20 px-4 py-3 lg:hidden">
          <Links app={app} />
          <AccountLink app={app} />
        </div>
      ) : null}
    </header>
  );
}

function SideBar({ app, open, onToggle }: BarProps) {
  return (
    <header className="sticky top-0 z-20 bg-primary text-on-primary lg:h-dvh lg:w-60 lg:shrink-0 lg:overflow-y-auto">
      <div className="flex min-h-16 items-center justify-between gap-3 px-4">
        <Link href="/" className="font-heading text-lg font-bold">
          {app.name}
        </Link>
        <MenuButton open={open} onToggle={onToggle} />
      </div>
      <div id="navigation" className={`gap-1 px-3 pb-4 lg:grid ${open ? 'grid' : 'hidden'}`}>
        <Links app={app} wraps />
        <AccountLink app={app} />
      </div>
    </header>
  );
}

/** In a bar at the top a name stays on one line; at the side a long one takes two. */
function Links({ app, wraps = false }: { app: AppIdentity; wraps?: boolean }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="contents">
      {app.links.map((link) => {
        const current = link.path === path || (link.path !== '/' && path.startsWith(`${link.path}/`));
        return (
          <Link
            key={link.path}
            href={link.path}
            aria-current={current ? 'page' : undefined}
            className={`flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-semibold hover:underline ${wraps ? '' : 'whitespace-nowrap'} ${current ? 'bg-surface font-bold text-ink' : ''}`}
          >
            {wraps ? <TopicIcon text={link.label} className="size-4 shrink-0" /> : null}
            {link.label}
          </Link>
        );
      })}
    </nav>
  );
}

function AccountLink({ app }: { app: AppIdentity }) {
  const person = usePerson();
  if (!app.accounts) return null;
  if (person === undefined) {
    return (
      <Link href="/sign-in" className={buttonClass('plain')}>
        Log in
      </Link>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <Link href="/profile" className="flex min-h-11 items-center px-2 text-sm font-semibold">
        {person.name}
      </Link>
      <Button onClick={signOut}>Log out</Button>
    </div>
  );
}
