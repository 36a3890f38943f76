import { Search } from 'lucide-react';
import { useModKey } from '../../lib/shortcuts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeyCombination } from '../../ui/kbd.tsx';

interface PaletteButtonProps {
  onOpen: () => void;
  /** It is about to be opened: time to fetch its code. */
  onNear: () => void;
}

/** Opens the command palette: on a wide screen it looks like the field that it opens. */
export function PaletteButton({ onOpen, onNear }: PaletteButtonProps) {
  const mod = useModKey();
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: onOpen,
    onFocus: onNear,
    onPointerEnter: onNear,
  } as const;
  return (
    <>
      <IconButton label="Search or jump to" className="lg:hidden" {...shared}>
        <Search aria-hidden />
      </IconButton>
      <button
        type="button"
        className="hidden h-9 w-64 items-center gap-2.5 rounded-medium border border-line bg-surface px-3 text-small text-ink-faint transition-colors hover:border-line-strong hover:text-ink-muted lg:inline-flex"
        {...shared}
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 truncate text-left">Search or jump to</span>
        <span aria-hidden>
          <KeyCombination keys={[mod, 'K']} />
        </span>
      </button>
    </>
  );
}
