import { brand } from '../kernel/brand.ts';
import { limits } from '../kernel/limits.ts';

export type PlanId = 'free' | 'pro' | 'enterprise';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Whom it is for, in a sentence. */
  readonly summary: string;
  /** What stands where a price stands. */
  readonly price: string;
  readonly period?: string;
  /** What the features come on top of. */
  readonly base?: string;
  readonly features: readonly string[];
  /** The words on the button that asks sales; absent where nobody has to be asked. */
  readonly ask?: 'Contact Sales' | 'Contact us';
}

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    summary: 'To learn, to try, and to make the first apps.',
    price: '$0',
    period: 'per month',
    features: [
      `Basic ${brand.askName} search`,
      'Study Buddy',
      'Small Business Builder',
      `Limited app generations, ${limits.apps.freePerWindow} an hour`,
      'Community support',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    summary: 'For people and teams who work with it every day.',
    price: 'Contact Sales',
    period: 'per month',
    features: [
      'Unlimited search and app generations',
      'All creative tools',
      'Priority support',
      'Advanced analytics',
      'Custom integrations',
    ],
    ask: 'Contact Sales',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    summary: 'For organisations with their own rules and machines.',
    price: 'Contact us',
    base: 'Everything in Pro, plus',
    features: [
      'Custom agents',
      'A dedicated support manager',
      'SLA',
      'On-premise deployment',
      'Custom training',
    ],
    ask: 'Contact us',
  },
];
