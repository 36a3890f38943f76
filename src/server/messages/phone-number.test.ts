import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phone-number.ts';

describe('phoneNumber', () => {
  it.each([
    ['+15551234567', '+15551234567'],
    ['15551234567', '+15551234567'],
    [' +1 (555) 123-4567 ', '+15551234567'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('reads %j', (written, read) => expect(phoneNumber(written)).toBe(read));

  it.each([
    '',
    '+',
    '12345',
    '+0155512345',
    '+123456789012345678',
    '555-CALL-NOW',
    '+1555123456７',
    "+1555'; drop table",
    '+1555\u0000123456',
    'ada@kora.example',
    '++15551234567',
  ])('refuses %j', (written) => expect(phoneNumber(written)).toBeUndefined());
});
