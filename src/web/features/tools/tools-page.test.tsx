import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { agents } from '../../../catalog/agents.gen.ts';
import { type Tool, toolAims } from '../../../catalog/tool-aims.ts';
import { tools } from '../../../catalog/tools.gen.ts';
import { PageListContext } from '../../lib/page-list.ts';
import { type Access, noAccess, SessionContext } from '../../lib/session.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { allTools } from './all-tools.ts';
import { ToolsPage } from './tools-page.tsx';

afterEach(cleanup);
const declared = tools as readonly Tool[];

function show(access: Access = noAccess) {
  const pages = declared.map(({ path }) => ({
    path,
    title: '',
    description: '',
    access: 'everyone' as const,
  }));
  return render(
    <PageListContext value={pages}>
      <SessionContext
        value={{
          status: 'signed-out',
          user: null,
          access,
          accessKnown: true,
          pending: null,
          recovering: false,
        }}
      >
        <MemoryRouter>
          <main>
            <ToolsPage />
          </main>
        </MemoryRouter>
      </SessionContext>
    </PageListContext>,
  );
}

describe('all tools', () => {
  it('are the pages that exist and every agent, each once', () => {
    const all = allTools(() => true, { ...noAccess, admin: true });
    expect(all).toHaveLength(declared.length + agents.length);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(allTools(() => false, noAccess)).toHaveLength(agents.length);
  });

  it('leave out what somebody may not open', () => {
    const names = (access: Access) => allTools(() => true, access).map(({ slug }) => slug);
    expect(names(noAccess)).not.toContain('lumina-academy');
    expect(names({ ...noAccess, training: true })).toContain('lumina-academy');
  });
});

describe('the page of tools', () => {
  it('shows a heading for every aim', async () => {
    const { container } = show();
    for (const { title } of toolAims) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(await axeFaults(container)).toEqual([]);
  });

  it.each([
    ['flashcards', 'Study Buddy'],
    ['loan', 'Loan Desk'],
    ['diary', 'Love Light Learn'],
    ['tempalte', 'Resource Team'],
  ])('leads who types “%s” to %s', async (typed, name) => {
    show();
    await userEvent.type(screen.getByLabelText('Search the tools'), typed);
    expect((await screen.findAllByRole('link'))[0]?.textContent).toBe(name);
  });
});
