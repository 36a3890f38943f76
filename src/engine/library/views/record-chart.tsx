import type { ChartType } from '../charts/chart-view.tsx';
import type { Entity } from '../records/entity.ts';
import { useWorld } from '../records/use-world.ts';
import { type Grouping, groupRecords } from '../rules/group-records.ts';
import { type FigureLook, showFigure } from '../words/show-figure.ts';
import { ChartPanel } from './chart-panel.tsx';

interface RecordChartProps {
  entity: Entity;
  title: string;
  type: ChartType;
  /** What the groups and their figures are called. */
  nameLabel: string;
  valueLabel: string;
  grouping: Omit<Grouping, 'things'>;
  look?: FigureLook;
}

const plain: FigureLook = {};

/** Records in groups that a formula makes, drawn with a figure for each; its numbers are one press away. */
export function RecordChart({ entity, grouping, look = plain, ...chart }: RecordChartProps) {
  const world = useWorld();
  const { groups, isOrdered } = groupRecords(world, { things: entity.name, ...grouping });
  const isEmpty = groups.every(({ value }) => value === 0);
  return (
    <ChartPanel
      {...chart}
      points={isEmpty ? [] : groups}
      format={(value) => showFigure(value, look) ?? '–'}
      inOrder={isOrdered}
    />
  );
}
