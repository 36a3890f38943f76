import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { amountFields, entityOf, subjectEntity, withField } from '../../fit/find-fields.ts';
import { number } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';

const props = z.object({ entity: z.string() });
type PredictProps = z.infer<typeof props>;

/** Numbers continued along a line, with the formula. */
export const block = defineBlock<PredictProps>({
  id: 'predict',
  title: 'Forecast',
  words: [
    'predict',
    'prediction',
    'forecast',
    'forecasting',
    'trend prediction',
    'price prediction',
    'sales forecast',
    'sales prediction',
    'demand forecast',
    'data prediction',
    'predict trend',
    'predict future',
    'predicted data',
    'trend forecast',
    'predictive analysis',
    'predictive analytics',
    'future trend',
    'estimate future',
    'projection',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const numeric = (one: { fields: readonly { kind: string }[] } | undefined) =>
      one?.fields.some(({ kind }) => ['money', 'number', 'percent', 'rating'].includes(kind)) === true;
    const entity = numeric(need.entity) ? need.entity : (need.entities.find(numeric) ?? subjectEntity(need));
    if (entity === undefined) return undefined;
    const title = `Forecast of ${inText(entity.many)}`;
    if (numeric(entity)) return { title, props: { entity: entity.name } };
    const value = number('value', 'Value', { min: 0 });
    return {
      title,
      props: { entity: entity.name },
      entities: [withField(entity, value, (index) => 40 + index * 6 + ((index * 7) % 5))],
    };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('Predict', 'views/predict.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const [amount] = amountFields(entity);
    const values = entity.samples.filter((sample) => typeof sample[amount?.name ?? ''] === 'number');
    const open = { do: 'open', path: page.path } as const;
    if (values.length < 2)
      return [{ name: 'The forecast page opens', steps: [open, { do: 'see', text: 'Forecast' }] }];
    return [
      {
        name: 'The numbers are continued, with the formula',
        steps: [
          open,
          { do: 'see', text: 'value =' },
          { do: 'count', selector: '[data-forecast] tbody tr', min: 3, max: 3 },
          { do: 'fill', label: 'Steps ahead', value: '5' },
          { do: 'count', selector: '[data-forecast] tbody tr', min: 5, max: 5 },
        ],
      },
    ];
  },
});
