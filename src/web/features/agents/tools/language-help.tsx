import { functionRules } from '../../../../catalog/custom-tools/language/function-rules.ts';
import { Collapsible } from '../../../ui/collapsible.tsx';

const signs = [
  ['a + b, a - b, a * b, a / b, a ^ b', 'The four operations and powers; brackets group'],
  ['a > b, a <= b, a == b, a != b, and, or, not', 'Conditions'],
  ['items.price', 'The column of a table; an operation on it is done row by row'],
  ['5 km / 30 min to km/h', 'Units are reckoned with, and converted by “to”'],
  ['1 - rate', 'A percentage is a share: 8 % is 0.08'],
] as const;

/** Everything that formulas can do, out of the way until it is wanted. */
export function LanguageHelp() {
  const lines = [...signs, ...Object.values(functionRules).map(({ usage, says }) => [usage, says] as const)];
  return (
    <Collapsible label="What formulas can do">
      <dl className="grid gap-x-6 gap-y-2 text-small @xl:grid-cols-2">
        {lines.map(([usage, says]) => (
          <div key={usage} className="min-w-0">
            <dt className="font-mono text-caption wrap-anywhere text-ink">{usage}</dt>
            <dd className="text-ink-muted">{says}</dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  );
}
