import { Table } from '../../../ui/table.tsx';
import { compareFigures } from './compare-figures.ts';
import type { SavedRun } from './use-runs.ts';

/** Two runs of one agent side by side, figure by figure. */
export function CompareRuns({ one, other }: { one: SavedRun; other: SavedRun }) {
  const rows = compareFigures(one.figures, other.figures);
  return (
    <section aria-label="Comparison" className="grid gap-3">
      <h3 className="text-body font-semibold text-ink">Side by side</h3>
      <Table
        caption={`${one.name} beside ${other.name}`}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Figure', cell: (row: (typeof rows)[number]) => row.label },
          { key: 'one', header: one.name, align: 'end', cell: (row: (typeof rows)[number]) => row.one },
          { key: 'other', header: other.name, align: 'end', cell: (row: (typeof rows)[number]) => row.other },
          {
            key: 'change',
            header: 'Difference',
            align: 'end',
            cell: (row: (typeof rows)[number]) => row.change,
          },
        ]}
      />
    </section>
  );
}
