import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ClickTarget } from '../../../../engine/revise/by-click/find-target.ts';
import { TargetForm } from './target-form.tsx';

afterEach(cleanup);

function show(target: ClickTarget) {
  const nothing = () => undefined;
  render(<TargetForm target={target} byHand={nothing} busy={false} onGo={nothing} onChange={nothing} />);
}

it('says what to do where nothing can be changed by clicking', () => {
  show({ what: 'This page', offers: [] });
  expect(screen.getByText(/Choose something smaller in it/)).toBeTruthy();
});

it('does not say so where there is a note', () => {
  show({ what: 'This page', offers: [], note: 'It can be changed in Code.' });
  expect(screen.getByText('It can be changed in Code.')).toBeTruthy();
  expect(screen.queryByText(/Choose something smaller/)).toBeNull();
});
