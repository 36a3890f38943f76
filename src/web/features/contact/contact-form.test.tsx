import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../../../functions/send-request/contract.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { noAccess, SessionContext } from '../../lib/session.ts';
import { axeFaults } from '../../ui/axe-faults.ts';
import { ContactForm } from './contact-form.tsx';

vi.mock('../../lib/call-function.ts', async (original) => ({
  ...(await original<typeof import('../../lib/call-function.ts')>()),
  callFunction: vi.fn<typeof callFunction>(),
}));

const call = vi.mocked(callFunction);
const id = '0198c0de-0000-7000-8000-000000000000';

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
});
afterEach(cleanup);

async function fill(texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(screen.getByLabelText(label, { exact: true }), text);
  }
}

const complete = { Name: 'Ada', 'E-mail': 'ada@example.com', Subject: 'Hello', Message: 'How are you?' };
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact form', () => {
  it('sends what was written to the chosen team and shows the reference', async () => {
    call.mockResolvedValue({ id });
    render(<ContactForm kind="sales" />);
    await fill(complete);
    await send();
    const heading = await screen.findByRole('heading', { name: 'Your message has arrived' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(id)).toBeDefined();
    expect(call.mock.calls).toEqual([
      [
        contract,
        { kind: 'sales', name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'How are you?' },
      ],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
  });

  it('says at each field and in a list what is wrong, and sends nothing', async () => {
    const { container } = render(<ContactForm kind="support" />);
    await fill({ Name: 'Ada', 'E-mail': 'ada' });
    await send();
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('3 fields need attention');
    const email = screen.getByLabelText('E-mail');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = email.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      'Enter an address such as name@example.com.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Subject' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
    expect(await axeFaults(container)).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the text when the server does not answer, over a reload', async () => {
    call.mockRejectedValue(new FunctionCallError('unreachable', 'The server does not answer.'));
    const { unmount } = render(<ContactForm kind="support" />);
    await fill(complete);
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server does not answer. Your text is kept on this device.');
    unmount();
    render(<ContactForm kind="support" />);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('How are you?');
    const note = 'Your text is kept on this device until you send it.';
    expect(await screen.findByText(note, {}, { timeout: 3_000 })).toBeDefined();
  });

  it('forgets the text once it was sent', async () => {
    call.mockResolvedValue({ id });
    const { unmount } = render(<ContactForm kind="support" />);
    await fill(complete);
    await waitFor(() => expect(localStorage.length).toBe(1), { timeout: 3_000 });
    await send();
    await screen.findByRole('heading', { name: 'Your message has arrived' });
    expect(localStorage.length).toBe(0);
    unmount();
  });

  it('fills in the address of who is signed in, and a suggested subject until one was written', async () => {
    const user = { id: 'u', email: 'grace@example.com' };
    const session = {
      status: 'signed-in' as const,
      user: user as never,
      access: noAccess,
      accessKnown: true,
      pending: null,
      recovering: false,
    };
    const form = (subject: string) => (
      <SessionContext value={session}>
        <ContactForm kind="support" suggestedSubject={subject} />
      </SessionContext>
    );
    const { rerender } = render(form('Backups'));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('grace@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Backups');
    await fill({ Subject: ' and more' });
    rerender(form('Something else'));
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Backups and more');
  });
});
