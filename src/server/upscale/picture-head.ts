/** What the first bytes of a picture say about it. Nothing is unpacked: a small file can claim to be huge. */
export interface PictureHead {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/** Undefined when the bytes are not the beginning of a picture that can be read. */
export function readPictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(view) ?? readWebp(view) ?? readJpeg(view);
}

function tagAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4));
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function readPng(view: DataView): PictureHead | undefined {
  if (view.byteLength < 33 || pngSignature.some((byte, at) => view.getUint8(at) !== byte)) return undefined;
  if (tagAt(view, 12) !== 'IHDR') return undefined;
  return {
    type: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    isAnimated: hasChunkBeforeData(view, 'acTL'),
  };
}

function hasChunkBeforeData(view: DataView, wanted: string): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const tag = tagAt(view, at + 4);
    if (tag === wanted) return true;
    if (tag === 'IDAT') return false;
  }
  return false;
}

function readWebp(view: DataView): PictureHead | undefined {
  if (view.byteLength < 30 || tagAt(view, 0) !== 'RIFF' || tagAt(view, 8) !== 'WEBP') return undefined;
  switch (tagAt(view, 12)) {
    case 'VP8 ':
      return {
        type: 'webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        isAnimated: false,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return {
        type: 'webp',
        width: (bits & 0x3fff) + 1,
        height: ((bits >>> 14) & 0x3fff) + 1,
        isAnimated: false,
      };
    }
    case 'VP8X':
      return {
        type: 'webp',
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
        isAnimated: (view.getUint8(20) & 0b10) !== 0,
      };
    default:
      return undefined;
  }
}

/** Markers that begin a frame and so say its size; those between are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readJpeg(view: DataView): PictureHead | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return {
        type: 'jpeg',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        isAnimated: false,
      };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
