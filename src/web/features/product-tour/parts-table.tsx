import { Table, type TableColumn } from '../../ui/table.tsx';

interface Part {
  name: string;
  embedded: string;
  replaced: string;
  setting: string;
}

const parts: readonly Part[] = [
  {
    name: 'Database',
    embedded: 'PostgreSQL as WebAssembly, in the data folder',
    replaced: 'PostgreSQL 15 or newer',
    setting: 'DATABASE_URL',
  },
  {
    name: 'Background jobs',
    embedded: 'Run by the server itself',
    replaced: 'Workers on other machines',
    setting: 'RUN_JOBS',
  },
  {
    name: 'Files',
    embedded: 'The data folder',
    replaced: 'Any S3-compatible store',
    setting: 'S3_ENDPOINT',
  },
  { name: 'Mail', embedded: 'Files in an outbox', replaced: 'A mail server', setting: 'SMTP_URL' },
  {
    name: 'Text messages',
    embedded: 'Files in an outbox',
    replaced: 'A gateway of your own',
    setting: 'SMS_WEBHOOK_URL',
  },
  {
    name: 'Sign-in',
    embedded: 'Accounts with passwords and second factors',
    replaced: 'Also any OpenID Connect provider',
    setting: 'AUTH_OIDC_ISSUER',
  },
];

const columns: readonly TableColumn<Part>[] = [
  { key: 'name', header: 'Part', cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    key: 'embedded',
    header: 'With nothing set',
    cell: ({ embedded }) => <span className="text-ink-muted">{embedded}</span>,
  },
  {
    key: 'replaced',
    header: 'Replaced by',
    cell: ({ replaced }) => <span className="text-ink-muted">{replaced}</span>,
  },
  {
    key: 'setting',
    header: 'When you set',
    cell: ({ setting }) => <code className="font-mono text-caption text-ink">{setting}</code>,
    wideOnly: true,
  },
];

/** What does the work with nothing configured, and what can take its place. */
export function PartsTable() {
  return (
    <div className="overflow-hidden rounded-large border border-line bg-surface p-2 shadow-card">
      <Table
        caption="Embedded parts and what replaces them"
        columns={columns}
        rows={parts}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
