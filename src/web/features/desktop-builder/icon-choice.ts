import type { DesktopIcon } from '../../../functions/build-desktop-project/contract.ts';
import { Failure } from '../../lib/failures/failure.ts';

/** A file as the server takes it. */
export async function iconInput(file: File): Promise<DesktopIcon> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(new Failure('internal', 'The icon could not be read. Choose it again.')),
    );
    reader.readAsDataURL(file);
  });
  const isSvg = file.type === 'image/svg+xml' || file.name.toLowerCase().endsWith('.svg');
  return { type: isSvg ? 'image/svg+xml' : 'image/png', base64: url.slice(url.indexOf(',') + 1) };
}
