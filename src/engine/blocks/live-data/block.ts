import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { measuresIn } from './known-measures.ts';

const measure = z.object({
  label: z.string(),
  unit: z.string().optional(),
  min: z.number(),
  max: z.number(),
});
const props = z.object({ entity: z.string().optional(), measures: z.array(measure).min(1).max(6) });
type LiveDataProps = z.infer<typeof props>;

/** Kinds of records of which each one can send values. */
const sources =
  /device|sensor|machine|vehicle|car|station|server|patient|stock|company|city|site|region|camera|room|greenhouse|robot|coin|currency|house|building|equipment|drone|bus|farm/i;

/** Values that change every second, simulated and marked as such. */
export const block = defineBlock<LiveDataProps>({
  id: 'live-data',
  title: 'Live data',
  words: [
    'live data',
    'real-time data',
    'real time data',
    'real-time monitoring',
    'real time monitoring',
    'real-time monitor',
    'monitor real-time',
    'real-time price',
    'real-time quote',
    'real-time market',
    'real-time update',
    'real-time status',
    'real-time information',
    'realtime',
    'live update',
    'live score',
    'live price',
    'data collection',
    'sensor data',
    'sensor reading',
    'monitor data',
    'data monitoring',
    'environmental monitoring',
    'device monitoring',
    'iot',
    'telemetry',
    'early warning',
    'alarm threshold',
    'set threshold',
    'set alert',
    'price alert',
  ],
  size: 'page',
  props,
  example: {
    entity: 'things',
    measures: [
      { label: 'Temperature', unit: '°C', min: 10, max: 38 },
      { label: 'Humidity', unit: '%', min: 25, max: 90 },
    ],
  },
  fit({ text, details, subject, entity, entities }) {
    const source = [entity, ...entities].find(
      (one) => one !== undefined && sources.test(one.one) && one.samples.length > 0,
    );
    const measures = measuresIn([...details, text], [subject, source?.one ?? '']);
    return {
      title: /monitor/i.test(text) ? 'Monitoring' : 'Live data',
      props: {
        measures: measures.map((one) => ({ ...one })),
        ...(source === undefined ? {} : { entity: source.name }),
      },
    };
  },
  emit: ({ entity, measures }, _section, { file, ...context }) => ({
    tag: file.use('LiveData', 'views/live-data.tsx'),
    props: {
      measures: measures.map(({ label, unit, min, max }) => ({ label, unit, min, max })),
      entity: entity === undefined ? undefined : new Code(context.entity(entity)),
    },
  }),
  prove({ measures }, _section, { page }) {
    const [first] = measures;
    if (first === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'Values change, can be paused, and are marked as simulated',
        steps: [
          open,
          { do: 'see', text: 'Simulated data' },
          { do: 'remember', selector: 'section[aria-label^="Live data"]' },
          { do: 'wait', ms: 1300 },
          { do: 'changed', selector: 'section[aria-label^="Live data"]' },
          { do: 'press', name: 'Pause' },
          { do: 'see', text: 'Paused' },
          { do: 'press', name: 'Resume' },
          { do: 'see', text: 'A new value every second' },
        ],
      },
      {
        name: 'A value above its limit raises an alert that is kept',
        steps: [
          open,
          { do: 'fill', label: `Alert above: ${first.label}`, value: String(first.min - 1) },
          { do: 'see', text: `${first.label} is above` },
          { do: 'count', selector: '[data-alert]', min: 1 },
          { do: 'press', name: 'Pause' },
          { do: 'reload' },
          { do: 'count', selector: '[data-alert]', min: 1 },
        ],
      },
    ];
  },
});
