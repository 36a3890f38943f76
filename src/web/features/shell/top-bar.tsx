import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../kernel/brand.ts';
import { SyncStatus } from '../../app/local/sync-status.tsx';
import { href } from '../../lib/href.ts';
import { useModKey } from '../../lib/shortcuts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { CartButton } from './cart-button.tsx';
import { OfflineNote } from './offline-note.tsx';

interface TopBarProps {
  onToggleSidebar: () => void;
  /** The sidebar is about to be opened: time to fetch its code. */
  onNearSidebar: () => void;
  /** Opens the palette. */
  search: ReactNode;
  /** Who is signed in. */
  account: ReactNode;
}

export function TopBar({ onToggleSidebar, onNearSidebar, search, account }: TopBarProps) {
  const mod = useModKey();
  return (
    <div className="flex h-14 items-center gap-1 px-1.5">
      <IconButton
        label="Toggle sidebar"
        title={`Toggle sidebar (${mod} B)`}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggleSidebar}
        onFocus={onNearSidebar}
        onPointerEnter={onNearSidebar}
      >
        <PanelLeft aria-hidden />
      </IconButton>
      {/* The title is the product's; the link over it is called what it leads to, as everywhere else. */}
      <div className="relative flex min-h-11 min-w-0 items-center px-1.5 text-small font-semibold tracking-tight text-ink">
        <span className="truncate">{brand.osName}</span>
        <Link to={href('/')} aria-label="Home" title="Home" className="absolute inset-0 rounded-medium" />
      </div>
      <div className="ml-auto flex shrink-0 items-center sm:gap-1 md:gap-1.5 md:pr-1.5">
        <OfflineNote />
        <SyncStatus />
        {search}
        <CartButton />
        <ThemeToggle />
        {account}
      </div>
    </div>
  );
}
