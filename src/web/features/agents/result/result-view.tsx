import type { AgentResult } from '../../../../catalog/agent-desk/result.ts';
import { Alert } from '../../../ui/alert.tsx';
import { PartView } from './part-view.tsx';

/** The answer in one sentence, then everything behind it. */
export function ResultView({ result }: { result: AgentResult }) {
  const currency = result.currency ?? 'USD';
  return (
    <div className="@container grid min-w-0 grid-cols-1 gap-8">
      <p className="text-lead font-medium text-ink">{result.summary}</p>
      {result.warnings === undefined || result.warnings.length === 0 ? null : (
        <Alert tone="caution" title="Before you rely on it">
          {result.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Alert>
      )}
      {result.parts.map((part, index) => (
        <PartView key={`${part.title}-${index}`} part={part} currency={currency} />
      ))}
    </div>
  );
}
