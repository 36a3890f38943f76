import { z } from 'zod';
import { type BlockNeed, defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { hasRoomFor, peopleIn, topicOf } from '../../fit/domain-words.ts';
import { entityOf, sampleTitle, withField } from '../../fit/find-fields.ts';
import type { EntitySpec, FieldSpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), field: z.string() });

const decision: FieldSpec = {
  name: 'moderation',
  label: 'Moderation',
  kind: 'choice',
  options: ['Pending', 'Approved', 'Rejected', 'Flagged'],
  automatic: true,
  start: 'Pending',
};

const content =
  /post|comment|review|article|message|topic|photo|video|story|news|submission|content|question|answer|work/i;

/** What people have sent in about the subject of the app. */
function submissions(need: BlockNeed): EntitySpec {
  const topic = topicOf(need);
  const [first = '', second = '', third = ''] = peopleIn(need, 3);
  const rows = [
    [`My experience with ${topic}`, 'I have tried it for a month and would do it again.', first, 'Pending'],
    ['Cheap watches, click here', 'Only today, best price, write to me at once.', second, 'Pending'],
    [`A question about ${topic}`, 'Where do I find the opening hours?', third, 'Pending'],
    ['Photos of last weekend', 'Six pictures from our meeting at the lake.', first, 'Approved'],
  ] as const;
  return {
    name: 'submittedPosts',
    one: 'Post',
    many: 'Posts',
    title: 'title',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', required: true },
      { name: 'text', label: 'Text', kind: 'long-text', required: true },
      { name: 'author', label: 'Author', kind: 'text', automatic: true },
      decision,
    ],
    samples: rows.map(([title, text, author, moderation]) => ({ title, text, author, moderation })),
  };
}

/** Content that is looked at before everybody sees it. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'moderation',
  title: 'Moderation of content',
  words: [
    'moderation',
    'content moderation',
    'moderate content',
    'moderate comment',
    'moderate post',
    'moderation queue',
    'content review',
    'content audit',
    'review content',
    'audit content',
    'review post',
    'review submission',
    'report content',
    'report inappropriate content',
    'flag content',
    'comment moderation',
    'post moderation',
    'approve post',
    'approve comment',
  ],
  size: 'page',
  props,
  example: { entity: 'things', field: 'moderation' },
  fit(need) {
    const entity =
      need.entity ?? need.entities.find(({ name, samples }) => content.test(name) && samples.length > 0);
    if (entity === undefined || entity.samples.length === 0) {
      if (!hasRoomFor(need, 1)) return undefined;
      return {
        title: 'Moderation',
        props: { entity: 'submittedPosts', field: decision.name },
        entities: [submissions(need)],
      };
    }
    const taken = entity.fields.some(({ label, name }) => label === decision.label && name !== decision.name);
    if (taken) return undefined;
    return {
      title: 'Moderation',
      props: { entity: entity.name, field: decision.name },
      entities: [withField(entity, decision, (index) => (index < 3 ? 'Pending' : 'Approved'))],
    };
  },
  emit: ({ entity, field }, _section, { file, ...context }) => ({
    tag: file.use('Moderation', 'interaction/moderation/moderation.tsx'),
    props: { entity: new Code(context.entity(entity)), field },
  }),
  prove({ entity: name, field }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    const states = entity?.samples.map((sample) => sample[field] ?? 'Pending') ?? [];
    const at = states.indexOf('Pending');
    const title = entity === undefined || at === -1 ? undefined : sampleTitle(entity, at);
    if (title === undefined) return [];
    const count = (state: string) => states.filter((one) => one === state).length;
    return [
      {
        name: 'What is pending is approved or flagged, and the counts follow',
        steps: [
          { do: 'open', path: page.path },
          { do: 'see', text: `Pending (${count('Pending')})` },
          { do: 'press', name: `Approve ${title}` },
          { do: 'see', text: `Pending (${count('Pending') - 1})` },
          { do: 'press', name: 'Approved (' },
          { do: 'press', name: `Flag ${title}` },
          { do: 'reload' },
          { do: 'see', text: `Flagged (${count('Flagged') + 1})` },
        ],
      },
    ];
  },
});
