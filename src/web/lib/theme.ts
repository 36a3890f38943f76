/** The stored choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

export const themeStorageKey = 'vite-ui-theme';
const defaultTheme: ThemeChoice = 'dark';

/** What the browser paints around the page; the values of `--ground` in tokens.css. */
export const browserColours: Record<Theme, string> = { light: '#fafbfd', dark: '#080b14' };

const lightQuery = '(prefers-color-scheme: light)';

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : defaultTheme;
  } catch {
    return defaultTheme;
  }
}

export function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia(lightQuery).matches ? 'light' : 'dark';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', browserColours[theme]);
}

/** Where storage is blocked the choice holds until the page is left. */
export function storeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch (error) {
    console.warn('The theme could not be stored.', error);
  }
  applyTheme(resolveTheme(choice));
}

/** The theme that the page shows now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function followChoice(): void {
  applyTheme(resolveTheme(readThemeChoice()));
}

/** Calls back when the theme changes: here, in another tab, or on the device while the choice is `system`. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const followStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) followChoice();
  };
  const device = matchMedia(lightQuery);
  device.addEventListener('change', followChoice);
  addEventListener('storage', followStorage);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', followChoice);
    removeEventListener('storage', followStorage);
  };
}
