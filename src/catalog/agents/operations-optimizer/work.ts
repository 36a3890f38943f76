import { defineWork } from '../../agent-desk/work.ts';
import { examples } from './examples.ts';
import { fields } from './fields.ts';
import { method } from './method.ts';
import { checkVariables } from './read-plan.ts';
import { starters } from './starters.ts';

export const work = defineWork({
  version: 1,
  fields,
  steps: [
    { title: 'The question', fields: ['question', 'currency', 'period'] },
    {
      title: 'The figures',
      fields: [
        'aim',
        'aimName',
        'variables',
        'limits',
        'demand',
        'orderCost',
        'holdingCost',
        'holdingRate',
        'prices',
        'makingRate',
        'backorderCost',
        'presentQuantity',
        'demandDeviation',
        'lead',
        'leadDeviation',
        'lot',
        'serviceKind',
        'service',
        'unitHolding',
        'price',
        'cost',
        'leftover',
        'goodwill',
        'demandKind',
        'mean',
        'deviation',
        'low',
        'high',
        'cases',
        'interval',
        'arrivals',
        'handling',
        'target',
        'within',
        'shrinkage',
        'wage',
      ],
    },
  ],
  starters,
  checks: (input) => (input.question === 'plan' ? checkVariables(input) : []),
  run: async (input) => (await import('./run.ts')).runOperationsOptimizer(input),
  levers: [
    { field: 'orderCost', min: 10, max: 200_000, step: 10 },
    { field: 'holdingRate', min: 1, max: 60, step: 0.5 },
    { field: 'service', min: 80, max: 99.9, step: 0.1 },
    { field: 'leadDeviation', min: 0, max: 4, step: 0.1 },
    { field: 'handling', min: 30, max: 1_200, step: 5 },
    { field: 'target', min: 50, max: 99, step: 1 },
    { field: 'within', min: 0, max: 300, step: 5 },
  ],
  method,
  examples,
});
