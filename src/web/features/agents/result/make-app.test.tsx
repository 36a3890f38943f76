import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../../lib/creator-draft.ts';
import { type ToastOptions, takeToasts } from '../../../ui/toast.ts';
import { MakeApp } from './make-app.tsx';

const wish = { name: 'Kruste & Krume', description: 'A site for my bakery Kruste in Graz.' };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function makeIt() {
  render(
    <MemoryRouter>
      <MakeApp wish={wish} />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Make it an app' }));
}

const told: ToastOptions[] = [];
let leave = () => {};

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  leave = takeToasts({ show: (message) => told.push(message), dismiss: () => {} });
});
afterEach(() => {
  leave();
  cleanup();
});

describe('making a business an app', () => {
  it('hands the description to the first page and to the form of a later account', () => {
    makeIt();
    expect(screen.getByRole('status').textContent).toBe('/?make=A+site+for+my+bakery+Kruste+in+Graz.');
    expect(readDraft()).toEqual({ appName: 'Kruste and Krume', prompt: wish.description });
    expect(told).toEqual([]);
  });

  it('brings back what was written before at a press', () => {
    const former = { appName: 'Old', prompt: 'A list of books' };
    keepDraft(former);
    makeIt();
    expect(readDraft().prompt).toBe(wish.description);
    told[0]?.action?.onAction();
    expect(readDraft()).toEqual(former);
  });
});
