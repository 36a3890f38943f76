import type { Passkey } from '../../lib/passkeys.ts';

const ways: Readonly<Record<string, string>> = {
  internal: 'built into a device',
  hybrid: 'by phone',
  usb: 'USB',
  nfc: 'NFC',
  ble: 'Bluetooth',
  'smart-card': 'smart card',
};

/** When it came, when it was last used, and how it is reached. */
export function describePasskey(
  { created_at: created, last_used_at: used, transports }: Passkey,
  locale?: string,
): string {
  const day = (moment: string) => new Date(moment).toLocaleDateString(locale);
  const known = transports.map((name) => ways[name]).filter((way) => way !== undefined);
  return [
    `Added ${day(created)}`,
    used === undefined ? 'never used' : `last used ${day(used)}`,
    ...(known.length === 0 ? [] : [known.join(', ')]),
  ].join(' · ');
}
