import { describe, expect, it, vi } from 'vitest';
import { otherWords } from '../../catalog/other-words.ts';
import { createCommandFinder } from '../features/palette/find-commands.ts';
import { wholePages } from '../lib/define-page.ts';
import { noAccess, type SessionView } from '../lib/session.ts';
import { pages } from './pages.gen.ts';
import { actionGroup, appGroups } from './palette-actions.tsx';
import { pageGroups } from './palette-groups.tsx';

/** Somebody who may open everything. */
const session: SessionView = {
  status: 'signed-in',
  user: { id: 'ada' } as NonNullable<SessionView['user']>,
  access: { ...noAccess, admin: true, curriculum: true, special: true, training: true },
  accessKnown: true,
  pending: null,
  recovering: false,
};

const apps = [
  {
    id: 'chairs',
    app_name: 'Chair Time',
    description: 'A booking app for a barber shop.',
    current_version: 3,
  },
  {
    id: 'stock',
    app_name: 'Stockroom',
    description: 'An inventory app for a bike shop.',
    current_version: 1,
  },
];

const groups = [
  ...appGroups(apps, '/', () => undefined),
  actionGroup(true, {
    toggleSidebar: vi.fn<() => void>(),
    showKeys: vi.fn<() => void>(),
    signOut: vi.fn<() => void>(),
  }),
  ...pageGroups(await wholePages(pages), session),
  {
    label: 'Versions',
    items: [
      {
        id: 'version chairs 2',
        label: 'Chair Time, version 2',
        to: '/preview/chairs?version=2',
        hint: 'Add a waiting list',
        keywords: 'Add a waiting list history earlier older v2',
      },
    ],
  },
];
const find = createCommandFinder(groups, new Set());
const first = (query: string, finder = find) => finder(query)[0]?.items[0]?.id;

/** What people type, and what they want to be first. */
const table: readonly (readonly [typed: string, wanted: string])[] = [
  // Apps and their versions, by name, by what they are about, with slips.
  ['chair time', '/preview/chairs'],
  ['chiar', '/preview/chairs'],
  ['barber', '/preview/chairs'],
  ['stockrom', '/preview/stock'],
  ['inventory', '/preview/stock'],
  ['waiting list', 'version chairs 2'],
  ['chair time version', 'version chairs 2'],
  // Actions.
  ['new', 'create'],
  ['new app', 'create'],
  ['creat', 'create'],
  ['generate app', 'create'],
  ['publish', 'publish chairs'],
  ['pubilsh', 'publish chairs'],
  ['deploy', 'publish chairs'],
  ['go live', 'publish chairs'],
  ['publish stockroom', 'publish stock'],
  ['download chair', 'download chairs'],
  ['light mode', 'theme'],
  ['swich theme', 'theme'],
  ['theme', 'theme'],
  ['logout', 'sign-out'],
  ['log out', 'sign-out'],
  ['sign out', 'sign-out'],
  ['sing out', 'sign-out'],
  ['shortcuts', 'keys'],
  ['hotkeys', 'keys'],
  ['menu', 'sidebar'],
  // Sections of the settings.
  ['password', '/settings/password'],
  ['pasword', '/settings/password'],
  ['change my password', '/settings/password'],
  ['dark mode', '/settings/appearance'],
  ['apearance', '/settings/appearance'],
  ['2fa', '/settings/two-factor'],
  ['authenticator', '/settings/two-factor'],
  ['fingerprint', '/settings/passkeys'],
  ['avatar', '/settings/profile'],
  ['my name', '/settings/profile'],
  ['devices', '/settings/sessions'],
  ['delete account', '/settings/delete-account'],
  ['close my account', '/settings/delete-account'],
  ['gdpr export', '/settings/your-data'],
  ['google', '/settings/linked-accounts'],
  ['email', '/settings/email'],
  // Pages.
  ['settings', '/settings'],
  ['settigns', '/settings'],
  ['preferences', '/settings'],
  ['my apps', '/dashboard'],
  ['dashboard', '/dashboard'],
  ['pricing', '/plans'],
  ['upgrade', '/plans'],
  ['business plan', '/small-business-builder'],
  ['swot', '/small-business-builder'],
  ['home', '/'],
  ['blog', '/blog'],
  ['faq', '/support'],
  ['privacy', '/privacy'],
  ['users', '/admin'],
  ['electron', '/desktop-builder'],
  ['contact', '/contact'],
  ['tutorial', '/docs/ai-os/getting-started'],
  // What is written.
  ['premortem', '/agents/premortem'],
  ['run a premortem', '/blog/how-to-run-a-premortem'],
  ['chess', '/blog/how-a-chess-engine-thinks'],
  ['spaced repetition', '/blog/spaced-repetition-explained'],
  ['chrome', '/support#browsers'],
  ['postgres', '/support#postgresql'],
  ['no mail arrives', '/support#mail-outbox'],
  ['lost my second factor', '/support#lost-second-factor'],
];

describe('the palette', () => {
  it.each(table)('finds for %j first %s', (typed, wanted) => {
    expect(first(typed)).toBe(wanted);
  });

  it.each(['', 'qqzzx'])('finds nothing for %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });

  it('puts what was chosen before in front of what fits as well', () => {
    expect(first('publish', createCommandFinder(groups, new Set(['publish stock'])))).toBe('publish stock');
  });

  it('shows a few of each kind, each kind once', () => {
    const found = find('how');
    expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
    expect(Math.max(...found.map(({ items }) => items.length))).toBeLessThanOrEqual(6);
  });

  it('has other words only for what there is', () => {
    const known = new Set(groups.flatMap(({ items }) => items.map(({ id }) => id)));
    const kinds = new Set(['publish', 'download', 'sign-in']);
    expect(Object.keys(otherWords).filter((id) => !known.has(id) && !kinds.has(id))).toEqual([]);
  });
});
