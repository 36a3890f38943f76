import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../catalog/navigation.ts';
import { brand } from '../../../kernel/brand.ts';
import { useSession } from '../../lib/session.ts';
import { hasStoredSession } from '../../lib/stored-session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { rowLabelClass } from './sidebar-row.tsx';

/** What the product is called and who is signed in. It keeps its height whoever that is. */
export function SidebarHead({ onChoose }: { onChoose: () => void }) {
  const { user } = useSession();
  return (
    <div className="border-b border-line p-1.5">
      <Link
        to={productPath}
        onClick={onChoose}
        title={user?.email ?? brand.osName}
        className="flex h-12 items-center gap-2.5 rounded-medium px-1.5 text-ink transition-colors hover:bg-surface-raised"
      >
        <LogoMark className="size-6 shrink-0" />
        <span className={`flex-1 ${rowLabelClass}`}>
          <Person />
        </span>
      </Link>
    </div>
  );
}

function Person() {
  const { status, user } = useSession();
  const hydrated = useHydrated();
  // Who keeps no session is nobody's visitor to look up: they see what the build has rendered, from the first moment.
  if (status === 'loading' && hydrated && hasStoredSession()) {
    return (
      <Lines
        first={brand.osName}
        second={
          <span className="flex h-4 items-center">
            <LoaderCircle aria-hidden className="size-3 animate-turn text-accent" />
            <span className="sr-only">Opening your account</span>
          </span>
        }
      />
    );
  }
  if (user === null) return <Lines first={brand.osName} second="Not signed in" />;
  const address = user.email === undefined || user.email === '' ? 'a guest' : user.email;
  return (
    <>
      <span className="sr-only">{brand.osName}. </span>
      <span className="block text-caption text-ink-muted">Signed in as </span>
      <span className="block truncate text-small font-medium">{address}</span>
    </>
  );
}

function Lines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <>
      <span className="block truncate text-small font-semibold tracking-tight">{first}</span>
      <span className="block text-caption text-ink-muted">{second}</span>
    </>
  );
}
