import type { Factor, Session } from '@supabase/supabase-js';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/failures/failure.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

const fake = vi.hoisted(() => ({
  use: 'usable',
  signInByPasskey: vi.fn<() => Promise<void>>(),
  showKeyFactor: vi.fn<(factorId: string) => Promise<void>>(),
  signInByRecoveryCode: vi.fn<(code: string) => Promise<number>>(),
  toast: vi.fn<(message: { title: string; description?: string }) => void>(),
}));

vi.mock('../../lib/passkey-support.ts', () => ({
  usePasskeyUse: () => fake.use,
  browserFillsPasskeys: () => Promise.resolve(false),
}));
vi.mock('../../lib/passkeys.ts', () => ({ signInByPasskey: fake.signInByPasskey }));
vi.mock('../../lib/key-factor.ts', () => ({ showKeyFactor: fake.showKeyFactor }));
vi.mock('../../lib/recovery-codes.ts', () => ({ signInByRecoveryCode: fake.signInByRecoveryCode }));
vi.mock('../../ui/toast.ts', () => ({ toast: fake.toast, dismissToast: () => undefined }));

function sessionWith(...types: Factor['factor_type'][]): Session {
  const factors = types.map((type, at) => ({
    id: `f${at}`,
    factor_type: type,
    status: 'verified',
    friendly_name: `${type} ${at}`,
  }));
  return { user: { factors } } as unknown as Session;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  fake.use = 'usable';
  vi.clearAllMocks();
  for (const call of [fake.signInByPasskey, fake.showKeyFactor]) call.mockResolvedValue();
});
afterEach(cleanup);

describe('the second step of a sign-in', () => {
  it('asks for a code first, and offers key, passkey and recovery code beside it', async () => {
    render(<SecondFactorStep session={sessionWith('totp', 'webauthn')} />);
    expect(screen.getByLabelText('Code')).toBeDefined();
    expect(screen.queryByLabelText('Second factor')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use a code' })).toBeNull();
    fireEvent.click(button('Use a security key'));
    fireEvent.click(button('Continue with the key'));
    await waitFor(() => expect(fake.showKeyFactor).toHaveBeenCalledWith('f1'));
    fireEvent.click(button('Use a code'));
    expect(screen.getByLabelText('Code')).toBeDefined();
    fireEvent.click(button('Use a passkey'));
    await waitFor(() => expect(fake.signInByPasskey).toHaveBeenCalledOnce());
  });

  it('begins with the key of somebody who has nothing else, and says when it was cancelled', async () => {
    fake.showKeyFactor.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    render(<SecondFactorStep session={sessionWith('webauthn')} />);
    fireEvent.click(button('Continue with the key'));
    await waitFor(() =>
      expect(fake.toast).toHaveBeenCalledWith(
        expect.objectContaining({ description: expect.stringContaining('It was cancelled') }),
      ),
    );
  });

  it('says that a key does not work where the browser has none, and still takes a recovery code', async () => {
    fake.use = 'not-here';
    fake.signInByRecoveryCode.mockResolvedValue(2);
    render(<SecondFactorStep session={sessionWith('webauthn')} />);
    expect(screen.getByText('Security keys do not work here')).toBeDefined();
    expect(button('Continue with the key')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    fireEvent.click(button('Use a recovery code'));
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'aaaa-bbbb' } });
    fireEvent.click(button('Use recovery code'));
    await waitFor(() => expect(fake.signInByRecoveryCode).toHaveBeenCalledWith('aaaa-bbbb'));
    await waitFor(() =>
      expect(fake.toast).toHaveBeenCalledWith(
        expect.objectContaining({ description: expect.stringContaining('2 are left. Make new ones') }),
      ),
    );
  });

  it('shows beside the field why a recovery code was not taken', async () => {
    fake.signInByRecoveryCode.mockRejectedValue(new Failure('internal', 'Try another one'));
    render(<SecondFactorStep session={sessionWith('totp')} />);
    fireEvent.click(button('Use a recovery code'));
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'x' } });
    fireEvent.click(button('Use recovery code'));
    expect(await screen.findByText('Try another one')).toBeDefined();
  });
});
