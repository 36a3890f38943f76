import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionView } from '../../lib/session.ts';
import { planName } from './plan-name.ts';
import { signedIn } from './sample-session.ts';
import { SampleVisitor, sampleQueries } from './sample-visitor.tsx';
import { subscriptionKey, useSubscription } from './use-subscription.ts';

const { callFunction } = vi.hoisted(() => ({
  callFunction: vi.fn<(contract: unknown, input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../lib/call-function.ts', () => ({ callFunction }));

function Shown() {
  const subscription = useSubscription(1_000);
  return <output>{`${subscription.known} ${subscription.failed} ${planName(subscription)}`}</output>;
}

function show(session: SessionView) {
  const client = sampleQueries();
  render(
    <SampleVisitor session={session} client={client}>
      <Shown />
    </SampleVisitor>,
  );
  return client;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  callFunction.mockReset();
});
afterEach(cleanup);

describe('the plan of the signed-in person', () => {
  it('is free without asking while nobody is signed in', () => {
    show({ ...signedIn, status: 'signed-out', user: null });
    expect(shown()).toBe('true false Free');
    expect(callFunction).not.toHaveBeenCalled();
  });

  it('is what the server says', async () => {
    callFunction.mockResolvedValue({
      subscribed: true,
      subscription_tier: 'Enterprise',
      subscription_end: null,
    });
    show(signedIn);
    expect(shown()).toBe('false false Free');
    await waitFor(() => expect(shown()).toBe('true false Enterprise'));
  });

  it('is asked again when somebody says that it changed', async () => {
    callFunction.mockResolvedValueOnce({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
    });
    const client = show(signedIn);
    await waitFor(() => expect(shown()).toBe('true false Free'));
    callFunction.mockResolvedValue({ subscribed: true, subscription_tier: null, subscription_end: null });
    await act(() => client.invalidateQueries({ queryKey: subscriptionKey('ada') }));
    await waitFor(() => expect(shown()).toBe('true false Pro'));
  });

  it('is free when the check fails', async () => {
    callFunction.mockRejectedValue(new Error('no'));
    show(signedIn);
    await waitFor(() => expect(shown()).toBe('true true Free'));
  });
});
