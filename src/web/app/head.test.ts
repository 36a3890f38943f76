import { afterEach, describe, expect, it } from 'vitest';
import { definePage } from '../lib/define-page.ts';
import { pageHead } from './head.ts';
import { describeDocument } from './page-title.ts';

const article = definePage({
  title: 'Article',
  description: 'One article.',
  listed: { priority: 0.6, changes: 'monthly' },
  instances: [
    { parameters: { slug: 'saved' }, title: 'Saved', description: 'About saving.', date: '2026-01-05' },
  ],
});

describe('pageHead', () => {
  it('takes the title of the one address where it has one of its own', () => {
    expect(pageHead(article, { slug: 'saved' })).toEqual({
      title: 'Saved',
      documentTitle: 'Saved · Kora AI OS',
      description: 'About saving.',
      indexed: true,
    });
  });

  it('does not offer an address that is not one of them to search engines', () => {
    expect(pageHead(article, { slug: 'unknown' })).toMatchObject({ title: 'Article', indexed: false });
  });

  it('does not offer a page without a listing', () => {
    const page = definePage({ title: 'Kora AI OS', description: 'Private.' });
    expect(pageHead(page)).toMatchObject({ documentTitle: 'Kora AI OS', indexed: false });
  });
});

describe('describeDocument', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('follows the page that is shown', () => {
    document.head.innerHTML =
      '<meta name="description"><meta name="robots" content="noindex"><link rel="canonical" href="/old">';
    const content = (name: string) =>
      document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    describeDocument(article, { slug: 'saved' });
    expect(document.title).toBe('Saved · Kora AI OS');
    expect(content('description')).toBe('About saving.');
    expect(content('robots')).toContain('index, follow');
    describeDocument(definePage({ title: 'Settings', description: 'Yours.' }));
    expect(content('robots')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${location.origin}${location.pathname}`,
    );
  });
});
