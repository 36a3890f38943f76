import type { ReactNode } from 'react';
import { oneOf, useAddress } from '../../lib/use-address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AuditTab } from './audit/audit-tab.tsx';
import { OAuthClientsTab } from './oauth-clients/clients-tab.tsx';
import { OutboxTab } from './outbox/outbox-tab.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { ToolServersTab } from './tool-servers/tool-servers-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

const tabNames = ['users', 'audit', 'outbox', 'requests', 'oauth', 'models', 'tool-servers'] as const;

const ownTabs = [
  { value: 'users', label: 'Users', content: <UsersTab /> },
  { value: 'audit', label: 'Audit log', content: <AuditTab /> },
  { value: 'outbox', label: 'Outbox', content: <OutboxTab /> },
  { value: 'requests', label: 'Requests', content: <RequestsTab /> },
  { value: 'oauth', label: 'OAuth apps', content: <OAuthClientsTab /> },
  { value: 'tool-servers', label: 'Tool servers', content: <ToolServersTab /> },
] as const;

/** What one tab filters by means nothing to another: changing the tab starts afresh. */
const perTab = [
  'q',
  'show',
  'page',
  'user',
  'actor',
  'action',
  'target',
  'from',
  'to',
  'message',
  'status',
  'kind',
];

/** `models` is a feature of its own, which the page hands in. */
export function AdminTabs({ models }: { models: ReactNode }) {
  const { get, change } = useAddress();
  return (
    <Tabs
      label="Parts of the admin panel"
      items={[...ownTabs, { value: 'models', label: 'Models', content: models }]}
      value={oneOf(tabNames, get('tab'), 'users')}
      onChange={(tab) =>
        change(
          { ...Object.fromEntries(perTab.map((name) => [name, ''])), tab: tab === 'users' ? '' : tab },
          'step',
        )
      }
    />
  );
}
