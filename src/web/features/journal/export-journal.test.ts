import { expect, it } from 'vitest';
import { emptyBody } from '../../../catalog/journal/journal-entry.ts';
import { journalArchive, journalMarkdown, journalReport } from './export-journal.ts';

const written = [
  {
    id: 'b',
    day: '2026-03-04',
    isSealed: false,
    body: { ...emptyBody, mood: 4 as const, gratitude: ['rain'], photos: ['p1'] },
  },
  { id: 'c', day: '2026-03-05', isSealed: false, body: emptyBody },
  {
    id: 'a',
    day: '2026-03-01',
    isSealed: false,
    body: { ...emptyBody, prompt: 'What was good?', reflection: 'One.\n\nTwo.' },
  },
];

it('writes the days in order, without empty ones', () => {
  expect(journalMarkdown(written)).toBe(`# Love Light Learn journal

## Sunday, March 1, 2026

*What was good?*

One.

Two.

## Wednesday, March 4, 2026

Mood: Good (4 of 5)

Grateful for:
- rain
`);
  expect(journalReport(written).result.parts.map(({ title }) => title)).toEqual([
    'Sunday, March 1, 2026',
    'Wednesday, March 4, 2026',
  ]);
});

it('puts photos beside the text', async () => {
  const { strFromU8, unzipSync } = await import('fflate');
  const file = await journalArchive(written, [
    { id: 'p1', picture: `data:image/jpeg;base64,${btoa('jpeg')}` },
  ]);
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files).toSorted()).toEqual(['journal.json', 'journal.md', 'photos/p1.jpg']);
  expect(strFromU8(files['journal.md'] ?? new Uint8Array())).toContain('![Photo](photos/p1.jpg)');
  expect(strFromU8(files['photos/p1.jpg'] ?? new Uint8Array())).toBe('jpeg');
});
