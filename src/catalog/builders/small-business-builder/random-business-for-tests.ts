import fc from 'fast-check';
import type { BusinessInput } from './fields.ts';
import { bakery } from './starters/bakery.ts';

const month = fc.integer({ min: 1, max: 36 });
const sum = fc.integer({ min: 0, max: 200_000 });
const name = fc.constantFrom('One', 'Two', 'Three');
const days = fc.integer({ min: 0, max: 120 });
const percent = fc.integer({ min: 0, max: 40 });

/** Businesses of every kind, possible and impossible ones; texts are those of the bakery. */
export const anyBusiness: fc.Arbitrary<BusinessInput> = fc
  .record({
    start: fc.constantFrom('2027-01-01', '2027-06-15', '2028-12-31'),
    growth: fc.double({ min: -20, max: 10, noNaN: true }),
    firstShare: fc.integer({ min: 0, max: 100 }),
    rampMonths: fc.integer({ min: 0, max: 36 }),
    season: fc.uniqueArray(
      fc.record({
        month: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'),
        level: fc.integer({ min: 0, max: 300 }),
      }),
      { selector: (row) => row.month, maxLength: 12 },
    ),
    products: fc.array(
      fc.record({
        name,
        price: fc.integer({ min: 1, max: 5_000 }),
        cost: fc.integer({ min: 0, max: 5_000 }),
        units: fc.integer({ min: 1, max: 500 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    fixed: fc.array(fc.record({ name, amount: sum, from: month }), { maxLength: 4 }),
    equipment: fc.array(
      fc.record({
        name,
        amount: sum,
        month,
        life: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
      }),
      { maxLength: 4 },
    ),
    people: fc.array(fc.record({ role: name, salary: sum, from: month, charges: percent }), { maxLength: 4 }),
    loans: fc.array(
      fc
        .record({
          name,
          amount: sum,
          month,
          rate: percent,
          term: fc.integer({ min: 1, max: 60 }),
          grace: days,
        })
        .map((loan) => ({ ...loan, grace: loan.grace % loan.term })),
      { maxLength: 3 },
    ),
    grants: fc.array(fc.record({ name, amount: sum, month }), { maxLength: 2 }),
    ownMoney: sum,
    openingCash: sum,
    customerDays: days,
    supplierDays: days,
    stockDays: days,
    taxRate: percent,
    vat: fc.boolean(),
    vatSales: percent,
    vatPurchases: percent,
  })
  .map((given) => ({ ...bakery.input, ...given }));
