import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isAllowedArc } from './allowed-arcs.ts';
import { spanKinds } from './reading.ts';

it('lets the same kinds belong together as the check of the labels', () => {
  const check = readFileSync(join(import.meta.dirname, '../../../training/markup.py'), 'utf8');
  const [, pairs = ''] = /^ARCS = set\('([A-Z ]+)'/m.exec(check) ?? [];
  const allowed = spanKinds.flatMap((from) =>
    spanKinds.filter((to) => isAllowedArc(from, to)).map((to) => `${from}${to}`),
  );
  expect(allowed.toSorted()).toEqual(pairs.split(' ').toSorted());
});
