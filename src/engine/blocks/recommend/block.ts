import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { choiceFields, entityOf, subjectEntity, withField } from '../../fit/find-fields.ts';
import { rating } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec, FieldSpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), limit: z.number().int().min(1).max(20).optional() });
type RecommendProps = z.infer<typeof props>;

function canBePreferred(entity: EntitySpec): boolean {
  return entity.fields.some(
    ({ kind, automatic }) =>
      ['choice', 'tags', 'money', 'rating', 'number', 'percent'].includes(kind) && automatic !== true,
  );
}

/** The first choice field that the form asks for. */
function askedChoice(entity: EntitySpec): FieldSpec | undefined {
  return choiceFields(entity).find(({ automatic, name }) => automatic !== true && name !== entity.title);
}

/** Preferences in, a ranked list with reasons out. */
export const block = defineBlock<RecommendProps>({
  id: 'recommend',
  title: 'Recommendations',
  words: [
    'recommend',
    'recommendation',
    'personalized recommendation',
    'recommendation system',
    'intelligent recommendation',
    'smart recommendation',
    'product recommendation',
    'recommendation list',
    'recommended',
    'suggest',
    'suggestion based on',
    'personalized suggestion',
    'personalized content',
    'match preference',
    'based on preference',
    'match me',
    'find match',
    'smart match',
    'similar item',
    'you may like',
    'guess you like',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined) return undefined;
    const title = `Recommended ${inText(entity.many)}`;
    if (canBePreferred(entity)) return { title, props: { entity: entity.name } };
    const field = rating('rating', 'Rating', { min: 1, max: 5 });
    return {
      title,
      props: { entity: entity.name },
      entities: [withField(entity, field, (index) => 5 - (index % 3))],
    };
  },
  emit: ({ entity, limit }, _section, { file, ...context }) => ({
    tag: file.use('Recommend', 'views/recommend.tsx'),
    props: { entity: new Code(context.entity(entity)), limit },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const many = inText(entity.many);
    const open = { do: 'open', path: page.path } as const;
    const choice = askedChoice(entity);
    const value = choice === undefined ? undefined : entity.samples[0]?.[choice.name];
    const cases: ProofCase[] = [
      {
        name: `${entity.many} are ranked before anything is asked`,
        steps: [
          open,
          { do: 'see', text: `Popular ${many}` },
          { do: 'count', selector: '[data-record]', min: Math.min(1, entity.samples.length) },
        ],
      },
    ];
    if (choice !== undefined && typeof value === 'string' && value !== '')
      cases.push({
        name: 'A preference changes the ranking and says why',
        steps: [
          open,
          { do: 'fill', label: `Preferred ${choice.label.toLowerCase()}`, value },
          { do: 'press', name: 'Get recommendations' },
          { do: 'see', text: `Recommended ${many} for you` },
          { do: 'see', text: '100% match' },
          { do: 'see', text: `matches ${choice.label.toLowerCase()} ${value}` },
          { do: 'reload' },
          { do: 'see', text: `matches ${choice.label.toLowerCase()} ${value}` },
        ],
      });
    return cases;
  },
});
