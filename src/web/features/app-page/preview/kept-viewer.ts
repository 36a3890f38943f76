import { brand } from '../../../../kernel/brand.ts';

const keyOf = (appId: string) => `${brand.slug}-view-as:${appId}`;

/** In whose eyes an app was seen last in this tab: it stays so when the page is loaded anew. */
export function readKeptViewer(appId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(appId)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepViewer(appId: string, role: string | undefined): void {
  try {
    if (role === undefined) return;
    sessionStorage.setItem(keyOf(appId), role);
  } catch {
    // Storage is blocked: the next load begins with a visitor.
  }
}
