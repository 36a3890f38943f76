import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { writtenProp } from '../../fit/formula-prop.ts';
import { withArticle } from '../../grammar/article.ts';
import { textFaults } from '../../library/rules/check-formula.ts';
import { inText } from '../../library/words/in-text.ts';
import { sightOf } from '../../spec/rule-faults.ts';
import { proveEntryForm } from './prove-entry-form.ts';

const props = z.object({
  entity: z.string(),
  done: writtenProp,
  submitLabel: z.string().min(1).max(limits.engine.textLength).optional(),
  /** Fields that are not asked here, since something else fills them later. */
  leaves: z.array(z.string()).max(limits.engine.fieldsPerEntity).optional(),
  /** Worked-out fields that are shown while somebody enters. */
  shows: z.array(z.string()).max(limits.engine.fieldsPerEntity).optional(),
});
type EntryFormProps = z.infer<typeof props>;

/** A form on the page itself, in which visitors enter one record after the other. */
export const block = defineBlock<EntryFormProps>({
  id: 'entry-form',
  title: 'Entry form',
  words: [],
  size: 'page',
  props,
  example: {
    entity: 'things',
    done: 'Thank you. {title} is kept as one of {count(things)} things.',
    submitLabel: 'Hand it in',
  },
  fit: () => undefined,
  faults: ({ entity, done }, spec) =>
    entityOf(spec, entity) === undefined
      ? [`There are no “${entity}”`]
      : textFaults(done, sightOf(spec, entity)),
  emit(
    { entity, done, leaves = [], shows = [], submitLabel = 'Send' },
    section,
    { file, page, spec, ...context },
  ) {
    const one = inText(entityOf(spec, entity)?.one ?? 'Entry');
    return {
      tag: file.use('EntryForm', 'content/entry-form.tsx'),
      props: {
        entity: new Code(context.entity(entity)),
        title:
          section.title !== undefined && section.title !== page.title
            ? section.title
            : `Enter ${withArticle(one)}`,
        done,
        submitLabel,
        ...(leaves.length === 0 ? {} : { leaves }),
        ...(shows.length === 0 ? {} : { shows }),
      },
    };
  },
  prove: ({ submitLabel = 'Send', ...form }, _section, { spec, page }) =>
    proveEntryForm({ submitLabel, ...form }, spec, page),
});
