import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import { type PictureHead, readPictureHead } from '../../server/upscale/picture-head.ts';
import { fileSize, fileType } from '../text-rules.ts';

export interface AdmittedPicture {
  readonly bytes: Uint8Array;
  readonly head: PictureHead;
}

function refuse(message: string): never {
  throw new KoraError('invalid_input', { message, details: [{ field: 'imageBase64', message }] });
}

function keep(parsed: { success: boolean; error?: { issues: readonly { message: string }[] } }): void {
  if (!parsed.success) refuse(parsed.error?.issues[0]?.message ?? 'This is not a picture.');
}

/** base64 → bytes → what they are → how large: whoever unpacks it afterwards knows what comes. */
export function admitPicture(text: string): AdmittedPicture {
  const [, type, base64 = ''] = /^(?:data:([^;,]{0,255});base64,)?([\s\S]*)$/.exec(text) ?? [];
  if (type !== undefined) keep(fileType.safeParse(type));
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) refuse('The picture is not valid base64.');
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  keep(fileSize.safeParse(bytes.byteLength));
  const head = readPictureHead(bytes);
  if (head === undefined) refuse('File type not allowed. Send a PNG, JPEG or WebP picture.');
  if (head.isAnimated) refuse('Moving pictures cannot be enlarged. Send a single picture.');
  const { side, pixels } = limits.upscale;
  if (head.width < 1 || head.height < 1) refuse('The picture is empty.');
  if (head.width > side || head.height > side || head.width * head.height > pixels)
    refuse(
      `The picture has ${head.width} × ${head.height} dots. Pictures of up to ${pixels.toLocaleString('en-US')} dots, such as 1280 × 800, can be enlarged.`,
    );
  return { bytes, head };
}
