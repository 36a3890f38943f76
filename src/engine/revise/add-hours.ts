import { limits } from '../../kernel/limits.ts';
import { saidHours } from '../facts/said-hours.ts';
import { freePageId } from './add-things.ts';
import { NothingToChange } from './nothing-to-change.ts';
import type { Reviser } from './reviser.ts';

/** Opening hours: those that were said, or a place for them. */
export const addHours: Reviser = ({ text }, spec) => {
  if (
    !/^(?:add|include|create|show|put|display|make)\b.*\b(?:opening|business|open) (?:hours|times)\b/i.test(
      text,
    )
  )
    return undefined;
  const all = spec.pages.flatMap(({ sections }) => sections);
  const said = saidHours(text)?.rows.map(({ label, text: hours }) => ({ label, text: hours }));
  if (all.some(({ block, props }) => block === 'facts' && props['kind'] === 'hours') && said === undefined)
    throw new NothingToChange('The opening hours have their place already.');
  if (spec.pages.length >= limits.engine.pages)
    throw new NothingToChange('The app has as many pages as it can have.');
  const id = freePageId(spec, 'opening-hours');
  const rows = said ?? [{ label: 'Opening hours', text: 'Not entered yet' }];
  spec.pages.push({
    id,
    path: `/${id}`,
    title: 'Opening hours',
    nav: true,
    sections: [{ id: `${id}-facts`, block: 'facts', props: { rows, kind: 'hours' } }],
  });
  return {
    changes: [{ text: 'There is a page Opening hours now.' }],
    missing:
      said === undefined
        ? ['The hours themselves were not said: click on the line in the preview to write them.']
        : [],
    served: [`page:${id}`],
  };
};
