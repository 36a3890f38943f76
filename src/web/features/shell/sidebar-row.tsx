import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router';
import { useMobile } from '../../lib/use-mobile.ts';
import { useFolded } from './sidebar-state.ts';

// Only a folded sidebar needs it.
const Tooltip = lazy(async () => ({ default: (await import('../../ui/tooltip.tsx')).Tooltip }));

const rowClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-medium px-2.25 text-left text-small text-ink-muted transition-colors hover:bg-surface-overlay hover:text-ink aria-[current]:bg-surface-overlay aria-[current]:font-medium aria-[current]:text-ink md:min-h-8.5 md:hover:bg-surface-raised md:aria-[current]:bg-surface-raised [&>svg]:size-4.5 [&>svg]:shrink-0 aria-[current]:[&>svg]:text-accent';

/** Beside the icon, and out of sight while the sidebar is folded: it stays the name of the row. */
export const rowLabelClass = 'min-w-0 truncate md:in-data-[sidebar=collapsed]:sr-only';

interface RowProps {
  icon: ReactElement;
  label: string;
}

export function SidebarLink({
  icon,
  label,
  ...rest
}: RowProps & Pick<ComponentProps<typeof Link>, 'to' | 'onClick' | 'aria-current'>) {
  return (
    <Hinted label={label}>
      <Link className={rowClass} {...rest}>
        {icon}
        <span className={rowLabelClass}>{label}</span>
      </Link>
    </Hinted>
  );
}

/** Something within what the row above leads to; without an icon of its own. */
export function SidebarSubLink({
  label,
  ...rest
}: Pick<RowProps, 'label'> & Pick<ComponentProps<typeof Link>, 'to' | 'onClick' | 'aria-current'>) {
  return (
    <Link className={rowClass} title={label} {...rest}>
      <span className="min-w-0 truncate">{label}</span>
    </Link>
  );
}

export function SidebarButton({ icon, label, onClick }: RowProps & { onClick: () => void }) {
  return (
    <Hinted label={label}>
      <button type="button" className={rowClass} onClick={onClick}>
        {icon}
        <span className={rowLabelClass}>{label}</span>
      </button>
    </Hinted>
  );
}

/** Says beside an icon what it is, where its label is folded away. */
function Hinted({ label, children }: { label: string; children: ReactElement }) {
  const folded = useFolded();
  const mobile = useMobile();
  if (!folded || mobile) return children;
  return (
    <Suspense fallback={children}>
      <Tooltip content={label} side="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}
