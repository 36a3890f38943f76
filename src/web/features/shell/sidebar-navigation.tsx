import { LogOut } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import {
  appsPath,
  type LitLink,
  litLink,
  type NavigationGroup,
  type NavigationLink,
  visibleNavigation,
} from '../../../catalog/navigation.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { navigationIcon } from './navigation-icons.tsx';
import { SidebarHead } from './sidebar-head.tsx';
import { SidebarButton, SidebarLink, SidebarSubLink } from './sidebar-row.tsx';

/** An app of the person, where it can be opened. */
export interface LatestApp {
  readonly path: string;
  readonly name: string;
}

export interface SidebarNavigationProps {
  /** The latest apps of the person; below the link to all of them. */
  latestApps: readonly LatestApp[];
  /** Something was chosen: a sidebar that covers the page closes. */
  onChoose: () => void;
  onSignOut: () => void;
}

/** Where one can go, by what the person may open and by which pages exist. */
export function SidebarNavigation({ latestApps, onChoose, onSignOut }: SidebarNavigationProps) {
  const { user, access } = useSession();
  const whereabouts = useLocation();
  const pageExists = usePageExists();
  const groups = visibleNavigation({
    signedIn: user !== null,
    has: (name) => access[name],
    pageExists,
  });
  const lit = litLink([...groups.flatMap(({ links }) => links), ...latestApps], whereabouts);
  return (
    <nav aria-label="Main">
      <SidebarHead onChoose={onChoose} />
      <div className="grid gap-3 px-1.5 py-3">
        {groups.map((group, index) => (
          <Group
            key={group.label ?? 'first'}
            group={group}
            lit={lit}
            latestApps={latestApps}
            onChoose={onChoose}
          >
            {index === groups.length - 1 && user !== null ? (
              <li>
                <SidebarButton
                  icon={<LogOut aria-hidden />}
                  label="Sign Out"
                  onClick={() => {
                    onChoose();
                    onSignOut();
                  }}
                />
              </li>
            ) : null}
          </Group>
        ))}
      </div>
    </nav>
  );
}

interface GroupProps {
  group: NavigationGroup;
  lit: LitLink | undefined;
  latestApps: readonly LatestApp[];
  onChoose: () => void;
  children: ReactNode;
}

function Group({ group: { label, links }, lit, latestApps, onChoose, children }: GroupProps) {
  const headingId = useId();
  return (
    <div className="grid gap-1">
      {label === undefined ? null : (
        <p
          id={headingId}
          className="flex h-7 items-center px-2.25 text-caption font-medium text-ink-faint md:in-data-[sidebar=collapsed]:px-1"
        >
          <span className="truncate md:in-data-[sidebar=collapsed]:sr-only">{label}</span>
          <span aria-hidden className="hidden h-px flex-1 bg-line md:in-data-[sidebar=collapsed]:block" />
        </p>
      )}
      <ul className="grid gap-0.5" {...(label === undefined ? {} : { 'aria-labelledby': headingId })}>
        {links.map((link) => (
          <li key={link.path}>
            <Entry link={link} lit={lit} onChoose={onChoose} />
            {link.path === appsPath && latestApps.length > 0 ? (
              <LatestApps apps={latestApps} lit={lit} onChoose={onChoose} />
            ) : null}
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

interface EntryProps {
  link: NavigationLink;
  lit: LitLink | undefined;
  onChoose: () => void;
}

function Entry({ link: { path, label, icon }, lit, onChoose }: EntryProps) {
  return (
    <SidebarLink
      to={path}
      label={label}
      icon={navigationIcon(icon)}
      onClick={onChoose}
      aria-current={currentness(path, lit)}
    />
  );
}

interface LatestAppsProps {
  apps: readonly LatestApp[];
  lit: LitLink | undefined;
  onChoose: () => void;
}

/** There is no room for their names in a folded sidebar. */
function LatestApps({ apps, lit, onChoose }: LatestAppsProps) {
  return (
    <ul
      aria-label="Latest apps"
      className="my-0.5 ml-4.5 grid gap-0.5 border-l border-line pl-2 md:in-data-[sidebar=collapsed]:hidden"
    >
      {apps.map(({ path, name }) => (
        <li key={path}>
          <SidebarSubLink to={path} label={name} onClick={onChoose} aria-current={currentness(path, lit)} />
        </li>
      ))}
    </ul>
  );
}

/** `page` for the page itself, `true` for the part of the product that it belongs to. */
function currentness(path: string, lit: LitLink | undefined): 'page' | 'true' | undefined {
  if (lit?.path !== path) return undefined;
  return lit.isPage ? 'page' : 'true';
}
