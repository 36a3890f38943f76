import type { ChoiceField } from './fields.ts';

/** The question for the currency; sums are never converted, only written in it. */
export const currencyField = {
  kind: 'choice',
  label: 'Currency',
  options: [
    { value: 'USD', label: 'US dollar' },
    { value: 'EUR', label: 'Euro' },
    { value: 'GBP', label: 'Pound sterling' },
    { value: 'CHF', label: 'Swiss franc' },
    { value: 'CAD', label: 'Canadian dollar' },
    { value: 'AUD', label: 'Australian dollar' },
    { value: 'INR', label: 'Indian rupee' },
    { value: 'JPY', label: 'Japanese yen' },
    { value: 'NGN', label: 'Nigerian naira' },
    { value: 'BRL', label: 'Brazilian real' },
    { value: 'ZAR', label: 'South African rand' },
    { value: 'PLN', label: 'Polish złoty' },
    { value: 'SEK', label: 'Swedish krona' },
    { value: 'KES', label: 'Kenyan shilling' },
  ],
} as const satisfies ChoiceField;
