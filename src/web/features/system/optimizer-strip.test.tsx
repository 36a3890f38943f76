import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetMetrics, noteMetric } from '../../lib/performance/metrics.ts';
import { resetOptimizer } from '../../lib/performance/optimizer.ts';
import { OptimizerStrip } from './optimizer-strip.tsx';

beforeEach(() => {
  forgetMetrics();
  resetOptimizer();
});
afterEach(cleanup);

const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('shows how the app is doing and what was switched off because of it', () => {
  render(<OptimizerStrip />);
  expect(factOf('Last run')).toBe('Not yet');
  expect(factOf('Fetching ahead and polling')).toBe('On');
  for (let index = 0; index < 4; index += 1)
    noteMetric({ responseTime: 100, status: index === 0 ? 200 : 502, timestamp: Date.now() });
  act(() => screen.getByRole('button', { name: 'Check now' }).click());
  expect(screen.getByText('Critical')).toBeTruthy();
  expect(factOf('Average response')).toBe('100 ms');
  expect(factOf('Error rate')).toBe('75 % of 4');
  expect(factOf('Fetching ahead and polling')).toBe('Off until it recovers');
  expect(factOf('Last run')).toContain('run 1');
});
