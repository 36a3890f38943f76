import { brand } from '../kernel/brand.ts';

export type QuickCardId =
  | 'ask'
  | 'apps'
  | 'small-business-builder'
  | 'study-buddy'
  | 'getting-started'
  | 'download'
  | 'blog'
  | 'support';

export interface QuickCard {
  readonly id: QuickCardId;
  readonly title: string;
  readonly summary: string;
  /** The card is shown when this page exists. */
  readonly path: string;
}

/** In order of weight: the home page shows the first four whose pages exist. */
export const quickCards: readonly QuickCard[] = [
  {
    id: 'ask',
    title: brand.askName,
    summary: 'Put a question and get an answer with its sources.',
    path: `/ask-${brand.slug}`,
  },
  {
    id: 'apps',
    title: 'Your apps',
    summary: 'What you have made, and how each build is doing.',
    path: '/dashboard',
  },
  {
    id: 'small-business-builder',
    title: 'Small Business Builder',
    summary: 'From an offer and its prices to a plan with figures.',
    path: '/small-business-builder',
  },
  {
    id: 'study-buddy',
    title: 'Study Buddy',
    summary: 'From your notes to cards that come back when they are due.',
    path: '/study-buddy',
  },
  {
    id: 'getting-started',
    title: 'Getting started',
    summary: 'From an empty folder to your own installation.',
    path: '/docs/ai-os/getting-started',
  },
  {
    id: 'download',
    title: 'Download',
    summary: 'As an app on this device, or on a machine of your own.',
    path: '/download',
  },
  {
    id: 'support',
    title: 'Support',
    summary: 'Search the help, or write to the people who run this.',
    path: '/support',
  },
  {
    id: 'blog',
    title: 'Blog',
    summary: 'How it is made, and how to get work done with it.',
    path: '/blog',
  },
];
