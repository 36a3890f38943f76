import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/toast.tsx';
import { readNumber } from '../parts/number-text.ts';
import { NumberField } from '../parts/tool-fields.tsx';
import { type Results, UnitForm } from './unit-form.tsx';

/** What one US dollar was worth when these examples were written; they are meant to be replaced. */
const exampleRates: Readonly<Record<string, string>> = {
  'US dollar (USD)': '1',
  'Euro (EUR)': '0.92',
  'British pound (GBP)': '0.79',
  'Japanese yen (JPY)': '150',
  'Swiss franc (CHF)': '0.88',
  'Canadian dollar (CAD)': '1.36',
  'Australian dollar (AUD)': '1.52',
  'Chinese yuan (CNY)': '7.2',
  'Indian rupee (INR)': '83',
  'Brazilian real (BRL)': '5',
};

const kept = createValue<Readonly<Record<string, string>>>('currency-rates', exampleRates);

export function CurrencyForm({ results }: { results: Results }) {
  const [rates, setRates] = useValue(kept);
  const units = Object.entries(rates).map(([name, text]) => {
    const rate = readNumber(text);
    return { name, factor: rate === undefined || rate <= 0 ? Number.NaN : 1 / rate };
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <UnitForm
        units={units.filter(({ factor }) => Number.isFinite(factor))}
        results={results}
        decimals={2}
        note={
          <p className="text-sm text-muted">
            The rates are examples and do not change by themselves. Enter those of today below.
          </p>
        }
      />
      <details className="rounded-control border border-line">
        <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">Set the rates</summary>
        <div className="grid grid-cols-1 gap-3 p-3 sm:grid-cols-2">
          {Object.entries(rates).map(([name, text]) => (
            <NumberField
              key={name}
              label={`1 USD in ${name}`}
              value={text}
              fault={(readNumber(text) ?? 0) > 0 ? undefined : 'Enter a number above 0.'}
              onChange={(next) => setRates({ ...rates, [name]: next })}
            />
          ))}
          <Button
            className="justify-self-start"
            onClick={() => {
              setRates(exampleRates);
              say('The example rates are back.');
            }}
          >
            Reset rates
          </Button>
        </div>
      </details>
    </div>
  );
}
