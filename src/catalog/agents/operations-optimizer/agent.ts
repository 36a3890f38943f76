import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'operations-optimizer',
  name: 'Operations Optimizer',
  group: 'elite-agents',
  job: 'Works out how much to order, when to order, how many people to staff, and which plan is best under your limits.',
  handsOver: [
    'Order quantity with discounts and backorders',
    'Reorder point with safety stock',
    'Staff for a service level, hour by hour',
    'Best plan with shadow prices and ranges',
    'What conflicts when no plan is possible',
    'Workbook that recalculates',
  ],
  methods: [
    'Economic order quantity',
    'Safety stock and fill rate',
    'Newsvendor',
    'Erlang C',
    'Simplex method with sensitivity analysis',
    'Branch and bound',
  ],
  words: [
    'inventory',
    'EOQ',
    'safety stock',
    'reorder point',
    'call centre staffing',
    'queue',
    'linear programming',
    'product mix',
    'optimization',
    'shadow price',
    'newsvendor',
    'integer programming',
  ],
};
