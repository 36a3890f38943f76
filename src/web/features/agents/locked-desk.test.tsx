import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { agentGroups } from '../../../catalog/agent-groups.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { loadAgent } from './load-agent.ts';
import { LockedDesk } from './locked-desk.tsx';

afterEach(cleanup);

const closed = agentGroups.filter(({ needs }) => needs !== undefined);

it.each(closed)('shows who may not run $name a whole example and the way in', async (group) => {
  const agent = await loadAgent('loan-desk');
  const { container } = render(
    <MemoryRouter>
      <main>
        <h1>{agent.card.name}</h1>
        <LockedDesk agent={agent} group={group} />
      </main>
    </MemoryRouter>,
  );
  expect(container.textContent).toContain(agent.example.result.summary);
  expect(screen.getByText(group.condition ?? '')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ask for/ }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button', { name: 'Work it out' })).toBeNull();
  expect(await axeFaults(container)).toEqual([]);
});
