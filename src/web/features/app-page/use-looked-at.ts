import type { ListedVersion } from '../../../functions/list-versions/contract.ts';
import { useAppPlace } from './app-address.ts';
import { useAppPage } from './app-page-context.ts';
import { findVersion } from './app-view.ts';

/** The version that plan, code and proof are about: the one in the address, the one that works, or the newest. */
export function useLookedAt(): { version: ListedVersion | undefined; isCurrent: boolean } {
  const { view } = useAppPage();
  const [place] = useAppPlace();
  const version =
    findVersion(view, place.version) ?? findVersion(view, view.app.currentVersion) ?? view.versions[0];
  return { version, isCurrent: version !== undefined && version.number === view.app.currentVersion };
}
