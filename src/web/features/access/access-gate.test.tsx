import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { definePage, type PageAccess } from '../../lib/define-page.ts';
import { PageListContext } from '../../lib/page-list.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { AccessGate } from './access-gate.tsx';

const visitor: SessionView = {
  status: 'signed-out',
  user: null,
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
};
const ada = { id: 'ada', email: 'ada@kora.example' } as NonNullable<SessionView['user']>;
const person: SessionView = { ...visitor, status: 'signed-in', user: ada };

function show(access: PageAccess, session: SessionView) {
  const definition = definePage({ title: 'Game planner', description: 'Plans a game.', access });
  const pages = ['/', '/support', '/plans'].map((path) => ({ ...definition, path }));
  render(
    <MemoryRouter initialEntries={['/5p?step=2']}>
      <SessionContext value={session}>
        <PageListContext value={pages}>
          <AccessGate definition={definition}>
            <h1>The page itself</h1>
          </AccessGate>
        </PageListContext>
      </SessionContext>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

describe('AccessGate', () => {
  it('shows the page to whom it is for', () => {
    show('gaming', { ...person, access: { ...noAccess, gaming: true } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page itself');
  });

  it('tells a visitor what the page is, and signs in on the way back to it', () => {
    show('gaming', visitor);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game planner');
    expect(screen.getByText('Plans a game.')).toBeTruthy();
    expect(screen.getByText(/Gaming access, which an admin gives/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?next=%2F5p%3Fstep%3D2',
    );
  });

  it('tells somebody who is signed in what is missing and who gives it', () => {
    show('gaming', person);
    expect(screen.getByRole('heading', { name: 'This page needs Gaming access' })).toBeTruthy();
    expect(screen.getByText('ada@kora.example')).toBeTruthy();
    expect(screen.getByText(/switch on “Gaming”/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/support',
      '/plans',
      '/',
    ]);
  });

  it('never names the address that opens Strategic Intelligence', () => {
    show('strategic', person);
    expect(screen.getByRole('heading', { name: 'This page is not open to you' })).toBeTruthy();
  });

  it('says what the page is while it is not known who asks', () => {
    show('admin', { ...person, accessKnown: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Game planner');
    expect(screen.getByLabelText('Opening the page')).toBeTruthy();
  });
});
