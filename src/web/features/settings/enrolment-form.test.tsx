import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import { EnrolmentCodeForm } from './enrolment-code-form.tsx';

afterEach(cleanup);

function show({ error }: { error: Error | null }) {
  const verify = vi.fn<(code: string) => Promise<void>>(async () => {
    if (error !== null) throw error;
  });
  const onDone = vi.fn<() => void>();
  render(
    <EnrolmentCodeForm hint="From the app." missing="Enter the code." verify={verify} onDone={onDone} />,
  );
  return { verify, onDone };
}

async function enter(code: string): Promise<void> {
  if (code !== '') await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Verify and add' }));
}

function saidAtField(): string[] {
  const described = screen.getByLabelText('Code').getAttribute('aria-describedby') ?? '';
  return described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
}

describe('a step of adding a second factor', () => {
  it('asks for what is missing at the field', async () => {
    const { verify } = show({ error: null });
    await enter('');
    expect(saidAtField()).toEqual(['Enter the code.', 'From the app.']);
    expect(verify).not.toHaveBeenCalled();
  });

  it('checks the code without the spaces that apps show, and is done', async () => {
    const { verify, onDone } = show({ error: null });
    await enter('123 456');
    expect(verify).toHaveBeenCalledExactlyOnceWith('123456');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'the words of the server',
      new Failure('mfa_verification_failed', 'Invalid TOTP code entered'),
      'Invalid TOTP code entered',
    ],
    ['its own words where the server has none', new TypeError('Failed to fetch'), 'The code is not right.'],
  ])('says a refusal at the field in %s', async (_, error, said) => {
    const { onDone } = show({ error });
    await enter('000000');
    expect(saidAtField()).toEqual([said, 'From the app.']);
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    expect(onDone).not.toHaveBeenCalled();
  });
});
