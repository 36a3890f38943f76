import { expect, it } from 'vitest';
import { caseSpec } from '../../testing/case-spec.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { addRecordSteps } from './add-record-steps.ts';

/** From the first to the last, so that they have little in common. */
const tried = cases.filter((_, index) => index % 50 === 0).map(({ id }) => caseSpec(id));
const forms = tried.flatMap((spec) =>
  spec.pages
    .flatMap(({ sections }) => sections)
    .filter(({ block, props }) => block === 'entry-form' && props.leaves !== undefined)
    .map(({ props }) => ({ spec, entity: String(props.entity), leaves: props.leaves as readonly string[] })),
);

it('fills in only what a form asks for, where it leaves something to acts', () => {
  expect(forms.length).toBeGreaterThan(0);
  for (const { spec, entity: name, leaves } of forms) {
    const entity = spec.entities.find((one) => one.name === name);
    if (entity === undefined) throw new Error(`There are no ${name}.`);
    const left = entity.fields.filter((field) => leaves.includes(field.name)).map(({ label }) => label);
    const steps = addRecordSteps(spec, entity) ?? [];
    const isForm = steps.some((step) => step.do === 'see' && step.text === 'Your number is');
    const filled = steps.flatMap((step) => (step.do === 'fill' ? [step.label] : []));
    expect(isForm ? filled.filter((label) => left.includes(label)) : [], `${spec.name}: ${name}`).toEqual([]);
  }
});
