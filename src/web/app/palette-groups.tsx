import { FileText, Keyboard, LogIn, LogOut, PanelLeft, Plus, SunMoon } from 'lucide-react';
import { navigation } from '../../catalog/navigation.ts';
import { decideAccess } from '../features/access/decide-access.ts';
import { navigationIcon } from '../features/shell/navigation-icons.tsx';
import type { PageEntry } from '../lib/define-page.ts';
import { fillPattern } from '../lib/href.ts';
import type { SessionView } from '../lib/session.ts';
import { shownTheme, storeThemeChoice } from '../lib/theme.ts';
import type { Command, CommandGroup } from '../ui/command.ts';

export interface PaletteControls {
  toggleSidebar: () => void;
  showKeys: () => void;
  signOut: () => void;
}

/** Addresses of pages that have another one. */
const secondNames = new Set(['/savants/:name']);
/** Pages that say something only after what led to them. */
const afterwards = new Set(['/success', '/ai-os/success', '/oauth/consent']);
const signInPath = '/auth';
const createPath = '/dashboard';

/** What the palette finds of the app itself: pages that the person may open, articles and the like, and actions. */
export function paletteGroups(
  entries: readonly PageEntry[],
  session: SessionView,
  controls: PaletteControls,
): CommandGroup[] {
  const open = entries.filter(
    ({ path, definition }) =>
      !afterwards.has(path) && decideAccess(definition.access, session).kind === 'open',
  );
  const whole = open.filter(({ path }) => isWhole(path) && path !== signInPath);
  return [
    {
      label: 'Pages',
      items: whole.toSorted((one, other) => rank(one) - rank(other)).map(pageCommand),
    },
    { label: 'Actions', items: actions(open, session, controls) },
    ...open.filter(({ path }) => !isWhole(path) && !secondNames.has(path)).map(instanceGroup),
  ];
}

const order = navigation.flatMap(({ links }) => links.map(({ path }) => path));

/** As in the sidebar; what is not in it comes after. */
function rank({ path }: PageEntry): number {
  const index = order.indexOf(path);
  return index === -1 ? order.length : index;
}

function isWhole(path: string): boolean {
  return !/[:*]/.test(path);
}

function pageCommand({ path, definition }: PageEntry): Command {
  const link = navigation.flatMap(({ links }) => links).find((one) => one.path === path);
  return {
    id: path,
    label: link?.label ?? definition.title,
    to: path,
    icon: navigationIcon(link?.icon ?? ''),
    keywords: `${definition.title} ${definition.description} ${path}`,
  };
}

function instanceGroup({ path, definition }: PageEntry): CommandGroup {
  const items = (definition.instances ?? []).map(
    ({ parameters, title, description }): Command => ({
      id: fillPattern(path, parameters),
      label: title,
      to: fillPattern(path, parameters),
      icon: <FileText aria-hidden />,
      keywords: description,
    }),
  );
  return { label: definition.title, items };
}

function actions(
  open: readonly PageEntry[],
  { user }: SessionView,
  { toggleSidebar, showKeys, signOut }: PaletteControls,
): Command[] {
  const other = shownTheme() === 'dark' ? 'light' : 'dark';
  const create: Command = {
    id: 'create',
    label: 'Create an app',
    to: createPath,
    icon: <Plus aria-hidden />,
    keywords: 'new generate build',
  };
  return [
    ...(open.some(({ path }) => path === createPath) ? [create] : []),
    {
      id: 'theme',
      label: `Switch to ${other} theme`,
      onSelect: () => storeThemeChoice(other),
      icon: <SunMoon aria-hidden />,
      keywords: 'dark light appearance colour',
    },
    {
      id: 'theme-system',
      label: 'Follow the theme of the device',
      onSelect: () => storeThemeChoice('system'),
      icon: <SunMoon aria-hidden />,
      keywords: 'system dark light appearance',
    },
    {
      id: 'sidebar',
      label: 'Toggle sidebar',
      onSelect: toggleSidebar,
      icon: <PanelLeft aria-hidden />,
      keywords: 'menu navigation',
    },
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      onSelect: showKeys,
      icon: <Keyboard aria-hidden />,
      keywords: 'help keys',
    },
    user === null
      ? {
          id: 'sign-in',
          label: 'Sign in',
          to: signInPath,
          icon: <LogIn aria-hidden />,
          keywords: 'sign up account',
        }
      : {
          id: 'sign-out',
          label: 'Sign out',
          onSelect: signOut,
          icon: <LogOut aria-hidden />,
          keywords: 'leave',
        },
  ];
}
