import { describe, expect, it } from 'vitest';
import { checkSalesRequest } from './check-sales-request.ts';
import { currentPlan } from './current-plan.ts';

const fields = { name: ' Cleo ', email: 'CLEO@kora.example', message: 'Forty seats.' };

describe('a request to sales', () => {
  it('is sent as the server takes it', () => {
    expect(checkSalesRequest('Pro plan', fields)).toEqual({
      ok: true,
      value: {
        kind: 'sales',
        subject: 'Pro plan',
        name: 'Cleo',
        email: 'cleo@kora.example',
        message: 'Forty seats.',
      },
    });
  });

  it('names every field that has to be put right', () => {
    const checked = checkSalesRequest('Pro plan', { name: ' ', email: 'cleo', message: '' });
    expect(checked.ok ? [] : Object.keys(checked.faults)).toEqual(['name', 'email', 'message']);
  });
});

describe('the plan of a subscription', () => {
  const subscription = { subscribed: true, subscription_tier: 'Pro', subscription_end: null };

  it('is free unless subscribed, and Pro unless it says Enterprise', () => {
    expect(currentPlan({ ...subscription, subscribed: false })).toBe('free');
    expect(currentPlan(subscription)).toBe('pro');
    expect(currentPlan({ ...subscription, subscription_tier: null })).toBe('pro');
    expect(currentPlan({ ...subscription, subscription_tier: 'Enterprise 2026' })).toBe('enterprise');
  });
});
