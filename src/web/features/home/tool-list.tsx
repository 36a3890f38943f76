import { homeTools } from '../../../catalog/home-tools.ts';
import { usePageExists } from '../../lib/page-exists.ts';
import { LinkCard } from '../../ui/link-card.tsx';

export function ToolList() {
  const exists = usePageExists();
  return (
    <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
      {homeTools
        .filter(({ path }) => exists(path))
        .map(({ id, name, summary, path, label }) => (
          <LinkCard
            key={id}
            to={path}
            title={name}
            summary={summary}
            note={label}
            noteTone={label === 'Free' ? 'positive' : 'accent'}
          />
        ))}
    </ul>
  );
}
