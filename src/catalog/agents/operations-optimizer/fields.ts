import { currencyField } from '../../agent-desk/currencies.ts';
import type { Draft, Fields, Input } from '../../agent-desk/fields.ts';
import { planFields } from './plan-fields.ts';
import { staffFields } from './staff-fields.ts';
import { stockFields } from './stock-fields.ts';

const isAboutMoney = (draft: Draft) => draft.question !== 'plan';

export const fields = {
  question: {
    kind: 'choice',
    label: 'The question',
    options: [
      { value: 'plan', label: 'Which plan is best under these limits?' },
      { value: 'order', label: 'How much should we order at a time?' },
      { value: 'reorder', label: 'At what stock should we order again?' },
      { value: 'single', label: 'How much for a single season or day?' },
      { value: 'staff', label: 'How many people must serve the line?' },
    ],
  },
  currency: { ...currencyField, when: isAboutMoney },
  ...planFields,
  ...stockFields,
  ...staffFields,
} as const satisfies Fields;

export type OperationsInput = Input<typeof fields>;
