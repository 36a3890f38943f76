import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });

const transactions: EntitySpec = {
  name: 'transactions',
  one: 'Transaction',
  many: 'Transactions',
  title: 'title',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', required: true },
    { name: 'amount', label: 'Amount', kind: 'money', required: true, min: 0 },
    { name: 'type', label: 'Type', kind: 'choice', required: true, options: ['Expense', 'Income'] },
    {
      name: 'category',
      label: 'Category',
      kind: 'choice',
      required: true,
      options: ['Food', 'Rent', 'Transport', 'Health', 'Leisure', 'Salary', 'Other'],
    },
    { name: 'date', label: 'Date', kind: 'date', required: true },
    { name: 'note', label: 'Note', kind: 'long-text' },
  ],
  samples: [
    { title: 'Salary', amount: 2850, type: 'Income', category: 'Salary', date: '-14', note: '' },
    { title: 'Rent of the flat', amount: 980, type: 'Expense', category: 'Rent', date: '-12', note: '' },
    {
      title: 'Groceries',
      amount: 86.4,
      type: 'Expense',
      category: 'Food',
      date: '-5',
      note: 'Market and bakery',
    },
    { title: 'Monthly ticket', amount: 62, type: 'Expense', category: 'Transport', date: '-4', note: '' },
    { title: 'Cinema', amount: 24, type: 'Expense', category: 'Leisure', date: '-2', note: 'With Felix' },
    { title: 'Pharmacy', amount: 17.9, type: 'Expense', category: 'Health', date: '-1', note: '' },
  ],
};

/** Whether records of a kind say how much, in or out, for what and when. */
function isMoneyFlow({ fields }: EntitySpec): boolean {
  const has = (name: string, kind: string) =>
    fields.some((field) => field.name === name && field.kind === kind);
  const type = fields.find(({ name }) => name === 'type');
  return (
    has('amount', 'money') &&
    has('category', 'choice') &&
    has('date', 'date') &&
    (type?.options ?? []).some((option) => /income/i.test(option))
  );
}

/** Income, spending, balance, and budgets by category. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'budget',
  title: 'Budget',
  words: [
    'budget planner',
    'budget tracker',
    'budget app',
    'budget management',
    'budget per category',
    'monthly budget',
    'personal budget',
    'set budget',
    'manage budget',
    'track budget',
    'track expense',
    'track spending',
    'record expense',
    'record income',
    'expense tracker',
    'expense tracking',
    'expense management',
    'income expense',
    'expense income',
    'personal finance',
    'finance tracker',
    'spending tracker',
    'household budget',
    'family budget',
    'money manager',
  ],
  size: 'page',
  props,
  example: { entity: 'transactions' },
  fit({ entity, entities }) {
    const known = [entity, ...entities].find((one) => one !== undefined && isMoneyFlow(one));
    return known === undefined
      ? { title: 'Budget', props: { entity: transactions.name }, entities: [transactions] }
      : { title: 'Budget', props: { entity: known.name } };
  },
  emit: ({ entity }, _section, { file, ...context }) => ({
    tag: file.use('BudgetPlanner', 'tools/budget/budget-planner.tsx'),
    props: { entity: new Code(context.entity(entity)) },
  }),
  prove({ entity }, _section, { spec, page }) {
    const known = spec.entities.find(({ name }) => name === entity);
    const category = known?.fields.find(({ name }) => name === 'category')?.options?.[0] ?? 'Food';
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A budget is set, kept and removed',
        steps: [
          open,
          { do: 'fill', label: 'Budget for', value: category },
          { do: 'fill', label: 'Amount a month', value: '400' },
          { do: 'press', name: 'Set budget' },
          { do: 'count', selector: `[data-budget="${category}"]`, min: 1 },
          { do: 'reload' },
          { do: 'count', selector: `[data-budget="${category}"]`, min: 1 },
          { do: 'press', name: `Remove the budget for ${category}` },
          { do: 'count', selector: '[data-budget]', max: 0 },
        ],
      },
      {
        name: 'A category narrows the list, and the list is exported',
        steps: [
          open,
          { do: 'remember', selector: '[aria-label="Budget"] > section:last-of-type h2' },
          { do: 'fill', label: 'Category', value: category },
          { do: 'changed', selector: '[aria-label="Budget"] > section:last-of-type h2' },
          { do: 'press', name: 'Export CSV' },
          { do: 'see', text: `were exported to ${entity}.csv.` },
        ],
      },
    ];
  },
});
