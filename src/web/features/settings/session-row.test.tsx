import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnSession } from '../../../functions/list-sessions/contract.ts';
import { SessionRow } from './session-row.tsx';

const session: OwnSession = {
  id: '00000000-0000-4000-8000-000000000001',
  created_at: '2026-03-01T08:00:00Z',
  refreshed_at: '2026-03-02T09:30:00Z',
  user_agent: 'Mozilla/5.0',
  ip: '192.168.1.20',
  device: 'Firefox on Linux',
  place: 'local_network',
  signed_in_with: ['Google', 'Authenticator app'],
  current: false,
};

describe('a session in the list', () => {
  afterEach(cleanup);

  it('says the device, the place, the way in, and when it was first and last seen', async () => {
    const onEnd = vi.fn<() => void>();
    render(<SessionRow session={session} busy={false} onEnd={onEnd} />);
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain('Firefox on Linux');
    expect(row.textContent).toContain(
      'Local network (192.168.1.20) · signed in with Google and authenticator app',
    );
    const times = [...row.querySelectorAll('time')].map((time) => time.dateTime);
    expect(times).toEqual([session.created_at, session.refreshed_at]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('marks this one, which is not ended from here', () => {
    render(<SessionRow session={{ ...session, current: true }} busy={false} onEnd={() => {}} />);
    expect(screen.getByText('This device')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing about what is not known', () => {
    const bare = { ...session, ip: null, place: null, signed_in_with: [], device: 'Unknown device' };
    render(<SessionRow session={bare} busy={false} onEnd={() => {}} />);
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain('Unknown device');
    expect(row.textContent).not.toContain('signed in with');
  });
});
