/** What a code may hold, and how phones read each of it. */
export const qrKinds = ['Link or text', 'Wi-Fi', 'E-mail', 'Phone', 'Contact'] as const;
export type QrKind = (typeof qrKinds)[number];

export interface QrFields {
  readonly text: string;
  readonly name: string;
  readonly secret: string;
  readonly mail: string;
  readonly phone: string;
}

const escaped = (text: string) => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/** The text that goes into the code; empty while something is missing. */
export function qrContent(kind: QrKind, { text, name, secret, mail, phone }: QrFields): string {
  switch (kind) {
    case 'Link or text':
      return text.trim();
    case 'Wi-Fi':
      return name === ''
        ? ''
        : `WIFI:T:${secret === '' ? 'nopass' : 'WPA'};S:${escaped(name)};P:${escaped(secret)};;`;
    case 'E-mail':
      return mail === ''
        ? ''
        : `mailto:${mail.trim()}${text === '' ? '' : `?body=${encodeURIComponent(text)}`}`;
    case 'Phone':
      return phone === '' ? '' : `tel:${phone.replaceAll(/[^\d+*#]/g, '')}`;
    case 'Contact':
      return name === ''
        ? ''
        : [
            'BEGIN:VCARD',
            'VERSION:3.0',
            `FN:${escaped(name)}`,
            phone === '' ? '' : `TEL:${phone}`,
            mail === '' ? '' : `EMAIL:${mail}`,
            'END:VCARD',
          ]
            .filter((line) => line !== '')
            .join('\n');
  }
}
