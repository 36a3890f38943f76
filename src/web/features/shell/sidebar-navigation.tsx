import { LogOut } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { type NavigationGroup, type NavigationLink, visibleNavigation } from '../../../catalog/navigation.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { useSession } from '../../lib/session.ts';
import { navigationIcon } from './navigation-icons.tsx';
import { SidebarHead } from './sidebar-head.tsx';
import { SidebarButton, SidebarLink } from './sidebar-row.tsx';

export interface SidebarNavigationProps {
  /** Something was chosen: a sidebar that covers the page closes. */
  onChoose: () => void;
  onSignOut: () => void;
}

/** Where one can go, by what the person may open and by which pages exist. */
export function SidebarNavigation({ onChoose, onSignOut }: SidebarNavigationProps) {
  const { user, access } = useSession();
  const pageExists = usePageExists();
  const groups = visibleNavigation({
    signedIn: user !== null,
    has: (name) => access[name],
    pageExists,
  });
  return (
    <nav aria-label="Main">
      <SidebarHead onChoose={onChoose} />
      <div className="grid gap-3 px-1.5 py-3">
        {groups.map((group, index) => (
          <Group key={group.label ?? 'first'} group={group} onChoose={onChoose}>
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
  onChoose: () => void;
  children: ReactNode;
}

function Group({ group: { label, links }, onChoose, children }: GroupProps) {
  const headingId = useId();
  const { pathname } = useLocation();
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
            <Entry link={link} pathname={pathname} onChoose={onChoose} />
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

interface EntryProps {
  link: NavigationLink;
  pathname: string;
  onChoose: () => void;
}

function Entry({ link: { path, label, icon }, pathname, onChoose }: EntryProps) {
  return (
    <SidebarLink
      to={path}
      label={label}
      icon={navigationIcon(icon)}
      onClick={onChoose}
      aria-current={currentness(path, pathname)}
    />
  );
}

/** `page` for the page itself, `true` for the part of the product that it belongs to. */
function currentness(path: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (here === path) return 'page';
  return path !== '/' && here.startsWith(`${path}/`) ? 'true' : undefined;
}
