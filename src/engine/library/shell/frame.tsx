import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mayUse, signOut, usePerson } from '../account/session.ts';
import { TopicIcon } from '../content/topic-icon.tsx';
import { storage } from '../store/storage.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Toasts } from '../ui/toast.tsx';
import { ColourMode } from './colour-mode.tsx';
import type { AppIdentity } from './navigation.ts';
import { SharedStatus } from './shared-status.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

/** The frame around every page: name, navigation, account, and what is said after an action. */
export function Frame({
  app,
  layout,
  hasDarkColours = false,
  tools,
  children,
}: {
  app: AppIdentity;
  layout: 'sidebar' | 'topbar';
  /** Whether the style sheet has dark colours beside those of the app. */
  hasDarkColours?: boolean;
  /** What stands beside the account, such as who looks. */
  tools?: ReactNode;
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
  const beside = (
    <>
      {tools}
      {hasDarkColours ? <ColourMode /> : null}
    </>
  );
  return (
    <div className={`app-frame flex min-h-dvh flex-col ${layout === 'sidebar' ? 'lg:flex-row' : ''}`}>
      <SkipLink />
      {layout === 'sidebar' ? (
        <SideBar app={app} tools={beside} open={open} onToggle={() => setOpen(!open)} />
      ) : (
        <TopBar app={app} tools={beside} open={open} onToggle={() => setOpen(!open)} />
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {storage.lasting ? null : (
          <p className="bg-soft px-4 py-2 text-center text-sm">
            This browser keeps no data here: what you enter is gone after a reload.
          </p>
        )}
        <SharedStatus />
        <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <footer className="app-foot border-t border-line px-4 py-6 text-center text-sm text-muted">
          {app.tagline.toLowerCase() === app.name.toLowerCase() ? app.name : `${app.name} · ${app.tagline}`}
        </footer>
      </div>
      <Toasts />
    </div>
  );
}

interface BarProps {
  app: AppIdentity;
  tools: ReactNode;
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

function TopBar({ app, tools, open, onToggle }: BarProps) {
  return (
    <header className="app-bar app-bar-top sticky top-0 z-20 bg-header text-on-header">
      <div className="app-bar-row mx-auto flex min-h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link href="/" className="app-name min-w-0 py-2 font-heading text-lg leading-snug font-bold">
          {app.name}
        </Link>
        <div className="app-bar-links hidden min-w-0 flex-wrap items-center justify-end gap-1 lg:flex">
          <Links app={app} />
          {tools}
          <AccountLink app={app} />
        </div>
        <MenuButton open={open} onToggle={onToggle} />
      </div>
      {open ? (
        <div id="navigation" className="grid gap-1 border-t border-current/20 px-4 py-3 lg:hidden">
          <Links app={app} />
          {tools}
          <AccountLink app={app} />
        </div>
      ) : null}
    </header>
  );
}

function SideBar({ app, tools, open, onToggle }: BarProps) {
  return (
    <header className="app-bar app-bar-side sticky top-0 z-20 bg-header text-on-header lg:h-dvh lg:w-68 lg:shrink-0 lg:overflow-y-auto">
      <div className="flex min-h-16 items-center justify-between gap-3 px-4 py-2">
        <Link
          href="/"
          className={`app-name min-w-0 font-heading leading-snug font-bold text-balance ${app.name.length > longName ? 'text-base' : 'text-lg'}`}
        >
          {app.name}
        </Link>
        <MenuButton open={open} onToggle={onToggle} />
      </div>
      <div id="navigation" className={`gap-1 px-3 pb-4 lg:grid ${open ? 'grid' : 'hidden'}`}>
        <Links app={app} atSide />
        {tools}
        <AccountLink app={app} />
      </div>
    </header>
  );
}

/** What does not fit on one line in large letters at the side, in characters. */
const longName = 20;

/** At the top a name stays on one line; at the side, a long one goes on in a second line, beside its icon. */
function Links({ app, atSide = false }: { app: AppIdentity; atSide?: boolean }) {
  const [path] = useLocation();
  const person = usePerson();
  const links = app.links.filter(({ roles }) => mayUse(roles, person));
  return (
    <nav aria-label="Main" className="contents">
      {links.map((link) => {
        const current = link.path === path || (link.path !== '/' && path.startsWith(`${link.path}/`));
        return (
          <Link
            key={link.path}
            href={link.path}
            aria-current={current ? 'page' : undefined}
            className={`app-link flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-3 text-sm leading-tight font-semibold hover:underline ${atSide ? 'py-2' : 'whitespace-nowrap'} ${current ? 'bg-surface font-bold text-ink' : ''}`}
          >
            {atSide ? <TopicIcon text={link.label} className="size-4 shrink-0" /> : null}
            <span className="min-w-0 break-words">{link.label}</span>
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
