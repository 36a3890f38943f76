import { storage } from '../store/storage.ts';

/** Larger files would fill the storage of the browser: they stay for this visit only. */
const largestKept = 1_500_000;

const forThisVisit = new Map<string, string>();

function keyOf(id: string): string {
  return `app:file:${id}`;
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** Keeps what is in a file under the id of its record. True when it is still there after a reload. */
export async function keepFile(id: string, file: File): Promise<boolean> {
  if (file.size > largestKept) {
    forThisVisit.set(id, URL.createObjectURL(file));
    return false;
  }
  storage.write(keyOf(id), await readAddress(file));
  return storage.lasting;
}

/** Where the content of a file can be loaded from; undefined when it is not here. */
export function fileAddress(id: string): string | undefined {
  const kept = forThisVisit.get(id) ?? storage.read(keyOf(id)) ?? '';
  return kept === '' ? undefined : kept;
}

/** Frees the room of a file for good. */
export function forgetFile(id: string): void {
  const address = forThisVisit.get(id);
  if (address !== undefined) URL.revokeObjectURL(address);
  forThisVisit.delete(id);
  if (storage.read(keyOf(id)) !== null) storage.write(keyOf(id), '');
}

export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
