import { useId } from 'react';
import {
  graphPicture,
  nodeSize,
  type PictureNode,
  shortTitle,
} from '../../../methods/curriculum/graph-picture.ts';
import type { Plan } from '../../../methods/curriculum/plan.ts';
import { isDone, type PlanProgress } from '../../../methods/curriculum/progress.ts';
import { Card } from '../../ui/card.tsx';
import { counted } from './write-hours.ts';

/** A part that scrolls must be reachable by keyboard, or what it hides is lost. */
const scrollable = 0;

/** Which topic needs which, from left to right. */
export function GraphView({ plan, progress }: { plan: Plan; progress: PlanProgress }) {
  const says = useId();
  const { width, height, nodes, edges } = graphPicture(plan.topics);
  const isLearned = (id: string) =>
    plan.lessons.filter(({ topic }) => topic === id).every((lesson) => isDone(progress, lesson.id));
  const learned = nodes.filter(({ id }) => isLearned(id)).length;
  return (
    <Card aria-labelledby="graph" className="grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div>
        <h2 id="graph" className="text-body font-semibold text-ink">
          What needs what
        </h2>
        <p className="text-small text-ink-muted">
          Each topic stands right of what it needs. Filled: learned.
        </p>
      </div>
      <section
        tabIndex={scrollable}
        aria-label="Picture of the topics, scrolls sideways"
        className="overflow-x-auto rounded-medium"
      >
        <svg
          aria-labelledby={says}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className="max-w-none"
        >
          <title id={says}>
            {`${counted(nodes.length, 'topic')} with ${counted(edges.length, 'prerequisite')}; ${learned} learned. The tab Topics lists them.`}
          </title>
          {edges.map(({ from, to }) => (
            <path
              key={`${from.id} ${to.id}`}
              d={curve(from, to)}
              fill="none"
              strokeWidth="1.25"
              className="stroke-line-strong"
            />
          ))}
          {nodes.map((node) => (
            <Node key={node.id} node={node} isLearned={isLearned(node.id)} />
          ))}
        </svg>
      </section>
    </Card>
  );
}

function Node({ node: { title, x, y }, isLearned }: { node: PictureNode; isLearned: boolean }) {
  return (
    <g>
      <title>{title}</title>
      <rect
        x={x}
        y={y}
        width={nodeSize.width}
        height={nodeSize.height}
        rx="8"
        className={
          isLearned ? 'fill-accent-fill stroke-accent-fill' : 'fill-surface-raised stroke-line-strong'
        }
      />
      <text
        x={x + nodeSize.width / 2}
        y={y + nodeSize.height / 2 + 4}
        textAnchor="middle"
        className={`text-[12px] ${isLearned ? 'fill-on-accent' : 'fill-ink'}`}
      >
        {shortTitle(title)}
      </text>
    </g>
  );
}

function curve(from: PictureNode, to: PictureNode): string {
  const [x1, y1] = [from.x + nodeSize.width, from.y + nodeSize.height / 2];
  const [x2, y2] = [to.x, to.y + nodeSize.height / 2];
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
