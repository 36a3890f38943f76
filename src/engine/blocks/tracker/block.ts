import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import {
  capital,
  choiceFields,
  entityOf,
  sampleTitle,
  subjectEntity,
  withField,
} from '../../fit/find-fields.ts';
import { choice } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({
  entity: z.string(),
  /** The choice field whose options are the steps; the status when left out. */
  steps: z.string().optional(),
});
type TrackerProps = z.infer<typeof props>;

const usual = ['Received', 'In progress', 'On the way', 'Completed'];

/** Find a record by number or name and see how far along it is. */
export const block = defineBlock<TrackerProps>({
  id: 'tracker',
  title: 'Progress tracking',
  words: [
    'track order',
    'order tracking',
    'track order status',
    'order status',
    'track shipment',
    'shipment tracking',
    'track package',
    'package tracking',
    'parcel tracking',
    'track delivery',
    'delivery tracking',
    'delivery status',
    'logistics tracking',
    'tracking number',
    'track status',
    'status tracking',
    'track application',
    'application status',
    'application progress',
    'progress tracking',
    'track progress',
    'progress tracker',
    'order progress',
    'flight status',
    'repair status',
  ],
  size: 'page',
  props,
  example: { entity: 'things', steps: 'status' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    const title = `Track ${inText(entity.one)}`;
    const status = choiceFields(entity).find(({ name }) => /status|stage|state|progress|phase/i.test(name));
    if (status !== undefined) return { title, props: { entity: entity.name, steps: status.name } };
    const asked = need.details
      .map(capital)
      .filter((detail) => detail.length > 1 && detail.length < 30)
      .slice(0, 7);
    const steps = asked.length > 2 ? asked : usual;
    const field = choice('status', 'Status', steps, { start: steps[0] ?? '' });
    return {
      title,
      props: { entity: entity.name, steps: field.name },
      entities: [withField(entity, field, (index) => steps[index % steps.length] ?? '')],
    };
  },
  emit({ entity, steps }, _section, { file, spec, ...context }) {
    return {
      tag: file.use('Tracker', 'views/tracker.tsx'),
      props: { entity: new Code(context.entity(entity)), steps: steps ?? stepsOf(spec.entities, entity) },
    };
  },
  prove({ entity: name, steps }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    const field = entity?.fields.find((one) => one.name === (steps ?? stepsOf(spec.entities, name)));
    const options = field?.options ?? [];
    if (entity === undefined || field === undefined || options.length < 2) return [];
    const early = entity.samples.findIndex((sample) => {
      const at = options.indexOf(String(sample[field.name] ?? ''));
      return at >= 0 && at < options.length - 1;
    });
    const title = sampleTitle(entity, early);
    const status = String(entity.samples[early]?.[field.name] ?? '');
    const next = options[options.indexOf(status) + 1];
    const open = { do: 'open', path: page.path } as const;
    const unknown: ProofCase = {
      name: 'An unknown number is said to be unknown',
      steps: [
        open,
        { do: 'fill', label: 'Number or name', value: 'zzz-000-nothing' },
        { do: 'press', name: 'Track' },
        { do: 'see', text: 'has this number or name' },
      ],
    };
    if (title === undefined || next === undefined) return [unknown];
    return [
      {
        name: `${entity.one} is found, shown with its step, and moved on`,
        steps: [
          open,
          { do: 'fill', label: 'Number or name', value: title },
          { do: 'press', name: 'Track' },
          { do: 'see', text: `Current status: ${status}` },
          { do: 'count', selector: '[data-step=current]', min: 1, max: 1 },
          { do: 'press', name: `Advance to ${next}` },
          { do: 'see', text: `Current status: ${next}` },
          { do: 'reload' },
          { do: 'fill', label: 'Number or name', value: title },
          { do: 'press', name: 'Track' },
          { do: 'see', text: `Current status: ${next}` },
        ],
      },
      unknown,
    ];
  },
});

function stepsOf(entities: Parameters<typeof entityOf>[0]['entities'], name: string): string {
  const entity = entities.find((one) => one.name === name);
  if (entity === undefined) return 'status';
  const choices = choiceFields(entity);
  return (choices.find((field) => /status|stage|state/i.test(field.name)) ?? choices[0])?.name ?? 'status';
}
