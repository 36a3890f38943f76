import { FileText, LifeBuoy, Settings } from 'lucide-react';
import { articles } from '../../catalog/articles.gen.ts';
import { helpEntries } from '../../catalog/help.gen.ts';
import { navigation } from '../../catalog/navigation.ts';
import { otherWords } from '../../catalog/other-words.ts';
import { brand } from '../../kernel/brand.ts';
import { decideAccess } from '../features/access/decide-access.ts';
import { navigationIcon } from '../features/shell/navigation-icons.tsx';
import type { PageEntry } from '../lib/define-page.ts';
import { fillPattern } from '../lib/href.ts';
import type { SessionView } from '../lib/session.ts';
import { helpHref } from '../lib/written-items.ts';
import type { Command, CommandGroup } from '../ui/command.ts';

/** Addresses of pages that have another one. */
const secondNames = new Set(['/savants/:name']);
/** Pages with a search of their own, too many to stand in a list of commands. */
const searchedThere = new Set([`/${brand.slug}-law-dictionary/:term`, '/resource-team/:slug']);
/** Where something is begun from its list: whoever types “new” means an app. */
const beginnings = ['/custom-tools/new', '/my-agents/new', '/resource-team/own/new'];
/** Pages that say something only after what led to them. */
const afterwards = new Set([...beginnings, '/success', '/ai-os/success', '/oauth/consent', '/not-me']);
const signInPath = '/auth';

/** What the palette finds of the app itself: pages that the person may open, and everything that is written. */
export function pageGroups(entries: readonly PageEntry[], session: SessionView): CommandGroup[] {
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
    ...open
      .filter(({ path }) => !isWhole(path) && !secondNames.has(path) && !searchedThere.has(path))
      .map(instanceGroup),
    { label: 'Help', items: open.some(({ path }) => path === '/support') ? helpCommands : [] },
  ];
}

const links = navigation.flatMap((group) => group.links);
const order = links.map(({ path }) => path);

/** As in the sidebar; what is not in it comes after. */
function rank({ path }: PageEntry): number {
  const index = order.indexOf(path);
  return index === -1 ? order.length : index;
}

function isWhole(path: string): boolean {
  return !/[:*]/.test(path);
}

function pageCommand({ path, definition }: PageEntry): Command {
  const link = links.find((one) => one.path === path);
  return {
    id: path,
    label: link?.label ?? definition.title,
    to: path,
    icon: navigationIcon(link?.icon ?? ''),
    keywords: `${otherWords[path] ?? ''} ${path.replaceAll(/[/-]/g, ' ')}`,
    about: `${definition.title} ${definition.description}`,
  };
}

const tags = new Map(articles.map(({ slug, tags: words }) => [`/blog/${slug}`, words.join(' ')]));

function instanceGroup({ path, definition }: PageEntry): CommandGroup {
  const icon = path.startsWith('/settings/') ? <Settings aria-hidden /> : <FileText aria-hidden />;
  const items = (definition.instances ?? []).map(({ parameters, title, description }): Command => {
    const to = fillPattern(path, parameters);
    return {
      id: to,
      label: title,
      to,
      icon,
      keywords: otherWords[to] ?? tags.get(to) ?? '',
      about: description,
    };
  });
  return { label: definition.title, items };
}

const helpCommands: readonly Command[] = helpEntries.map(({ slug, title, description, keywords }) => ({
  id: helpHref(slug),
  label: title,
  to: helpHref(slug),
  icon: <LifeBuoy aria-hidden />,
  keywords: keywords.join(' '),
  about: description,
}));
