import { type EnteredRecord, enterAccepted } from '../proof/enter-by-rules.ts';
import { worldsOn } from '../proof/on-every-day.ts';
import type { ProofStep } from '../proof/proof-step.ts';
import type { AppSpec, EntitySpec, PageSpec, SectionSpec } from '../spec/app-spec.ts';
import { withoutLeft } from './without-left.ts';

/** How a visitor adds a record, and the record as it is then kept. */
export interface AddingRecord {
  readonly steps: ProofStep[];
  readonly added: EnteredRecord['added'];
}

/** How a visitor adds a record on a page that lists them or asks for one; undefined where not everybody may. */
export function addRecordSteps(spec: AppSpec, entity: EntitySpec): ProofStep[] | undefined {
  return addingRecord(spec, entity)?.steps;
}

export function addingRecord(spec: AppSpec, entity: EntitySpec): AddingRecord | undefined {
  for (const page of spec.pages) {
    if (page.roles !== undefined && page.roles.length > 0) continue;
    for (const section of page.sections) {
      if (section.props.entity !== entity.name) continue;
      const buttons = buttonsOf(section, entity, calendarsBefore(page, section));
      if (buttons === undefined) continue;
      const leaves = (section.props.leaves ?? []) as readonly string[];
      return steppedIn(page, buttons, spec, withoutLeft(entity, leaves));
    }
  }
  return undefined;
}

/** A calendar has a button of the same name, for its own form. */
function calendarsBefore({ sections }: PageSpec, list: SectionSpec): number {
  const before = sections.slice(0, sections.indexOf(list));
  return before.filter(({ block, props }) => block === 'calendar' && props.entity === list.props.entity)
    .length;
}

interface Buttons {
  readonly before: readonly ProofStep[];
  readonly after: readonly ProofStep[];
}

/** What is pressed before and after the form is filled. */
function buttonsOf({ block, props }: SectionSpec, entity: EntitySpec, place: number): Buttons | undefined {
  if (block === 'entry-form') {
    const name = typeof props.submitLabel === 'string' ? props.submitLabel : 'Send';
    return {
      before: [],
      after: [
        { do: 'press', name },
        { do: 'see', text: 'Your number is' },
      ],
    };
  }
  if (block !== 'records' || props.only !== undefined) return undefined;
  const can = props.can as { create?: boolean } | undefined;
  const editors = props.editors as readonly string[] | undefined;
  if (can?.create !== true || (editors !== undefined && editors.length > 0)) return undefined;
  const name = typeof props.addLabel === 'string' ? props.addLabel : `Add ${entity.one.toLowerCase()}`;
  return {
    before: [{ do: 'press', name, ...(place === 0 ? {} : { nth: place }) }],
    after: [
      { do: 'press', name, nth: -1 },
      { do: 'see', text: 'was added' },
    ],
  };
}

function steppedIn(
  page: PageSpec,
  { before, after }: Buttons,
  spec: AppSpec,
  entity: EntitySpec,
): AddingRecord | undefined {
  const entered = enterAccepted({ entity, spec }, worldsOn(page, spec));
  if (entered === undefined) return undefined;
  const open = { do: 'open', path: page.path } as const;
  return { steps: [open, ...before, ...entered.steps, ...after], added: entered.added };
}
