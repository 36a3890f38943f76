const morseLetters: Readonly<Record<string, string>> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
  '0': '-----',
  '1': '.----',
  '2': '..---',
  '3': '...--',
  '4': '....-',
  '5': '.....',
  '6': '-....',
  '7': '--...',
  '8': '---..',
  '9': '----.',
  '.': '.-.-.-',
  ',': '--..--',
  '?': '..--..',
  '!': '-.-.--',
  '/': '-..-.',
  '@': '.--.-.',
  '-': '-....-',
};

const morseSigns = new Map(Object.entries(morseLetters).map(([letter, sign]) => [sign, letter]));

export interface TextCode {
  readonly name: string;
  readonly encode: (text: string, key: number) => string;
  /** Throws when the text is not written in this code. */
  readonly decode: (text: string, key: number) => string;
}

function toMorse(text: string): string {
  return text
    .toUpperCase()
    .trim()
    .split(/\s+/)
    .map((word) => [...word].flatMap((letter) => morseLetters[letter] ?? []).join(' '))
    .filter((word) => word !== '')
    .join(' / ');
}

function fromMorse(text: string): string {
  return text
    .trim()
    .replaceAll(/[·•]/g, '.')
    .replaceAll(/[–—−_]/g, '-')
    .split(/\s*\/\s*|\s{3,}|\n/)
    .map((word) =>
      word
        .split(/\s+/)
        .filter((sign) => sign !== '')
        .map((sign) => {
          const letter = morseSigns.get(sign);
          if (letter === undefined) throw new Error(`“${sign}” is not a Morse sign.`);
          return letter;
        })
        .join(''),
    )
    .join(' ');
}

/** Every letter so many places further in the alphabet; other signs stay. */
export function shiftLetters(text: string, places: number): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter >= 'a' ? 97 : 65;
    return String.fromCodePoint(
      (((((letter.codePointAt(0) ?? first) - first + places) % 26) + 26) % 26) + first,
    );
  });
}

function toBase64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('This is not Base64 of a text.');
  }
}

function fromUrl(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Error('This is not a URL-encoded text.');
  }
}

function toBinary(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(2).padStart(8, '0')).join(' ');
}

function fromBinary(text: string): string {
  const bytes = text.trim().split(/\s+/);
  if (!bytes.every((byte) => /^[01]{8}$/.test(byte))) throw new Error('Enter groups of eight 0 and 1.');
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
}

function toHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (letter) => names[letter] ?? letter);
}

function fromHtml(text: string): string {
  const letters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => letters[name] ?? whole);
}

const reversed = (text: string) => [...text].toReversed().join('');

export const textCodes: readonly TextCode[] = [
  { name: 'Morse code', encode: toMorse, decode: fromMorse },
  {
    name: 'Caesar cipher',
    encode: shiftLetters,
    decode: (text, key) => shiftLetters(text, -key),
  },
  { name: 'Base64', encode: toBase64, decode: fromBase64 },
  { name: 'URL', encode: encodeURIComponent, decode: fromUrl },
  { name: 'Binary', encode: toBinary, decode: fromBinary },
  { name: 'HTML', encode: toHtml, decode: fromHtml },
  { name: 'Reversed text', encode: reversed, decode: reversed },
];
