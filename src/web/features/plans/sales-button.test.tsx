import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import { noAccess, SessionContext, type SessionView } from '../../lib/session.ts';
import { SalesButton } from './sales-button.tsx';

const { callFunction } = vi.hoisted(() => ({
  callFunction: vi.fn<(contract: unknown, input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../lib/call-function.ts', () => ({ callFunction }));

const session = {
  status: 'signed-in',
  user: { id: 'ada', email: 'ada@kora.example' },
  access: noAccess,
  accessKnown: true,
  pending: null,
  recovering: false,
} as unknown as SessionView;

async function open() {
  const person = userEvent.setup();
  render(
    <SessionContext value={session}>
      <SalesButton about="Pro plan">Contact Sales</SalesButton>
    </SessionContext>,
  );
  await person.click(screen.getByRole('button', { name: 'Contact Sales' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { person, dialog };
}

beforeEach(() => {
  callFunction.mockReset();
});
afterEach(cleanup);

describe('asking sales', () => {
  it('knows the address of who is signed in, sends the request and says where the answer goes', async () => {
    callFunction.mockResolvedValue({ id: '1' });
    const { person, dialog } = await open();
    expect((dialog.getByLabelText('Email') as HTMLInputElement).value).toBe('ada@kora.example');
    await person.type(dialog.getByLabelText('Name'), 'Ada');
    await person.type(dialog.getByLabelText('What do you need?'), 'Forty seats.');
    await person.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Your request was sent')).toBeTruthy();
    expect(dialog.getByText('ada@kora.example')).toBeTruthy();
    expect(callFunction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'send-request' }), {
      kind: 'sales',
      subject: 'Pro plan',
      name: 'Ada',
      email: 'ada@kora.example',
      message: 'Forty seats.',
    });
    await person.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Contact Sales' }));
    const again = within(await screen.findByRole('dialog'));
    expect((again.getByLabelText('Name') as HTMLInputElement).value).toBe('');
  });

  it('sends nothing that is not filled in', async () => {
    const { person, dialog } = await open();
    await person.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText(/^Please enter your name/)).toBeTruthy();
    expect(callFunction).not.toHaveBeenCalled();
  });

  it('says why a request was not sent, and keeps what was written', async () => {
    callFunction.mockRejectedValue(new Failure('internal', 'You have sent several requests already.'));
    const { person, dialog } = await open();
    await person.type(dialog.getByLabelText('Name'), 'Ada');
    await person.type(dialog.getByLabelText('What do you need?'), 'Forty seats.');
    await person.click(dialog.getByRole('button', { name: 'Send request' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('You have sent several requests already.');
    expect((dialog.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada');
  });
});
