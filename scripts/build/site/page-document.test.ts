import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageDocument, splitPreloads } from './page-document.ts';

const shell = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

describe('pageDocument', () => {
  const document = pageDocument(shell, {
    path: '/plans',
    head: ['<title>$& Plans</title>', '<meta name="robots" content="index" />'],
    loads: ['<script defer src="/assets/start.js"></script>'],
    body: '<main>$1 for 50 credits</main>',
  });

  it('puts the page into the shell as it is', () => {
    expect(document).toContain('<div id="root" data-page="/plans"><main>$1 for 50 credits</main></div>');
    expect(document).toContain('<title>$& Plans</title>');
    expect(document).toContain('<script src="/theme.js"></script>');
  });

  it('leaves nothing of what the shell says in its place', () => {
    expect(document).not.toContain('noindex');
    expect(document).not.toContain('%TITLE%');
    expect(document).not.toContain('noscript');
    expect(document).not.toContain('type="module"');
    expect(document.match(/<script /g)).toHaveLength(2);
  });

  it('keeps what the page itself says to browsers without scripts', () => {
    const body = '<main><noscript><button>Sign in</button></noscript></main>';
    expect(pageDocument(shell, { path: '/auth', head: [], loads: [], body })).toContain(body);
  });

  it('refuses a shell that it does not know', () => {
    const parts = { path: '/', head: [], loads: [], body: '' };
    expect(() => pageDocument('<html></html>', parts)).toThrow('nothing that matches');
  });
});

it('splitPreloads takes only the links before the content', () => {
  const link = '<link rel="preload" as="image" href="/logo.svg"/>';
  expect(splitPreloads(`${link}<div>${link}</div>`)).toEqual({
    preloads: [link],
    body: `<div>${link}</div>`,
  });
});
