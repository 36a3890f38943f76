import { Moon, Sun } from 'lucide-react';
import { storeThemeChoice } from '../lib/theme.ts';
import { useTheme } from '../lib/use-theme.ts';

export function ThemeToggle() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${other} theme`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => storeThemeChoice(other)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-medium text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:size-9"
    >
      {/* Both stand in the page, because the theme is known before the app is. */}
      <Sun aria-hidden className="size-4.5 in-data-[theme=light]:hidden" />
      <Moon aria-hidden className="hidden size-4.5 in-data-[theme=light]:block" />
    </button>
  );
}
