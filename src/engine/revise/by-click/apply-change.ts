import type { AppSpec } from '../../spec/app-spec.ts';
import { parseSpec } from '../../spec/check-spec.ts';
import { isAllPainted, paintAll } from '../../theme/paint-all.ts';
import { CannotChange } from './cannot-change.ts';
import type { ClickChange, ClickOutcome, Said } from './click-change.ts';
import { hideAction, hideField, hidePage, hideSection } from './hide-parts.ts';
import { moveField, movePage, moveSection, sectionToPage } from './move-parts.ts';
import { putText } from './put-text.ts';
import { textAt } from './text-place.ts';

/** Changes a plan by one act. The plan itself is left as it is. */
export function applyChange(spec: AppSpec, change: ClickChange): ClickOutcome {
  const copy = structuredClone(spec);
  let said: Said;
  try {
    said = act(copy, change);
  } catch (error) {
    if (error instanceof CannotChange) return { ok: false, why: error.message };
    throw error;
  }
  const parsed = parseSpec(copy);
  if (!parsed.ok) return { ok: false, why: `The plan would not hold together: ${parsed.faults[0] ?? ''}` };
  return { ok: true, spec: copy, ...said };
}

function act(copy: AppSpec, change: ClickChange): Said {
  switch (change.do) {
    case 'text':
      return changeText(copy, change);
    case 'colour':
      return changeColour(copy, change);
    case 'move-section':
      return moveSection(copy, change.section, change.by);
    case 'section-to-page':
      return sectionToPage(copy, change.section, change.page);
    case 'move-field':
      return moveField(copy, change.entity, change.field, change.by);
    case 'move-page':
      return movePage(copy, change.page, change.by);
    case 'hide-section':
      return hideSection(copy, change.section);
    case 'hide-field':
      return hideField(copy, change.entity, change.field);
    case 'hide-page':
      return hidePage(copy, change.page);
    case 'hide-action':
      return hideAction(copy, change.action);
  }
}

function changeText(copy: AppSpec, { place, text: given }: Extract<ClickChange, { do: 'text' }>): Said {
  const before = textAt(copy, place);
  const text = given.replaceAll(/\s+/g, ' ').trim();
  if (before === undefined) throw new CannotChange('This text is not in the plan any more.');
  if (text === before) throw new CannotChange('That is what it says already.');
  if (text === '' && place.at !== 'page-lead') throw new CannotChange('A text is needed here.');
  putText(copy, place, text);
  if (text === '') return { request: `Remove “${short(before)}”`, change: `“${short(before)}” is gone.` };
  return {
    request: `Change “${short(before)}” to “${short(text)}”`,
    change: `“${short(before)}” says “${short(text)}” now.`,
  };
}

function short(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}

const colourNames = {
  background: ['the background', 'The background is'],
  component: ['header, buttons and highlights', 'Header, buttons and highlights are'],
} as const;

function changeColour(copy: AppSpec, { of, colour }: Extract<ClickChange, { do: 'colour' }>): Said {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new CannotChange('This is no colour.');
  const isThere = of === 'background' ? copy.theme.background === colour : isAllPainted(copy.theme, colour);
  if (isThere) throw new CannotChange('That is its colour already.');
  // The header goes with the buttons, as the words for both say.
  if (of === 'component') paintAll(copy.theme, colour);
  else copy.theme.background = colour;
  const [name, result] = colourNames[of];
  return { request: `Colour ${name} ${colour}`, change: `${result} ${colour}.` };
}
