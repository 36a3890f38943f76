import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { kindWords } from './kind-words.ts';
import type { OwnThing } from './use-own-things.ts';

interface VersionListProps {
  thing: OwnThing;
  onRestore: (definition: OwnThing['definition']) => void;
}

/** Former versions: each can be looked at as it was, and brought back. */
export function VersionList({ thing, onRestore }: VersionListProps) {
  if (thing.history.length === 0) return null;
  const words = kindWords[thing.kind];
  return (
    <Section
      heading="Former versions"
      description={`This is version ${thing.version}. Bringing one back makes it the newest; nothing is lost.`}
    >
      <ul className="grid gap-2">
        {thing.history.map(({ version, until, definition }) => (
          <li
            key={`${version}-${until}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-medium border border-line bg-surface px-3 py-2"
          >
            <span className="min-w-40 flex-1 text-small text-ink">
              Version {version}
              <span className="block text-caption text-ink-muted">until {written(until)}</span>
            </span>
            <Link to={`${words.page(thing.id)}?version=${version}`} className={buttonClass('quiet')}>
              Look at version {version}
            </Link>
            <Button onClick={() => onRestore(definition)}>Restore version {version}</Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function written(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? moment
    : date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}
