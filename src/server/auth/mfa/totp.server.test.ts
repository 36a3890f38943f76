import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { acceptedStep, newTotpSecret, presentTotp } from './totp.server.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const at = (seconds: number) => new Date(1_700_000_010_000 + seconds * 1_000);
const step = Math.floor(1_700_000_010 / 30);
const codeAt = (date: Date) => new TOTP({ secret }).generate({ timestamp: date.getTime() });

describe('acceptedStep', () => {
  it('takes the code of now and of the steps beside it', () => {
    expect(acceptedStep(secret, codeAt(at(0)), at(0), null)).toBe(step);
    expect(acceptedStep(secret, codeAt(at(-30)), at(0), null)).toBe(step - 1);
    expect(acceptedStep(secret, codeAt(at(30)), at(0), null)).toBe(step + 1);
  });

  it('takes none from further away', () => {
    expect(acceptedStep(secret, codeAt(at(-60)), at(0), null)).toBeUndefined();
    expect(acceptedStep(secret, codeAt(at(60)), at(0), null)).toBeUndefined();
  });

  it('takes a code once, and none older than the last one taken', () => {
    expect(acceptedStep(secret, codeAt(at(0)), at(0), step)).toBeUndefined();
    expect(acceptedStep(secret, codeAt(at(-30)), at(0), step)).toBeUndefined();
    expect(acceptedStep(secret, codeAt(at(30)), at(0), step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', ' 12345', '１２３４５６', '12345\n'])('refuses %j', (code) => {
    expect(acceptedStep(secret, code, at(0), null)).toBeUndefined();
  });
});

describe('presentTotp', () => {
  it('shows what an authenticator app reads', () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(made);
    const { uri, qrCode } = presentTotp(made, 'kora.example:3000', 'ada+x@kora.example');
    const url = new URL(uri);
    expect(url.protocol).toBe('otpauth:');
    expect(url.searchParams.get('secret')).toBe(made);
    expect(url.searchParams.get('issuer')).toBe('kora.example:3000');
    expect(decodeURIComponent(url.pathname)).toContain('ada+x@kora.example');
    expect(qrCode).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect(qrCode).not.toContain('#');
  });
});
