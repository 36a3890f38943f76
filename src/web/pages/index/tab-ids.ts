import { homeTools } from '../../../catalog/home-tools.ts';
import { brand } from '../../../kernel/brand.ts';

const tabIds = ['home', 'search', 'dashboard', 'tools', 'plans', 'about', 'auth', 'custom-tools'] as const;
export type TabId = (typeof tabIds)[number];

type PageExists = (path: string) => boolean;

export const askPath = `/ask-${brand.slug}`;
export const customToolsPath = '/custom-tools';

/** A tab is there when what it shows is. */
function isAvailable(tab: TabId, exists: PageExists): boolean {
  if (tab === 'search') return exists(askPath);
  if (tab === 'tools') return homeTools.some(({ path }) => exists(path));
  if (tab === 'custom-tools') return exists(customToolsPath);
  return true;
}

/** The tab that an address names; what it does not name, or is not there, is home. */
export function chosenTab(given: string | null, exists: PageExists): TabId {
  const tab = tabIds.find((id) => id === given);
  return tab !== undefined && isAvailable(tab, exists) ? tab : 'home';
}

/** The tabs in the row. That for custom tools has no place in it until its address was opened. */
export function shownTabs(chosen: TabId, exists: PageExists): TabId[] {
  return tabIds.filter((tab) => isAvailable(tab, exists) && (tab !== 'custom-tools' || chosen === tab));
}
