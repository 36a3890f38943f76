import { Download, FileArchive, FileText } from 'lucide-react';
import { useState } from 'react';
import { journalPhotos } from '../../app/local/handles/journal-photos.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { exportsOf } from '../../lib/documents/exports-of.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';
import {
  type ExportedPhoto,
  journalArchive,
  journalFileName,
  journalMarkdown,
  journalReport,
} from './export-journal.ts';
import { useOpenKeys } from './open-keys.ts';
import type { OpenEntry } from './opened-entries.ts';
import { openPicture } from './use-photos.ts';

/** The journal as files that need nothing of ours to be read. */
export function ExportPanel({ entries }: { entries: readonly OpenEntry[] }) {
  const photos = useCollection(journalPhotos);
  const open = useOpenKeys();
  const [busy, setBusy] = useState<string>();

  async function pictures(): Promise<ExportedPhoto[]> {
    const all = await Promise.all(
      photos.records.map(async ({ value }) => ({
        id: value.id,
        picture: 'sealed' in value.body ? await openPicture(value.body.sealed, open) : value.body.picture,
      })),
    );
    return all.flatMap(({ id, picture }) => (picture === null ? [] : [{ id, picture }]));
  }

  const ways = [
    {
      ending: 'md',
      label: 'Text (Markdown)',
      icon: <FileText aria-hidden className="size-4" />,
      write: async () => new Blob([journalMarkdown(entries)], { type: 'text/markdown' }),
    },
    {
      ending: 'pdf',
      label: 'Book (PDF)',
      icon: <Download aria-hidden className="size-4" />,
      write: async () => {
        const pdf = exportsOf(journalReport(entries), { now: new Date() }).find(({ kind }) => kind === 'pdf');
        if (pdf === undefined) throw new Error('There is no writer of pdf files.');
        return await pdf.write();
      },
    },
    {
      ending: 'zip',
      label: 'Everything with photos (ZIP)',
      icon: <FileArchive aria-hidden className="size-4" />,
      write: async () => await journalArchive(entries, await pictures()),
    },
  ];
  return (
    <Section
      heading="Take it with you"
      description="Files of your own, readable without us. They are not sealed."
    >
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {ways.map(({ ending, label, icon, write }) => (
          <Button
            key={ending}
            look="secondary"
            busy={busy === ending}
            disabled={entries.length === 0}
            onClick={() => {
              setBusy(ending);
              write()
                .then((file) => {
                  dismissFailure('Not exported');
                  return saveFile(file, journalFileName(ending));
                })
                .catch((error: unknown) => {
                  console.warn('The journal could not be written as a file.', error);
                  toast({
                    title: 'Not exported',
                    description: 'The file could not be written. Try another kind.',
                    variant: 'destructive',
                  });
                })
                .finally(() => setBusy(undefined));
            }}
          >
            {icon}
            {label}
          </Button>
        ))}
      </div>
    </Section>
  );
}
