import type { Entity } from '../records/entity.ts';
import { useRecords } from '../store/use-records.ts';
import { Panel } from '../ui/card.tsx';
import { figuresOf } from './figures.ts';
import { StatTiles } from './stat-tiles.tsx';

/** The figures of every kind of record, always from the records as they are now. */
export function Stats({ title, entities }: { title: string; entities: readonly Entity[] }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      {entities.map((entity) => (
        <EntityStats key={entity.name} entity={entity} />
      ))}
    </section>
  );
}

function EntityStats({ entity }: { entity: Entity }) {
  const records = useRecords(entity.records);
  return (
    <Panel title={`${entity.many} in figures`}>
      <StatTiles tiles={figuresOf(entity, records).slice(0, 8)} strong />
    </Panel>
  );
}
