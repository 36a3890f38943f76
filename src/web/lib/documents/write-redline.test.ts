// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDocx, readParts } from './read-back-for-tests.ts';
import { writeRedline } from './write-redline.ts';

const redline = {
  author: 'Contract Checker',
  day: '2026-03-02',
  pieces: [
    { kind: 'kept', text: 'Title\nThe seller pays in ' },
    { kind: 'deleted', text: '90 days' },
    { kind: 'inserted', text: '30 days & no more' },
    { kind: 'kept', text: '.\u0000' },
    { kind: 'inserted', text: '\n\nLaw. <The law> of Ireland.' },
  ],
} as const;

it('reads as the text with the changes accepted', async () => {
  const { text } = await readDocx(await writeRedline(redline));
  expect(text.split(/\n+/).filter((line) => line !== '')).toEqual([
    'Title',
    'The seller pays in 30 days & no more.',
    'Law. <The law> of Ireland.',
  ]);
});

it('tracks every change with its author and its day, and keeps what was taken out', async () => {
  const blob = await writeRedline(redline);
  await readParts(blob);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(xml.match(/<w:ins /g)).toHaveLength(2);
  expect(xml.match(/<w:del /g)).toHaveLength(1);
  expect(xml).toMatch(/<w:del [^>]*w:author="Contract Checker"[^>]*w:date="2026-03-02T00:00:00Z"/);
  expect(xml).toMatch(/<w:delText[^>]*>90 days</);
});
