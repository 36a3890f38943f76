import { parameters } from '../../../methods/invention/parameters.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';

const isPhysical = (draft: Draft) => draft.physical === true;
const parameterOptions = parameters.map((label, index) => ({
  value: String(index + 1),
  label: `${index + 1} ${label}`,
}));

export const fields = {
  system: {
    kind: 'text',
    label: 'What you want to improve',
    help: 'A thing, without its article: “bicycle lock”, “delivery drone”.',
    maxLength: 60,
  },
  purpose: {
    kind: 'text',
    label: 'What it is for',
    help: 'Begin with a verb: “keep a bicycle from being stolen”.',
    maxLength: 140,
  },
  contradictions: {
    kind: 'table',
    label: 'What gets better, and what gets worse then',
    help: 'One row for each way that you know and that has a price. Choose the parameter that comes nearest, and try a second one.',
    row: 'contradiction',
    minRows: 1,
    maxRows: 6,
    columns: {
      change: { kind: 'text', label: 'If we …', maxLength: 120 },
      improving: { kind: 'choice', label: 'this gets better', options: parameterOptions },
      worsening: { kind: 'choice', label: 'and this gets worse', options: parameterOptions },
    },
  },
  physical: { kind: 'switch', label: 'One element must be two opposite things' },
  element: {
    kind: 'text',
    label: 'The element',
    help: 'Without its article: “shackle”.',
    maxLength: 60,
    when: isPhysical,
  },
  one: { kind: 'text', label: 'It must be', help: 'An adjective: “thick”.', maxLength: 40, when: isPhysical },
  oneWhy: {
    kind: 'text',
    label: 'in order to',
    help: 'A verb: “resist cutting”.',
    maxLength: 100,
    when: isPhysical,
  },
  other: {
    kind: 'text',
    label: 'and must be',
    help: 'The opposite: “thin”.',
    maxLength: 40,
    when: isPhysical,
  },
  otherWhy: {
    kind: 'text',
    label: 'in order to',
    help: 'A verb: “be carried”.',
    maxLength: 100,
    when: isPhysical,
  },
  inTime: { kind: 'switch', label: 'The two are needed at different times', when: isPhysical },
  inSpace: { kind: 'switch', label: 'The two are needed in different places', when: isPhysical },
  onCondition: { kind: 'switch', label: 'The two are needed under different conditions', when: isPhysical },
  byLevel: { kind: 'switch', label: 'The whole and its parts may differ', when: isPhysical },
  resources: {
    kind: 'list',
    label: 'What is already there',
    help: 'Substances, energy, space, time, information and waste in and around it, one to a line. Ideas that use them cost least.',
    optional: true,
    maxItems: 12,
  },
  stage: {
    kind: 'choice',
    label: 'Where the system stands',
    options: [
      { value: 'infancy', label: 'New: it barely works' },
      { value: 'growth', label: 'Growing: it gets better fast' },
      { value: 'maturity', label: 'Mature: each step costs more' },
      { value: 'decline', label: 'Declining: others take over' },
    ],
  },
  effects: {
    kind: 'table',
    label: 'Benefits, costs and harms',
    help: 'From 0 to 10, today and as you want them. Ideality is the sum of benefits over the sum of costs and harms.',
    row: 'effect',
    optional: true,
    maxRows: 15,
    columns: {
      name: { kind: 'text', label: 'What', maxLength: 60 },
      kind: {
        kind: 'choice',
        label: 'Kind',
        options: [
          { value: 'benefit', label: 'Benefit' },
          { value: 'cost', label: 'Cost' },
          { value: 'harm', label: 'Harm' },
        ],
      },
      now: { kind: 'number', label: 'Today', min: 0, max: 10 },
      aim: { kind: 'number', label: 'Aim', min: 0, max: 10 },
    },
  },
} as const satisfies Fields;

export type TrizInput = Input<typeof fields>;
