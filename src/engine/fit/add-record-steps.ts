import { fillSteps } from '../proof/fill-form.ts';
import type { ProofStep } from '../proof/proof-step.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';

/** How a visitor adds a record on the page that lists them; undefined where not everybody may. */
export function addRecordSteps(spec: AppSpec, entity: EntitySpec): ProofStep[] | undefined {
  for (const page of spec.pages) {
    if (page.roles !== undefined && page.roles.length > 0) continue;
    for (const { block, props } of page.sections) {
      if (block !== 'records' || props.entity !== entity.name || props.only !== undefined) continue;
      const can = props.can as { create?: boolean } | undefined;
      const editors = props.editors as readonly string[] | undefined;
      if (can?.create !== true || (editors !== undefined && editors.length > 0)) continue;
      const label = typeof props.addLabel === 'string' ? props.addLabel : `Add ${entity.one.toLowerCase()}`;
      return [
        { do: 'open', path: page.path },
        { do: 'press', name: label },
        ...fillSteps(entity.fields, spec),
        { do: 'press', name: label, nth: -1 },
        { do: 'see', text: 'was added' },
      ];
    }
  }
  return undefined;
}
