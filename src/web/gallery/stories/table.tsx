import { useState } from 'react';
import { BuildStatusBadge } from '../../ui/build-status-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import type { TableSort } from '../../ui/table-sort-button.tsx';
import type { Story } from '../story.ts';

interface AppRow {
  name: string;
  status: string;
  visits: number;
}

const apps: readonly AppRow[] = [
  { name: 'Invoice tracker', status: 'completed', visits: 12840 },
  { name: 'Booking desk', status: 'building', visits: 310 },
  { name: 'Recipe box', status: 'failed', visits: 0 },
];

const columns = [
  { key: 'name', header: 'Name', sortable: true, cell: (row: AppRow) => row.name },
  { key: 'status', header: 'Build', cell: (row: AppRow) => <BuildStatusBadge status={row.status} /> },
  {
    key: 'visits',
    header: 'Visits',
    sortable: true,
    align: 'end' as const,
    cell: (row: AppRow) => row.visits.toLocaleString('en'),
  },
];

export const story: Story = { group: 'Data', title: 'Table', Show };

function Show() {
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = apps.toSorted((one, other) =>
    sort.key === 'visits' ? sign * (one.visits - other.visits) : sign * one.name.localeCompare(other.name),
  );
  return (
    <div className="grid gap-4">
      <Card aria-label="With rows" className="p-2">
        <Table
          caption="Apps"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          sort={sort}
          onSort={setSort}
        />
      </Card>
      <Card aria-label="Without rows yet" className="p-2">
        <Table
          caption="Apps that are being fetched"
          columns={columns}
          rows={undefined}
          rowKey={(row) => row.name}
          expected={3}
        />
      </Card>
    </div>
  );
}
