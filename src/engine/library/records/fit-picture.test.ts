import { expect, it } from 'vitest';
import { checkValue } from './check-values.ts';
import type { Field } from './field.ts';
import { firstThatFits } from './fit-picture.ts';

const photo: Field = { name: 'photo', label: 'Photo', kind: 'image', required: true };

it('takes an ordinary photo, which is far longer than a text may be', () => {
  const picture = `data:image/jpeg;base64,${'A'.repeat(150_000)}`;
  expect(checkValue(photo, picture)).toBeUndefined();
  expect(checkValue(photo, 'A'.repeat(4_000_000))).toBe('Choose a smaller picture.');
  expect(checkValue({ name: 'note', label: 'Note', kind: 'text' }, picture)).toBe('This is too long.');
});

it('makes a photo as small as the room asks, and no smaller', () => {
  const encode = ({ edge, quality }: { edge: number; quality: number }) =>
    'A'.repeat(Math.round(edge * edge * quality * 0.1));
  expect(firstThatFits(encode, 300_000)).toHaveLength(217_600);
  expect(firstThatFits(encode, 24_000)?.length).toBeLessThanOrEqual(24_000);
  expect(firstThatFits(encode, 100)).toBeUndefined();
});
