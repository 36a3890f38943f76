import { Tabs } from '../../ui/tabs.tsx';
import { AuditTab } from './audit/audit-tab.tsx';
import { OAuthClientsTab } from './oauth-clients/clients-tab.tsx';
import { OutboxTab } from './outbox/outbox-tab.tsx';
import { RequestsTab } from './requests/requests-tab.tsx';
import { oneOf, useAddress } from './use-address.ts';
import { UsersTab } from './users/users-tab.tsx';

const tabNames = ['users', 'audit', 'outbox', 'requests', 'oauth'] as const;

const tabs = [
  { value: 'users', label: 'Users', content: <UsersTab /> },
  { value: 'audit', label: 'Audit log', content: <AuditTab /> },
  { value: 'outbox', label: 'Outbox', content: <OutboxTab /> },
  { value: 'requests', label: 'Requests', content: <RequestsTab /> },
  { value: 'oauth', label: 'OAuth apps', content: <OAuthClientsTab /> },
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

export function AdminTabs() {
  const { get, change } = useAddress();
  return (
    <Tabs
      label="Parts of the admin panel"
      items={tabs}
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
