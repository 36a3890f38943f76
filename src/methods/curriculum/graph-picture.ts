import { depthsOf } from './order-topics.ts';
import type { Topic } from './topic.ts';

export interface PictureNode {
  readonly id: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
}

interface GraphPicture {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PictureNode[];
  /** From the right side of a node to the left side of one that needs it. */
  readonly edges: readonly {
    readonly from: PictureNode;
    readonly to: PictureNode;
  }[];
}

export const nodeSize = { width: 204, height: 34 } as const;
const gap = { column: 44, row: 12 } as const;
const edge = 8;

/**
 * The topics by depth: each stands in the column after the last of what it needs, near the middle of it, so that few lines cross
 * (the barycentre rule of Sugiyama, Tagawa and Toda, 1981).
 */
export function graphPicture(topics: readonly Topic[]): GraphPicture {
  const depths = depthsOf(topics);
  const columns: Topic[][] = [];
  for (const topic of topics) (columns[depths.get(topic.id) ?? 0] ??= []).push(topic);
  const rows = Math.max(1, ...columns.map((column) => column.length));
  const nodes = new Map<string, PictureNode>();
  const rowHeight = nodeSize.height + gap.row;
  for (const [at, column] of columns.entries()) {
    const middle = (topic: Topic) => {
      const known = topic.needs.flatMap((id) => nodes.get(id)?.y ?? []);
      return known.length === 0 ? 0 : known.reduce((sum, y) => sum + y, 0) / known.length;
    };
    const top = edge + ((rows - column.length) * rowHeight) / 2;
    for (const [row, topic] of column.toSorted((one, other) => middle(one) - middle(other)).entries())
      nodes.set(topic.id, {
        id: topic.id,
        title: topic.title,
        x: edge + at * (nodeSize.width + gap.column),
        y: top + row * rowHeight,
      });
  }
  return {
    width: edge * 2 + columns.length * (nodeSize.width + gap.column) - gap.column,
    height: edge * 2 + rows * rowHeight - gap.row,
    nodes: [...nodes.values()],
    edges: topics.flatMap(({ id, needs }) =>
      needs.flatMap((need) => {
        const from = nodes.get(need);
        const to = nodes.get(id);
        return from === undefined || to === undefined ? [] : [{ from, to }];
      }),
    ),
  };
}

const longestTitle = 31;

/** As much of a title as fits into a node. */
export function shortTitle(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`;
}
