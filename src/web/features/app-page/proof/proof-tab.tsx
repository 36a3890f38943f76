import { Check, CircleAlert, Monitor, Smartphone } from 'lucide-react';
import {
  type CaseProof,
  type PageProof,
  type ProofFault,
  type ProofReport,
  summarizeProof,
} from '../../../../engine/proof/proof-report.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-panel.tsx';
import { isUnderWay, splitReason } from '../app-view.ts';
import { useLookedAt } from '../use-looked-at.ts';
import { useVersionContent } from '../use-version-content.ts';
import { pageWords } from './page-words.ts';
import { bySize, type SizeFacts, seconds } from './proof-facts.ts';
import { WishesPart } from './wishes-part.tsx';

/** What was tried out in a browser before the version counted as working, and what became of each wish. */
export function ProofTab() {
  const { version } = useLookedAt();
  const { data, error, refetch } = useVersionContent(version);
  if (error !== null)
    return (
      <Card>
        <ErrorState
          heading="The report could not be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'Please try again.')}
        </ErrorState>
      </Card>
    );
  if (version === undefined || data === undefined) return <Skeleton className="h-96 rounded-large" />;
  const { proof, spec } = data;
  return (
    <div className="grid gap-8">
      {version.status === 'failed' ? (
        <Alert tone="negative" title={`Version ${version.number} did not work`}>
          {splitReason(version.error ?? '').first}
        </Alert>
      ) : null}
      {spec === null ? null : <WishesPart spec={spec} proof={proof} />}
      {proof === null ? (
        <Card>
          <EmptyState heading="Nothing was tried out yet">
            {isUnderWay(version)
              ? 'The report is here when the version has been tried out in a browser.'
              : 'This version ended before it could be tried out.'}
          </EmptyState>
        </Card>
      ) : (
        <Report number={version.number} proof={proof} spec={spec} />
      )}
    </div>
  );
}

interface ReportProps {
  number: number;
  proof: ProofReport;
  /** Names pages as the plan does. */
  spec: AppSpec | null;
}

function Report({ number, proof, spec }: ReportProps) {
  return (
    <Section heading={`How version ${number} was tried out`} description={summarizeProof(proof)}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {bySize(proof).map((facts) => (
          <SizeReport key={facts.size} facts={facts} spec={spec} />
        ))}
      </div>
    </Section>
  );
}

const sizes = {
  desktop: { name: 'Desktop, 1280 × 800', icon: <Monitor aria-hidden className="size-4 text-ink-muted" /> },
  phone: { name: 'Phone, 390 × 844', icon: <Smartphone aria-hidden className="size-4 text-ink-muted" /> },
};

function SizeReport({
  facts: { size, pages, cases, held, tried },
  spec,
}: {
  facts: SizeFacts;
  spec: AppSpec | null;
}) {
  return (
    <Card aria-label={sizes[size].name}>
      <div className="flex items-center gap-2 border-b border-line px-4 py-2.5">
        {sizes[size].icon}
        <h3 className="flex-1 text-small font-semibold text-ink">{sizes[size].name}</h3>
        <Badge tone={held === tried ? 'positive' : 'negative'}>
          {held} of {tried} hold
        </Badge>
      </div>
      <ul className="grid divide-y divide-line">
        {pages.map((page) => (
          <Row
            key={page.path}
            one={page}
            label={`The page ${pageWords(page.path, spec)} opens`}
            faults={page.faults}
          />
        ))}
        {cases.map((one) => (
          <Row
            key={`${one.section} ${one.name}`}
            one={one}
            label={one.name}
            where={`On the page ${pageWords(one.page, spec)}`}
            faults={one.faults}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  one: PageProof | CaseProof;
  label: string;
  where?: string;
  faults: readonly ProofFault[];
}

function Row({ one, label, where, faults }: RowProps) {
  return (
    <li className="flex items-start gap-2.5 px-4 py-2 text-small">
      {one.ok ? (
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-negative" />
      )}
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink">
          {label}
          <span className="sr-only">: {one.ok ? 'holds' : 'does not hold'}</span>
        </p>
        {where === undefined ? null : <p className="text-caption text-ink-faint wrap-anywhere">{where}</p>}
        {'failing' in one && one.failing !== undefined ? (
          <p className="text-caption text-ink-muted">
            Stopped at step {one.failing.at} of {one.failing.of}.
          </p>
        ) : null}
        {faults.map(({ kind, message }) => (
          <p key={`${kind} ${message}`} className="text-caption wrap-anywhere text-negative">
            {message}
          </p>
        ))}
      </div>
      <span className="shrink-0 font-mono text-caption text-ink-faint tabular-nums">{seconds(one.ms)}</span>
    </li>
  );
}
