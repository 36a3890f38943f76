import { expect, test } from 'vitest';
import { qrContent } from './qr-content.ts';

const fields = { text: '', name: '', secret: '', mail: '', phone: '' };

test('contents are written as phones read them', () => {
  expect(qrContent('Link or text', { ...fields, text: ' https://example.org ' })).toBe('https://example.org');
  expect(qrContent('Wi-Fi', { ...fields, name: 'My;net', secret: 'a:b' })).toBe(
    String.raw`WIFI:T:WPA;S:My\;net;P:a\:b;;`,
  );
  expect(qrContent('Wi-Fi', { ...fields, name: 'Open' })).toContain('T:nopass');
  expect(qrContent('E-mail', { ...fields, mail: 'a@b.org', text: 'Hi there' })).toBe(
    'mailto:a@b.org?body=Hi%20there',
  );
  expect(qrContent('Phone', { ...fields, phone: '+49 (30) 12-3' })).toBe('tel:+4930123');
  expect(qrContent('Contact', { ...fields, name: 'Ada' })).toBe(
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD',
  );
});

test('nothing is written while something is missing', () => {
  for (const kind of ['Link or text', 'Wi-Fi', 'E-mail', 'Phone', 'Contact'] as const)
    expect(qrContent(kind, fields)).toBe('');
});
