import { inText } from '../library/words/in-text.ts';
import { saysNothing } from '../read/judge/says-nothing.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { addThings } from './add-things.ts';
import { changeFields } from './change-fields.ts';
import { changeLook } from './change-look.ts';
import { NothingToChange } from './nothing-to-change.ts';
import { removeThings } from './remove-things.ts';
import { renameThings } from './rename-things.ts';
import { reorder } from './reorder.ts';
import type { Reviser, ReviseTools } from './reviser.ts';

/** What a sentence did to a plan, or the nearest that could have been meant. */
export type Revision =
  | { readonly understood: true; readonly spec: AppSpec; readonly changes: readonly string[] }
  | {
      readonly understood: false;
      readonly nearest: readonly string[];
      /** Why nothing was done, when the sentence itself was clear. */
      readonly why?: string;
    };

/** The more exact ones first: “add a due date to tasks” is about a field before it is about a new thing. */
const revisers: readonly Reviser[] = [
  changeLook,
  renameThings,
  removeThings,
  changeFields,
  reorder,
  addThings,
];

/** Changes a plan by a sentence. The plan itself is left as it is, so that it can be gone back to. */
export function reviseSpec(spec: AppSpec, sentence: string, tools: ReviseTools): Revision {
  const text = sentence
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');
  const why = saysNothing(sentence);
  if (why !== undefined) return { understood: false, nearest: suggestions(spec), why };
  try {
    for (const reviser of revisers) {
      const copy = structuredClone(spec);
      const changes = reviser(text, copy, tools);
      if (changes === undefined) continue;
      if (changes.length > 0 && specFaults(copy).length === 0)
        return { understood: true, spec: copy, changes };
    }
  } catch (error) {
    if (!(error instanceof NothingToChange)) throw error;
    return { understood: false, nearest: suggestions(spec), why: error.message };
  }
  return { understood: false, nearest: suggestions(spec) };
}

function suggestions(spec: AppSpec): string[] {
  const [entity] = spec.entities;
  const page = spec.pages.at(-1);
  return [
    ...(entity === undefined
      ? []
      : [`Add a due date to ${inText(entity.many)}`, `Rename ${inText(entity.many)} to …`]),
    ...(page === undefined || page.path === '/' ? [] : [`Remove the page ${page.title.toLowerCase()}`]),
    'Make the background ivory',
    'Add a page with opening hours',
    'Users can comment on …',
  ];
}
