import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { parseSpec } from '../spec/check-spec.ts';
import { reviseSpec } from './revise-spec.ts';

const shop = planFromText(
  'Please implement a shop website. Users should be able to browse products, order products and manage customers.',
);

function after(sentence: string): AppSpec {
  const revision = reviseSpec(shop, sentence, { plan: planFromText });
  if (!revision.changed) throw new Error(`“${sentence}” was not understood.`);
  expect(parseSpec(revision.spec).ok).toBe(true);
  return revision.spec;
}

function fieldsOf(spec: AppSpec, name: string): string[] {
  return spec.entities.find((entity) => entity.name === name)?.fields.map(({ label }) => label) ?? [];
}

describe('reviseSpec', () => {
  it('adds, retypes and removes fields', () => {
    expect(fieldsOf(after('add a due date to products'), 'products')).toContain('Due date');
    expect(fieldsOf(after('remove the rating from products'), 'products')).not.toContain('Rating');
    const category = after('turn category into a choice of shoes, hats and bags')
      .entities.find(({ name }) => name === 'products')
      ?.fields.find(({ name }) => name === 'category');
    expect(category?.options).toEqual(['Shoes', 'Hats', 'Bags']);
  });

  it('renames a kind of record everywhere', () => {
    const spec = after('rename customers to members');
    expect(spec.pages.map(({ title }) => title)).toContain('Members');
    expect(spec.pages.map(({ title }) => title)).not.toContain('Customers');
  });

  it('recolours and restyles', () => {
    expect(after('make the header teal').theme).toMatchObject({
      header: '#008080',
      component: shop.theme.component,
    });
    expect(after('make the buttons teal').theme).toMatchObject({
      header: shop.theme.component,
      component: '#008080',
    });
    expect(after('make it teal').theme.component).toBe('#008080');
    expect(after('set the background to ivory').theme.background).toBe('#fffff0');
    expect(after('make it playful').theme.character).toBe('playful');
  });

  it('adds pages, actions and roles', () => {
    expect(after('add a page with opening hours').pages.map(({ title }) => title)).toContain('Opening hours');
    expect(after('users can adopt products').actions.map(({ label }) => label)).toContain('Adopt');
    expect(after('users can donate to campaigns').pages.length).toBeGreaterThan(shop.pages.length);
    expect(after('add a role manager').roles).toContain('Manager');
  });

  it('moves and removes pages', () => {
    expect(after('move customers first').pages[1]?.title).toBe('Customers');
    expect(after('remove customers').entities.map(({ name }) => name)).not.toContain('customers');
  });

  it('leaves the plan alone and says what it could do when it does not understand', () => {
    const before = structuredClone(shop);
    const revision = reviseSpec(shop, 'qwerty zxcv', { plan: planFromText });
    expect(revision).toMatchObject({ changed: false, answers: [{ state: 'not-understood', changes: [] }] });
    expect(revision.spec).toBe(shop);
    expect(shop).toEqual(before);
  });
});
