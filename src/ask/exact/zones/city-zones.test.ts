import { describe, expect, it } from 'vitest';
import { zoneOfPlace } from './city-zones.ts';
import { momentOf, offsetAt, writeOffset } from './zone-time.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

describe('the places whose time can be asked', () => {
  it('are at least 150', () => {
    expect(zoneOfPlace.size).toBeGreaterThanOrEqual(150);
  });

  it('all follow a zone that this runtime has rules for', () => {
    const unknown = [...zoneOfPlace].filter(([, zone]) => offsetAt(winter, zone) === undefined);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['berlin', 60, 120],
    ['new york', -300, -240],
    ['phoenix', -420, -420],
    ['kolkata', 330, 330],
    ['kathmandu', 345, 345],
    ['sydney', 660, 600],
    ["st john's", -210, -150],
    ['reykjavik', 0, 0],
  ])('have summer time where it is kept: %s', (place, inWinter, inSummer) => {
    const zone = zoneOfPlace.get(place) ?? '';
    expect([offsetAt(winter, zone), offsetAt(summer, zone)]).toEqual([inWinter, inSummer]);
  });
});

describe('a clock time', () => {
  it('is a moment', () => {
    expect(momentOf(Date.UTC(2026, 6, 1, 15, 0), 'America/New_York')).toEqual(
      new Date('2026-07-01T19:00:00Z'),
    );
  });

  it('is none in the hour that summer time leaves out', () => {
    expect(momentOf(Date.UTC(2026, 2, 29, 2, 30), 'Europe/Berlin')).toBe('left out');
  });

  it('is the first of two in the hour that comes twice', () => {
    expect(momentOf(Date.UTC(2026, 9, 25, 2, 30), 'Europe/Berlin')).toEqual(new Date('2026-10-25T00:30:00Z'));
  });

  it('is none in a zone that nobody has rules for', () => {
    expect(momentOf(Date.UTC(2026, 0, 1), 'Nowhere/Town')).toBeUndefined();
    expect(writeOffset(-210)).toBe('UTC−3:30');
  });
});
