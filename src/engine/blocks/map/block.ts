import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle, subjectEntity } from '../../fit/find-fields.ts';
import { choice, text } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });
type MapProps = z.infer<typeof props>;

const spots: EntitySpec = {
  name: 'mapPlaces',
  one: 'Place',
  many: 'Places',
  title: 'name',
  fields: [
    text('name', 'Name', { required: true }),
    text('address', 'Address'),
    choice('kind', 'Kind', ['Service point', 'Shop', 'Office', 'Parking']),
  ],
  samples: [
    { name: 'Main office', address: '12 Harbour Street', kind: 'Office' },
    { name: 'Station kiosk', address: '1 Station Square', kind: 'Shop' },
    { name: 'Old town service point', address: '8 Mill Lane', kind: 'Service point' },
    { name: 'University branch', address: '40 College Road', kind: 'Office' },
    { name: 'Market hall', address: '3 Market Place', kind: 'Shop' },
    { name: 'Riverside parking', address: '77 River Walk', kind: 'Parking' },
  ],
};

/** Records on a schematic map. */
export const block = defineBlock<MapProps>({
  id: 'map',
  title: 'Map',
  words: [
    'map',
    'map view',
    'view map',
    'interactive map',
    'map display',
    'map location',
    'view location',
    'location map',
    'location display',
    'store location',
    'geographic location',
    'show location',
    'nearby',
    'near me',
    'find nearby',
    'nearest',
    'navigation service',
    'navigation route',
    'route planning',
    'route navigation',
    'traffic navigation',
    'map navigation',
    'get direction',
    'gps location',
    'location track',
    'gps track',
    'store locator',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const located = need.entities.find((one) =>
      one.fields.some(({ name }) => /address|location|city|venue/i.test(name)),
    );
    const entity = need.entity ?? located ?? subjectEntity(need);
    if (entity === undefined || entity.samples.length === 0)
      return { title: 'Map', props: { entity: spots.name }, entities: [spots] };
    return { title: `Map of ${inText(entity.many)}`, props: { entity: entity.name } };
  },
  emit: ({ entity }, _section, { file, spec, ...context }) => ({
    tag: file.use('RecordMap', 'views/record-map.tsx'),
    props: { entity: new Code(context.entity(entity)), seed: spec.name },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const title = sampleTitle(entity);
    const open = { do: 'open', path: page.path } as const;
    const cases: ProofCase[] = [
      {
        name: `${entity.many} are pins, and the nearest is found`,
        steps: [
          open,
          { do: 'see', text: 'schematic map' },
          { do: 'count', selector: '[data-pin]', min: Math.min(1, entity.samples.length) },
          { do: 'fill', label: 'I am at', value: 'Station' },
          { do: 'see', text: entity.samples.length === 0 ? 'I am at' : 'Nearest to you:' },
        ],
      },
    ];
    if (title !== undefined)
      cases.push({
        name: `${entity.one} is found on the map`,
        steps: [
          open,
          { do: 'fill', label: `Search ${inText(entity.many)} on the map`, value: title },
          { do: 'count', selector: '[data-pin]', min: 1, max: Math.max(1, entity.samples.length - 1) },
          { do: 'press', name: `Show ${title} on the map` },
          { do: 'count', selector: '[data-pin][aria-pressed=true]', min: 1, max: 1 },
        ],
      });
    return cases;
  },
});
