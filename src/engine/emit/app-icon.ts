import { inkOn, parseHex, toHex } from '../theme/color-math.ts';

/** A picture for the tab: the first letter of the app in its own colour. It travels in the page, so that nothing is asked for. */
export function appIcon(name: string, color: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? 'A';
  const ink = toHex(inkOn(parseHex(color)));
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(image)}`;
}
