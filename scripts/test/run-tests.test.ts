import { describe, expect, it } from 'vitest';
import { groups } from './run-tests.ts';
import { steps } from './steps.ts';

describe('order of the steps', () => {
  it('asks for the freshness of the registry before the build can mend it, and runs suites alone', () => {
    const grouped = groups(steps).map((group) => group.map((step) => step.name));
    expect(grouped[0]).toEqual(['registry is fresh']);
    expect(grouped[1]).toContain('build');
    expect(grouped.slice(2).every((group) => group.length === 1)).toBe(true);
    expect(grouped.flat()).toEqual(steps.map((step) => step.name));
  });

  it('has every part of the package scripts', () => {
    const known = new Set(steps.flatMap((step) => step.parts));
    expect([...known].toSorted()).toEqual(['boundaries', 'db', 'e2e', 'lint', 'types', 'unit', 'web']);
  });
});
