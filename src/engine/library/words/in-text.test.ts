import { describe, expect, it } from 'vitest';
import { inText } from './in-text.ts';

describe('a label within a sentence', () => {
  it('begins in lower case, and keeps acronyms and names', () => {
    expect(['Orders', 'PDFs', 'Trips to Bristol', 'X-rays', 'MRI scans', 'A day'].map(inText)).toEqual([
      'orders',
      'PDFs',
      'trips to Bristol',
      'x-rays',
      'MRI scans',
      'a day',
    ]);
  });
});
