import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { planFromText } from '../../../../engine/generate.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { PlanPages } from './plan-pages.tsx';

const plan = planFromText(
  'A pet adoption site where people browse pets by breed and age and apply to adopt a pet. Staff keep a list of volunteers.',
);

function Pages({ spec: first }: { spec: AppSpec }) {
  const [spec, setSpec] = useState(first);
  return <PlanPages spec={spec} onSpec={setSpec} />;
}

afterEach(cleanup);

describe('a part that nobody asked for', () => {
  it('is marked and leaves the plan by one press', async () => {
    render(<Pages spec={{ ...plan, met: 'pet-shelter', trace: [] }} />);
    const others = plan.pages.filter(({ path }) => path !== '/');
    expect(others.length).toBeGreaterThan(0);
    expect(screen.getAllByText('Added by Kora')).toHaveLength(others.length);
    const [first] = others;
    await userEvent.click(screen.getByRole('button', { name: `Leave out ${first?.title}` }));
    expect(screen.queryByRole('button', { name: `Leave out ${first?.title}` })).toBeNull();
    expect(screen.getByRole('region', { name: `Pages (${plan.pages.length - 1})` })).toBeTruthy();
  });

  it('is not marked where the plan stands for itself', () => {
    const { met: _met, ...bare } = plan;
    render(<Pages spec={bare} />);
    expect(screen.queryByText('Added by Kora')).toBeNull();
  });
});
