import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkResetEmail } from '../../lib/credentials.ts';
import { Failure } from '../../lib/failures/failure.ts';
import { type ToastOptions, takeToasts } from '../../ui/toast.ts';
import { EmailField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const shown: ToastOptions[] = [];
takeToasts({ show: (message) => shown.push(message), dismiss: () => shown.splice(0) });

afterEach(() => {
  cleanup();
  shown.length = 0;
});

type Send = (email: string) => Promise<string | undefined>;

function Form({ send }: { send: Send }) {
  const form = useAccountForm<{ email: string }, string>({
    defaultValues: { email: '' },
    check: ({ email }) => checkResetEmail(email),
    send,
    failure: { title: 'Not sent', fallback: 'Please try again.' },
  });
  return (
    <AccountForm
      form={form}
      post="reset"
      action="Send"
      heading={{ title: 'Ask for a link', intro: 'By mail.' }}
    >
      <EmailField {...form.fields.register('email')} autoComplete="email" />
    </AccountForm>
  );
}

async function sendFrom(email: string): Promise<void> {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('the frame of an account form', () => {
  it('says what is missing, puts the cursor there and sends nothing', async () => {
    const send = vi.fn<Send>(async () => undefined);
    render(<Form send={send} />);
    await sendFrom('');
    expect(shown).toEqual([
      { title: 'Email required', description: 'Please enter an email address', variant: 'destructive' },
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what was checked, once, and is named by its heading', async () => {
    const send = vi.fn<Send>(() => new Promise<undefined>(() => undefined));
    render(<Form send={send} />);
    await sendFrom('  Ada@Kora.Example');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send.mock.calls).toEqual([['ada@kora.example']]);
    expect(screen.getByRole('form', { name: 'Ask for a link' })).toBeTruthy();
    expect(shown).toEqual([]);
  });

  it.each([
    [
      'that is answered',
      async () => 'Too many mails. Please wait a minute.',
      'Too many mails. Please wait a minute.',
    ],
    ['that is thrown', () => Promise.reject(new Failure('unreachable', 'No network.')), 'No network.'],
    ['without words', () => Promise.reject(new TypeError('Failed to fetch')), 'Please try again.'],
  ])('tells a failure %s', async (_, send, description) => {
    render(<Form send={send} />);
    await sendFrom('ada@kora.example');
    expect(shown).toEqual([{ title: 'Not sent', description, variant: 'destructive' }]);
  });
});
