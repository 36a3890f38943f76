import { describe, expect, it } from 'vitest';
import { planFromText } from '../../../../engine/generate.ts';
import { fieldUses } from '../../../../engine/revise/by-click/field-uses.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { parseSpec } from '../../../../engine/spec/check-spec.ts';
import {
  addField,
  fieldKindNames,
  freeName,
  moveField,
  removeField,
  setField,
  setFieldKind,
} from './edit-fields.ts';
import {
  actionWords,
  moved,
  movePage,
  planFaults,
  sectionTexts,
  setApp,
  setPage,
  setSectionText,
} from './edit-plan.ts';

const plan = planFromText(
  'A pet adoption site where people browse pets by breed and age and apply to adopt a pet. Staff keep a list of volunteers.',
);

function entityOf(spec: AppSpec, name: string) {
  const entity = spec.entities.find((one) => one.name === name);
  if (entity === undefined) throw new Error(`There is no ${name}.`);
  return entity;
}

const pets = plan.entities[0] ?? entityOf(plan, 'pets');
const action = plan.actions[0];

describe('a plan changed by form', () => {
  it('leaves the plan before as it was and stays sound', () => {
    const before = structuredClone(plan);
    let next = setApp(plan, { name: 'Harbour pets' });
    next = setPage(next, plan.pages[0]?.id ?? '', { title: 'Welcome', nav: false, lead: '' });
    next = addField(next, pets.name, 'Chip number');
    next = setField(next, { entity: pets.name, field: 'chipNumber' }, { required: true });
    expect(plan).toEqual(before);
    expect(parseSpec(next)).toMatchObject({ ok: true });
    expect(next.pages[0]).toMatchObject({ title: 'Welcome', nav: false });
    expect(next.pages[0]).not.toHaveProperty('lead');
    expect(entityOf(next, pets.name).fields.at(-1)).toEqual({
      name: 'chipNumber',
      label: 'Chip number',
      kind: 'text',
      required: true,
    });
  });

  it('has its pages in another order', () => {
    const second = plan.pages[1]?.id ?? '';
    expect(movePage(plan, second, -1).pages[0]?.id).toBe(second);
    expect(moved([1, 2, 3], (one) => one === 1, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], (one) => one === 2, 1)).toEqual([1, 3, 2]);
  });

  it('has the texts of its parts changed', () => {
    const section = plan.pages
      .flatMap(({ sections }) => sections)
      .find((one) => sectionTexts(one).length > 0);
    const text = section === undefined ? undefined : sectionTexts(section)[0];
    if (section === undefined || text === undefined) throw new Error('No part has a text.');
    const next = setSectionText(plan, section.id, text.at, 'Other words');
    const after = next.pages.flatMap(({ sections }) => sections).find(({ id }) => id === section.id);
    expect(after === undefined ? [] : sectionTexts(after).map((one) => one.text)).toContain('Other words');
  });

  it('is not sent with texts missing', () => {
    expect(planFaults(plan)).toEqual([]);
    expect(planFaults(setApp(plan, { name: ' ' }))).toEqual(['The app has no name.']);
    const blank = setField(plan, { entity: pets.name, field: pets.title }, { label: '' });
    expect(planFaults(blank)).toContain(`A field of ${pets.many} has no label.`);
  });

  it('says what its actions do', () => {
    if (action === undefined) throw new Error('There is no action.');
    expect(actionWords(action, plan)).toMatch(/^On each .+: .+\.$/);
  });
});

describe('fields', () => {
  it('that something needs cannot be removed', () => {
    expect(fieldUses(plan, pets, pets.title)).toContain('it names each record');
    const kept = removeField(plan, { entity: pets.name, field: pets.title });
    expect(entityOf(kept, pets.name).fields).toHaveLength(pets.fields.length);
  });

  it('that nothing needs go from records, lists and samples', () => {
    const free = pets.fields.find(({ name }) => fieldUses(plan, pets, name).length === 0)?.name ?? '';
    const next = removeField(plan, { entity: pets.name, field: free });
    const after = entityOf(next, pets.name);
    expect(after.fields.map(({ name }) => name)).not.toContain(free);
    expect(after.samples.some((sample) => Object.hasOwn(sample, free))).toBe(false);
    expect(parseSpec(next)).toMatchObject({ ok: true });
  });

  it('may become of any kind, with samples that fit', () => {
    const with_ = addField(plan, pets.name, 'Extra');
    for (const kind of Object.keys(fieldKindNames) as (keyof typeof fieldKindNames)[]) {
      const next = setFieldKind(with_, { entity: pets.name, field: 'extra' }, kind);
      expect(parseSpec(next)).toMatchObject({ ok: true });
      expect(planFaults(next)).toEqual([]);
    }
    const chosen = setFieldKind(with_, { entity: pets.name, field: 'extra' }, 'choice');
    expect(entityOf(chosen, pets.name).samples[0]?.['extra']).toBe('First');
    const other = setField(chosen, { entity: pets.name, field: 'extra' }, { options: ['Red', 'Blue'] });
    expect(entityOf(other, pets.name).samples[1]?.['extra']).toBe('Blue');
  });

  it('change their order', () => {
    const [first, second] = pets.fields;
    const next = moveField(plan, { entity: pets.name, field: second?.name ?? '' }, -1);
    expect(
      entityOf(next, pets.name)
        .fields.slice(0, 2)
        .map(({ name }) => name),
    ).toEqual([second?.name, first?.name]);
  });

  it('that are asked for in a form are changed there too', () => {
    const made = plan.actions.find(({ creates, form }) => creates !== undefined && (form ?? []).length > 0);
    const field = made?.form?.[0]?.name ?? '';
    const next = setField(plan, { entity: made?.creates?.entity ?? '', field }, { label: 'Full name' });
    expect(next.actions.find(({ id }) => id === made?.id)?.form?.[0]?.label).toBe('Full name');
  });

  it('get names that code can use', () => {
    expect(freeName('Chip number', new Set())).toBe('chipNumber');
    expect(freeName('Chip number', new Set(['chipNumber']))).toBe('chipNumber2');
    expect(freeName('2nd owner', new Set())).toBe('field2ndOwner');
    expect(freeName('Größe', new Set())).toMatch(/^[a-z][A-Za-z0-9]*$/);
    expect(freeName('名前', new Set())).toBe('field');
    expect(freeName('id', new Set())).toBe('id2');
  });
});
