import { describe, expect, it } from 'vitest';
import { appView, listedVersion } from '../sample-view.ts';
import { addressParts, publishedWords, publishWords } from './publish-words.ts';
import { fileNameOf } from './use-download.ts';

describe('publishing', () => {
  const view = appView([listedVersion({ number: 1 }), listedVersion({ number: 2 })]);
  const site = { slug: 'pets', url: 'http://pets.apps.test', number: 1, publishedAt: '', visits: 0 };

  it('says what the button does', () => {
    expect(publishWords(view, '')).toBe('Publish');
    expect(publishWords({ ...view, site }, 'pets')).toBe('Publish version 2');
    expect(publishWords({ ...view, site: { ...site, number: 2 } }, 'pets')).toBe('Up to date');
    expect(publishWords({ ...view, site }, 'animals')).toBe('Change the address');
  });

  it('says above the app whether visitors see what the owner sees', () => {
    expect(publishedWords(view)).toBe('Publish');
    expect(publishedWords({ ...view, site: { ...site, number: 2 } })).toBe('Published');
    expect(publishedWords({ ...view, site })).toBe('Publish changes');
  });

  it('shows what stands around the name in an address', () => {
    expect(addressParts('https://*.apps.test:8080')).toEqual(['https://', '.apps.test:8080']);
  });
});

describe('a file to keep', () => {
  it('is named after the app', () => {
    expect(fileNameOf('Fleet desk 2')).toBe('fleet-desk-2');
    expect(fileNameOf('___')).toBe('app');
  });
});
