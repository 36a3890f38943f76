import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { journalLimits } from '../../../catalog/journal/journal-entry.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { longDay } from './days.ts';
import { usePhoto, usePhotoShelf } from './use-photos.ts';

interface PhotoStripProps {
  day: string;
  photos: readonly string[];
  onChange: (photos: readonly string[]) => void;
}

/** The pictures of a day, made small on the device before they are kept. */
export function PhotoStrip({ day, photos, onChange }: PhotoStripProps) {
  const shelf = usePhotoShelf();
  const [isBusy, setBusy] = useState(false);
  const room = journalLimits.photos - photos.length;

  async function add(files: readonly File[]) {
    setBusy(true);
    const added: string[] = [];
    try {
      for (const file of files.slice(0, room)) {
        const result = await shelf.add(day, file);
        if ('id' in result) added.push(result.id);
        else toast({ title: 'Not added', description: result.fault, variant: 'destructive' });
      }
      if (files.length > room)
        toast({
          title: `A day has room for ${journalLimits.photos} photos`,
          description: 'The rest was left out.',
        });
    } catch (error) {
      console.warn('A photo could not be kept.', error);
      toast({
        title: 'Not added',
        description: 'This device has no room for the photo.',
        variant: 'destructive',
      });
    }
    setBusy(false);
    if (added.length > 0) onChange([...photos, ...added]);
  }

  return (
    <section
      aria-label="Photos"
      className="grid gap-3"
      onPaste={(event) => {
        const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
        if (files.length === 0) return;
        event.preventDefault();
        void add(files);
      }}
    >
      <h2 className="text-body font-semibold text-ink">Photos</h2>
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, at) => (
          <li key={photo}>
            <Photo
              id={photo}
              says={`Photo ${at + 1} of ${longDay(day)}`}
              onRemove={() => {
                onChange(photos.filter((one) => one !== photo));
                void shelf.remove(photo);
              }}
            />
          </li>
        ))}
        {room > 0 ? (
          <li>
            <AddPhoto isBusy={isBusy} onFiles={(files) => void add(files)} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function AddPhoto({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex size-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-large border border-dashed border-line-strong text-caption text-ink-muted transition-colors hover:border-ink-faint hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <ImagePlus aria-hidden className="size-5" />
      {isBusy ? 'Adding…' : 'Add a photo'}
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        disabled={isBusy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </label>
  );
}

function Photo({ id, says, onRemove }: { id: string; says: string; onRemove: () => void }) {
  const picture = usePhoto(id);
  const [isLarge, setLarge] = useState(false);
  if (picture === undefined) return <Skeleton className="size-28 rounded-large" />;
  if (picture === null)
    return (
      <div className="flex size-28 items-center justify-center rounded-large border border-line p-2 text-center text-caption text-ink-muted">
        Not on this device yet
      </div>
    );
  return (
    <div className="relative">
      <button type="button" onClick={() => setLarge(true)} className="block rounded-large">
        <img src={picture} alt={says} className="size-28 rounded-large border border-line object-cover" />
      </button>
      <div className="absolute top-1 right-1 rounded-medium bg-surface/90">
        <IconButton label={`Remove ${says.toLowerCase()}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Dialog open={isLarge} onOpenChange={setLarge} title={says} size="large">
        <img src={picture} alt={says} className="max-h-[75dvh] w-full rounded-large object-contain" />
      </Dialog>
    </div>
  );
}
