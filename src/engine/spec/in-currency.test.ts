import { expect, it } from 'vitest';
import { filesOf } from '../generate.ts';
import { hostedRules } from '../hosting/hosted-rules.ts';
import { type AppSpec, appSpecSchema, specVersion } from './app-spec.ts';
import { inCurrency } from './in-currency.ts';

const shop: AppSpec = {
  version: specVersion,
  name: 'Skeins',
  tagline: 'Yarn for sale',
  kind: 'case',
  language: 'en',
  theme: { background: '#ffffff', component: '#000000', character: 'studio', layout: 'topbar' },
  accounts: 'none',
  roles: [],
  currency: 'kr',
  entities: [
    {
      name: 'skeins',
      one: 'Skein',
      many: 'Skeins',
      title: 'name',
      fields: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'price', label: 'Price', kind: 'money', unit: '$' },
        { name: 'cost', label: 'Cost', kind: 'money' },
        { name: 'coins', label: 'Coins', kind: 'money', unit: 'coins' },
        { name: 'perKilo', label: 'Per kilo', kind: 'number', unit: '€/kg' },
      ],
      rules: [{ never: 'price < cost', says: 'Below {cost}.' }],
      samples: [{ name: 'Moss', price: 120, cost: 60 }],
    },
  ],
  actions: [],
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Home',
      nav: true,
      sections: [
        {
          id: 'home-figures-1',
          block: 'figures',
          props: { figures: [{ label: 'Worth', formula: 'sum(price of skeins)', kind: 'money' }] },
        },
      ],
    },
  ],
  trace: [],
  notes: [],
};

it('gives every amount of money the currency of the plan, and leaves other units alone', () => {
  const { entities, pages } = inCurrency(shop);
  expect(entities[0]?.fields.map(({ unit }) => unit)).toEqual([undefined, 'kr', 'kr', 'coins', 'kr/kg']);
  expect(pages[0]?.sections[0]?.props['figures']).toEqual([
    { label: 'Worth', formula: 'sum(price of skeins)', kind: 'money', unit: 'kr' },
  ]);
});

it('changes nothing where the plan names none', () => {
  const { currency: _currency, ...plain } = shop;
  expect(inCurrency(plain)).toBe(plain);
});

it('is the currency of the files of the app, and of the rules that the server keeps', () => {
  expect(filesOf(shop)['src/words/currency.ts']).toContain("currency: string = 'kr'");
  const price = hostedRules(shop)?.kinds[0]?.fields.find(({ name }) => name === 'price');
  expect(price?.unit).toBe('kr');
});

it('is kept in a plan that is stored and read again', () => {
  expect(appSpecSchema.parse(shop).currency).toBe('kr');
});
