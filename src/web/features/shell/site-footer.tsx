import { Link } from 'react-router';
import { footerLinks } from '../../../catalog/navigation.ts';
import { brand } from '../../../kernel/brand.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { Wordmark } from '../../ui/logo.tsx';

export function SiteFooter() {
  const pageExists = usePageExists();
  const links = footerLinks.filter(({ path }) => pageExists(path));
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Wordmark />
          <p className="text-caption text-ink-faint">{brand.tagline}</p>
        </div>
        {links.length === 0 ? null : (
          <nav aria-label="Footer">
            <ul className="-mx-2 flex flex-wrap">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center rounded-small px-2 text-small text-ink-muted transition-colors hover:text-ink sm:min-h-8"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
