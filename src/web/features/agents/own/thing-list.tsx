import { Download, PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { sayNotSaved } from './failed-to-save.ts';
import { fileOf, kindWords } from './kind-words.ts';
import { readThing } from './read-thing.ts';
import { saveTextFile } from './save-text-file.ts';
import type { OwnThing } from './use-own-things.ts';

interface ThingListProps {
  things: readonly OwnThing[];
  onRemove: (id: string) => Promise<void>;
  /** Puts one on the home page or takes it away, where that is offered. */
  onHome?: (id: string, isOn: boolean) => void;
}

/** Tools or agents that somebody made, each with what can be done with it. */
export function ThingList({ things, onRemove, onHome }: ThingListProps) {
  const [leaving, setLeaving] = useState<OwnThing>();
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {things.map((thing) => (
          <ThingCard key={thing.id} thing={thing} onLeave={() => setLeaving(thing)}>
            {onHome === undefined ? null : (
              <Switch
                label="Put on the home page"
                checked={thing.on_home}
                onChange={(isOn) => onHome(thing.id, isOn)}
              />
            )}
          </ThingCard>
        ))}
      </ul>
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => {
          if (!open) setLeaving(undefined);
        }}
        title={`Delete ${leaving?.name ?? ''}?`}
        description="It and its former versions are gone for good. Saved runs of it stay."
        action="Delete"
        onAction={() => {
          if (leaving !== undefined) onRemove(leaving.id).catch(sayNotSaved);
          setLeaving(undefined);
        }}
      />
    </>
  );
}

interface ThingCardProps {
  thing: OwnThing;
  onLeave: () => void;
  children: ReactNode;
}

function ThingCard({ thing, onLeave, children }: ThingCardProps) {
  const words = kindWords[thing.kind];
  const read = readThing(thing.kind, thing.id, thing.definition, thing.version);
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-large border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={words.page(thing.id)}
          className="min-w-0 text-body font-semibold wrap-anywhere text-ink underline-offset-4 hover:underline"
        >
          {thing.name}
        </Link>
        <Badge>Version {thing.version}</Badge>
      </div>
      <p className="text-small text-ink-muted">
        {read?.job ?? 'It was made with another version of the product and cannot be read here.'}
      </p>
      {children}
      <div className="mt-auto -ml-2 flex gap-1">
        <Link
          to={words.edit(thing.id)}
          aria-label={`Edit ${thing.name}`}
          title={`Edit ${thing.name}`}
          className="inline-flex size-11 items-center justify-center rounded-medium text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:size-9 [&>svg]:size-4.5"
        >
          <PencilLine aria-hidden />
        </Link>
        <IconButton
          label={`Export ${thing.name}`}
          disabled={read === undefined}
          onClick={() => {
            if (read !== undefined) saveTextFile(thing.name, fileOf(read));
          }}
        >
          <Download aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${thing.name}`} onClick={onLeave}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
