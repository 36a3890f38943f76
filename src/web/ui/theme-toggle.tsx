import { Moon, Sun } from 'lucide-react';
import { storeThemeChoice } from '../lib/theme.ts';
import { useTheme } from '../lib/use-theme.ts';

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'light' ? Sun : Moon;
  const label = `Switch to ${other} theme`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => storeThemeChoice(other)}
      className="inline-flex size-11 items-center justify-center rounded-medium text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:size-9"
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}
