import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { CampaignInput } from './fields.ts';
import type { CampaignPlan } from './plan.ts';

const boxWidth = 168;
const boxHeight = 54;
const across = 184;
const down = 92;

interface Node {
  readonly label: string;
  readonly text: string;
  /** Place in columns and levels. */
  readonly column: number;
  readonly level: number;
  readonly parent?: number;
  readonly result?: true;
}

/** Every figure is the product, the quotient or the difference of the two below it. */
function nodesOf(input: CampaignInput, plan: CampaignPlan): Node[] {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const whole = (value: number) => writeAmount(value, 'whole');
  const contacts = plan.channels.reduce((sum, channel) => sum + channel.contacts, 0);
  const clicks = plan.channels.reduce((sum, channel) => sum + channel.clicks, 0);
  const contribution = plan.sales * plan.perSale;
  return [
    {
      label: 'Profit after media',
      text: money(contribution - plan.spent),
      column: 2.5,
      level: 0,
      result: true,
    },
    { label: 'Contribution (less media)', text: money(contribution), column: 1.5, level: 1, parent: 0 },
    { label: 'Media budget spent', text: money(plan.spent), column: 3.5, level: 1, parent: 0 },
    { label: 'Sales (times)', text: whole(plan.sales), column: 1, level: 2, parent: 1 },
    { label: 'Contribution a sale', text: money(plan.perSale), column: 2, level: 2, parent: 1 },
    {
      label: 'Contacts (times)',
      text: whole(contacts),
      column: 3,
      level: 2,
      parent: 2,
    },
    {
      label: 'Price of 1,000',
      text: contacts > 0 ? money((plan.spent / contacts) * 1_000) : '–',
      column: 4,
      level: 2,
      parent: 2,
    },
    { label: 'Clicks (times)', text: whole(clicks), column: 0.5, level: 3, parent: 3 },
    {
      label: 'Sales to a click',
      text: clicks > 0 ? writeAmount((plan.sales / clicks) * 100, 'percent') : '–',
      column: 1.5,
      level: 3,
      parent: 3,
    },
    {
      label: 'Reach (times)',
      text: `${writeAmount(plan.reach, 'percent')} of ${whole(input.audience)}`,
      column: 2.5,
      level: 3,
      parent: 5,
    },
    {
      label: 'Frequency',
      text: plan.frequency === null ? '–' : writeAmount(plan.frequency, 'times'),
      column: 3.5,
      level: 3,
      parent: 5,
    },
  ];
}

export function keyFigureTree(input: CampaignInput, plan: CampaignPlan): DrawingPart {
  const nodes = nodesOf(input, plan);
  const middle = ({ column }: Node) => 4 + boxWidth / 2 + (column - 0.5) * across;
  const top = ({ level }: Node) => 8 + level * down;
  const links = nodes.flatMap((node): Shape[] => {
    const parent = node.parent === undefined ? undefined : nodes[node.parent];
    if (parent === undefined) return [];
    const turn = top(node) - (down - boxHeight) / 2;
    return [
      {
        kind: 'line',
        points: [
          [middle(node), top(node)],
          [middle(node), turn],
          [middle(parent), turn],
          [middle(parent), top(parent) + boxHeight],
        ],
        stroke: 'line',
        width: 2,
      },
    ];
  });
  const boxes = nodes.flatMap((node): Shape[] => [
    {
      kind: 'rect',
      x: middle(node) - boxWidth / 2,
      y: top(node),
      w: boxWidth,
      h: boxHeight,
      round: 8,
      fill: 'surface',
      stroke: node.result ? 'accent' : 'line',
      width: 2,
    },
    {
      kind: 'label',
      x: middle(node),
      y: top(node) + 20,
      text: node.label,
      size: 11,
      at: 'middle',
      paint: 'muted',
    },
    {
      kind: 'label',
      x: middle(node),
      y: top(node) + 40,
      text: node.text,
      size: 13,
      at: 'middle',
      bold: true,
    },
  ]);
  return {
    kind: 'drawing',
    title: 'Tree of key figures',
    width: 8 + boxWidth + 3.5 * across,
    height: 16 + 3 * down + boxHeight,
    shapes: [...links, ...boxes],
    says: nodes.map(({ label, text }) => `${label.replace(/ \(.*\)/, '')} ${text}`).join('; '),
  };
}
