import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('keeps answers fresh for 5 minutes and in memory for 10', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});
