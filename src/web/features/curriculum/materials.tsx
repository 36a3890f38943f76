import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Plan } from '../../../methods/curriculum/plan.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { Card } from '../../ui/card.tsx';
import { type Material, materialsFor } from './find-materials.ts';

/** What the product itself has for the subject. */
export function Materials({ plan }: { plan: Plan }) {
  const pageExists = usePageExists();
  const [found, setFound] = useState<readonly Material[]>([]);
  useEffect(() => {
    let isCurrent = true;
    async function look() {
      const materials = await materialsFor(plan);
      if (isCurrent) setFound(materials);
    }
    look().catch((error: unknown) => console.warn('Materials could not be looked for.', error));
    return () => {
      isCurrent = false;
    };
  }, [plan]);
  const shown = found.filter(({ page }) => pageExists(page));
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby="materials" className="grid gap-4 p-4 sm:p-5">
      <h2 id="materials" className="text-body font-semibold text-ink">
        Materials you have here
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ address, title, text, kind }) => (
          <li key={address} className="grid">
            <Link
              to={address}
              className="grid content-start gap-0.5 rounded-medium border border-line p-3 transition-colors hover:border-line-strong hover:bg-surface-raised"
            >
              <span className="text-caption font-medium text-accent">{kind}</span>
              <span className="text-small font-medium text-ink">{title}</span>
              <span className="text-caption text-ink-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
