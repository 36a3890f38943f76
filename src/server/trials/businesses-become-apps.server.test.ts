import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { appWishOf } from '../../catalog/builders/small-business-builder/app-description.ts';
import { starters } from '../../catalog/builders/small-business-builder/starters/starters.ts';
import { openAppWorks } from '../build/open-app-works.server.ts';
import type { Settings } from '../settings/settings.server.ts';

describe('what the Small Business Builder hands to the generator', () => {
  const works = openAppWorks({ KORA_DATA_DIR: tmpdir() } as Settings, pino({ level: 'silent' }));
  afterAll(() => works.close());

  it.each(starters)('of the $name can be made without a question', { timeout: 60_000 }, async ({ input }) => {
    const { description } = appWishOf(input);
    expect(await works.judge(description)).toBeUndefined();
    const plan = await works.plan(description);
    expect(plan.pages.length).toBeGreaterThan(0);
  });
});
