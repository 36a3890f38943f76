import type { Part } from '../../../catalog/agent-desk/parts.ts';
import { hasSomething, moodNames } from '../../../catalog/journal/journal-entry.ts';
import { brand } from '../../../kernel/brand.ts';
import { fileNameOf, type Report } from '../../lib/documents/report.ts';
import { longDay } from './days.ts';
import type { OpenEntry } from './opened-entries.ts';

const title = 'Love Light Learn journal';

/** A photo as a file name and its bytes as a data address. */
export interface ExportedPhoto {
  readonly id: string;
  readonly picture: string;
}

/** Oldest day first, as one reads. */
function inOrder(entries: readonly OpenEntry[]): readonly OpenEntry[] {
  return entries
    .filter(({ body }) => hasSomething(body))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

export function journalMarkdown(
  entries: readonly OpenEntry[],
  photos: readonly ExportedPhoto[] = [],
): string {
  const known = new Set(photos.map(({ id }) => id));
  const days = inOrder(entries).map(({ day, body }) => {
    const parts = [
      `## ${longDay(day)}`,
      ...(body.mood === null ? [] : [`Mood: ${moodNames[body.mood]} (${body.mood} of 5)`]),
      ...(body.gratitude.length === 0
        ? []
        : [`Grateful for:\n${body.gratitude.map((one) => `- ${one}`).join('\n')}`]),
      ...(body.reflection === '' ? [] : [`*${body.prompt}*`, body.reflection]),
      ...body.photos.filter((id) => known.has(id)).map((id) => `![Photo](photos/${id}.jpg)`),
    ];
    return parts.join('\n\n');
  });
  return `# ${title}\n\n${days.join('\n\n')}\n`;
}

/** For the writers of documents. */
export function journalReport(entries: readonly OpenEntry[]): Report {
  const days = inOrder(entries);
  return {
    title,
    entered: [],
    result: {
      summary: `${days.length.toLocaleString('en')} days, written in ${brand.name}.`,
      values: {},
      parts: days.map(
        ({ day, body }): Part => ({
          kind: 'document',
          title: longDay(day),
          blocks: [
            ...(body.mood === null
              ? []
              : [{ kind: 'text' as const, text: `Mood: ${moodNames[body.mood]} (${body.mood} of 5)` }]),
            ...(body.gratitude.length === 0 ? [] : [{ kind: 'list' as const, items: body.gratitude }]),
            ...(body.reflection === ''
              ? []
              : [
                  { kind: 'quote' as const, text: body.prompt },
                  ...body.reflection.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
                ]),
          ],
        }),
      ),
    },
    method: [],
    sources: [],
    limits: [],
  };
}

/** The text with its photos beside it, as one file. */
export async function journalArchive(
  entries: readonly OpenEntry[],
  photos: readonly ExportedPhoto[],
): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const data = inOrder(entries).map(({ day, body }) => ({ day, ...body }));
  const files: Record<string, Uint8Array> = {
    'journal.md': strToU8(journalMarkdown(entries, photos)),
    'journal.json': strToU8(JSON.stringify(data, null, 2)),
  };
  for (const { id, picture } of photos) {
    const base64 = picture.slice(picture.indexOf(',') + 1);
    files[`photos/${id}.jpg`] = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  }
  return new Blob([zipSync(files, { level: 1 }) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

export const journalFileName = (ending: string): string => fileNameOf(title, ending);
